//! Processor time of the current thread: a machine that others use too does not falsify it.

/// Seconds of processor time this thread has used, or of the wall clock where the system does not tell.
pub fn thread_seconds() -> f64 {
    // The system counts at its ticks, milliseconds apart, and whenever a thread yields.
    std::thread::yield_now();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told
        .as_deref()
        .and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
    match nanoseconds {
        Some(nanoseconds) => nanoseconds / 1e9,
        None => std::time::UNIX_EPOCH
            .elapsed()
            .map_or(0.0, |time| time.as_secs_f64()),
    }
}
