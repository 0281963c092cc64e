#if GTK
    import CGTK

    /// An owner's handlers for other objects' signals. They are disconnected together.
    @MainActor
    package final class SignalConnections {
        private var connections: [(object: WeakObject, handler: gulong)] = []

        package init() {}

        isolated deinit { disconnectAll() }

        /// Calls `body` for every emission of the signal until `disconnectAll` or the end of the object.
        package func connect(
            _ object: gpointer, _ signal: String, after: Bool = false,
            _ body: @escaping @MainActor (SignalArguments) -> Void
        ) {
            let closure = Self.closure(body)
            let handler = g_signal_connect_closure(object, signal, closure, after.gboolean)
            connections.append((WeakObject(object), handler))
        }

        /// Disconnects every handler whose object still exists.
        package func disconnectAll() {
            for (object, handler) in connections {
                if let object = object.object { g_signal_handler_disconnect(object, handler) }
            }
            connections = []
        }

        /// A GLib closure that retains the Swift one and takes any signal's arguments.
        private static func closure(_ body: @escaping @MainActor (SignalArguments) -> Void)
            -> UnsafeMutablePointer<GClosure>
        {
            let box = Unmanaged.passRetained(SignalBody(run: body)).toOpaque()
            let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box)!
            g_closure_add_finalize_notifier(closure, box) { box, _ in
                Unmanaged<SignalBody>.fromOpaque(box!).release()
            }
            g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
                guard let box = closure?.pointee.data, let values else { return }
                let body = Unmanaged<SignalBody>.fromOpaque(box).takeUnretainedValue()
                body.run(SignalArguments(values: values, count: Int(count), result: result))
            }
            return closure
        }
    }

    /// The Swift closure that a GLib closure retains.
    @MainActor
    private final class SignalBody {
        let run: @MainActor (SignalArguments) -> Void
        init(run: @escaping @MainActor (SignalArguments) -> Void) { self.run = run }
    }

    /// A signal's values: the instance at index 0, then the arguments.
    @MainActor
    package struct SignalArguments {
        fileprivate let values: UnsafePointer<GValue>
        fileprivate let count: Int
        fileprivate let result: UnsafeMutablePointer<GValue>?

        /// A pointer or boxed argument.
        package func pointer(at place: Int) -> gpointer? {
            place < count ? g_value_peek_pointer(values + place) : nil
        }

        /// An object argument.
        package func object(at place: Int) -> gpointer? {
            place < count ? g_value_get_object(values + place) : nil
        }

        /// A property's declaration.
        package func parameter(at place: Int) -> UnsafeMutablePointer<GParamSpec>? {
            place < count ? g_value_get_param(values + place) : nil
        }

        /// A floating-point number.
        func double(at place: Int) -> Double { place < count ? g_value_get_double(values + place) : 0 }

        /// An unsigned integer.
        func uint(at place: Int) -> guint { place < count ? g_value_get_uint(values + place) : 0 }

        /// A set of flags.
        func flags(at place: Int) -> guint { place < count ? g_value_get_flags(values + place) : 0 }

        /// Sets the Boolean result of a handler.
        package func answer(_ handled: Bool) {
            if let result { g_value_set_boolean(result, handled.gboolean) }
        }
    }
#endif
