#if GTK
    import CGTK
    import Foundation

    /// Whether GObjects are gone.
    @MainActor
    final class Weak {
        private var references: [(name: String, reference: UnsafeMutablePointer<GWeakRef>)] = []

        /// Watches an object.
        func watch(_ name: String, _ object: UnsafeMutableRawPointer?) {
            let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
            g_weak_ref_init(reference, object)
            references.append((name, reference))
        }

        /// How many objects are watched.
        var count: Int { references.count }

        /// The names of the objects that still live.
        var alive: [String] {
            references.compactMap { name, reference in
                guard let object = g_weak_ref_get(reference) else { return nil }
                g_object_unref(object)
                return name
            }
        }

        isolated deinit {
            for (_, reference) in references {
                g_weak_ref_clear(reference)
                reference.deallocate()
            }
        }
    }

    /// The memory that this process has in use, in bytes, as the kernel counts it.
    func memoryInUse() -> Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        return pages.flatMap { Int($0[1]) }.map { $0 * Int(getpagesize()) } ?? 0
    }
#endif
