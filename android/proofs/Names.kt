// Names by which Rust finds the app's classes, methods and constructors, and by which the page finds methods: those that
// are in the app have to be in the shrunk app as well. `cargo xtask android --check` reads Rust's names out of the sources
// of wry, tao and the app.
package proofs

import java.io.File
import java.lang.reflect.Executable
import java.lang.reflect.Method
import java.lang.reflect.Modifier
import kotlin.system.exitProcess

private const val PACKAGE = "dev.dioxus.main"

// Folders of all classes, of the app and of the shrunk app; the names of methods; the names of classes that Rust makes
// objects of; methods that are known to be lost.
fun main(arguments: Array<String>) {
    val (rest, whole, shrunk) = arguments
    val methods = arguments[3].split(',')
    val made = arguments[4].split(',')
    val wanted = namesIn(rest, whole, methods, made)
    val lost = wanted - namesIn(rest, shrunk, methods, made)
    val known = arguments[5].split(',').toSet()
    val faults = lost.filter { nameOf(it) !in known }.map { "the shrunk app has no $it" } +
        (known - lost.map(::nameOf).toSet()).map { "the shrunk app has $it, which is known to be lost" } +
        made.filter { name -> wanted.none { it.startsWith("$name.<init>(") } }.map { "the app has no class $it" }
    faults.forEach(::println)
    println("${wanted.size} names of the app, ${lost.size} lost, ${faults.size} faults")
    exitProcess(if (wanted.isNotEmpty() && faults.isEmpty()) 0 else 1)
}

private fun nameOf(method: String): String = method.substringBefore('(')

private fun namesIn(rest: String, app: String, methods: List<String>, made: List<String>): Set<String> {
    val process = Process(folder(rest), folder(app))
    val files = File(app, PACKAGE.replace('.', '/')).list().orEmpty().filter { it.endsWith(".class") }
    return files.flatMap { file ->
        val name = file.removeSuffix(".class")
        val all = process.loadClass("$PACKAGE.$name")
        val called = all.declaredMethods
            .filter { it.name in methods || Modifier.isNative(it.modifiers) || isForThePage(it) }.filter { !it.isSynthetic }
        val constructors = if (name in made) all.declaredConstructors.filter { Modifier.isPublic(it.modifiers) } else listOf()
        called.map { "$name.${it.name}${parameters(it)}: ${it.returnType.name}" } +
            constructors.map { "$name.<init>${parameters(it)}" }
    }.toSet()
}

// The classes of a process have an annotation of their own, too.
private fun isForThePage(method: Method): Boolean =
    method.annotations.any { it.annotationClass.simpleName == "JavascriptInterface" }

private fun parameters(of: Executable): String = of.parameterTypes.joinToString(", ", "(", ")") { it.name }
