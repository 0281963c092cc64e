import Foundation

/// The three files that a process is started with.
package enum StandardFiles {
    /// Keeps the numbers of those that are closed from being given to the next file that is opened, which would
    /// then be read or written in their place. To read or write them stays an error.
    package static func hold() {
        for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(file, F_GETFD) < 0 {
            // What is opened gets the lowest number that is free: this one.
            _ = open("/dev/null", (file == STDIN_FILENO ? O_WRONLY : O_RDONLY) | O_CLOEXEC)
        }
    }
}
