//! Thinks for the web page, in a worker of its own: questions come in and answers go out as text.

use reverstargo::cpu;
use reverstargo::platform::device;

fn main() {
    device::log_panics();
    cpu::serve();
}
