// Runs the activity and the reminder on a JVM: against the stand-ins of android/stand-ins, which record what they are asked and
// answer. `cargo xtask android --check` compiles this with them and starts it.
//
// A proof is one or more lives of the app's process, one after the other on the same phone. Each life gets the classes anew,
// as a process does; the phone (standin.Phone) stays.
package proofs

import java.io.File
import java.lang.reflect.InvocationTargetException
import java.lang.reflect.Method
import java.lang.reflect.Modifier
import java.net.URLClassLoader
import java.util.TimeZone
import kotlin.system.exitProcess
import standin.Phone

// The lives in their order, for each proof that has more than one.
private val LONGER = mapOf(
    "an alarm outlives the phone's restart" to listOf("an alarm is set", "the phone restarts elsewhere"),
    "a day is told once, whatever ends between" to listOf("an alarm rings", "the same alarm rings again"),
)

private val SETS = listOf("Lives", "Exchanges", "Reminders").map { "proofs.$it" }

// The classes of a process: all but the phone's and Kotlin's own are its own. Those of the app are in a folder of their own
// where the shrinker has been at them.
internal class Process(private val rest: URLClassLoader, private val app: URLClassLoader) :
    ClassLoader(Process::class.java.classLoader) {
    override fun loadClass(name: String, resolve: Boolean): Class<*> {
        if (listOf("java.", "jdk.", "kotlin.", "standin.").any(name::startsWith)) return super.loadClass(name, resolve)
        return findLoadedClass(name) ?: findClass(name)
    }

    override fun findClass(name: String): Class<*> {
        val folder = if (name.startsWith("dev.")) app else rest
        val bytes = folder.getResourceAsStream(name.replace('.', '/') + ".class")?.use { it.readBytes() }
            ?: throw ClassNotFoundException(name)
        return defineClass(name, bytes, 0, bytes.size)
    }
}

internal fun folder(path: String) = URLClassLoader(arrayOf(File(path).toURI().toURL()), null)

private fun methodsOf(set: Class<*>): List<Method> =
    set.declaredMethods.filter { Modifier.isPublic(it.modifiers) && it.parameterCount == 0 }

private fun live(process: Process, life: String) {
    val method = SETS.flatMap { methodsOf(process.loadClass(it)) }.single { it.name == life }
    try {
        method.invoke(method.declaringClass.getDeclaredConstructor().newInstance())
    } catch (failure: InvocationTargetException) {
        throw failure.targetException
    }
}

// The folder of all classes, and that of the app's where it is another one.
fun main(arguments: Array<String>) {
    val (rest, app) = listOf(arguments.first(), arguments.last()).map(::folder)
    val lives = SETS.flatMap { methodsOf(Process(rest, app).loadClass(it)) }.map { it.name }.sorted()
    val apart = LONGER.values.flatten().toSet()
    val proofs = LONGER + lives.filter { it !in apart }.associateWith { listOf(it) }
    var failed = 0
    for ((name, inTurn) in proofs) {
        Phone.reset()
        // It is noon on this phone, so that no proof meets midnight.
        val hour = java.time.LocalTime.now(java.time.ZoneOffset.UTC).hour
        TimeZone.setDefault(TimeZone.getTimeZone(java.time.ZoneOffset.ofHours(12 - hour)))
        try {
            inTurn.forEach { live(Process(rest, app), it) }
        } catch (failure: Throwable) {
            failed += 1
            println("$name: $failure")
            failure.stackTrace.filter { it.className.startsWith("dev.") }.take(6).forEach { println("    at $it") }
            println(Phone.done.joinToString("\n") { "    $it" })
        }
    }
    println("${proofs.size} proofs, $failed failed")
    exitProcess(if (failed == 0 && proofs.size > LONGER.size) 0 else 1)
}
