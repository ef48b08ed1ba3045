// Calls the program's `main` as dioxus' `start_app` does on Android: as a function without arguments. In the register of the
// first argument there is still what `dlsym` has returned, in that of the second whatever was there before.
// The linker is told to bind the C library's call of `main` to this (`--wrap=main`).
    .text
    .globl __wrap_main
    .type __wrap_main, %function
__wrap_main:
    stp x29, x30, [sp, #-16]!
    mov x29, sp
    adrp x0, __real_main
    add x0, x0, :lo12:__real_main
    mov x1, #1
    mov x16, x0
    blr x16
    ldp x29, x30, [sp], #16
    ret
