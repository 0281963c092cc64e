#if GTK
    import CGTK
    import Foundation

    /// A picture of a widget or window as it is on screen, drawn by GTK's software renderer.
    @MainActor
    public struct IndexBarSnapshot {
        /// Why there is no picture.
        public enum Failure: Error, CustomStringConvertible {
            /// The widget has no size: it has not been shown and laid out.
            case notLaidOut
            /// The renderer does not work on this display.
            case noRenderer
            /// The file could not be written, and the system's reason.
            case notWritten(path: String, reason: String)

            /// One line that says what is wrong.
            public var description: String {
                switch self {
                case .notLaidOut: "the widget has not been laid out"
                case .noRenderer: "the display has no software renderer"
                case .notWritten(let path, let reason): "cannot write \(path): \(reason)"
                }
            }
        }

        private let texture: OpaquePointer
        /// The width of the picture, in pixels.
        public let width: Int
        /// The height of the picture, in pixels.
        public let height: Int

        /// Draws a widget.
        ///
        /// - Parameters:
        ///   - widget: a widget that is shown and laid out. A window is drawn with everything in it.
        ///   - scale: pixels per point, clamped to 1...8. Default: 1.
        public static func drawing(_ widget: UnsafeMutablePointer<GtkWidget>, scale: Int = 1) throws(Failure)
            -> IndexBarSnapshot
        {
            let scale = Double(max(1, min(scale, 8)))
            let size = (
                width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget))
            )
            guard size.width > 0, size.height > 0 else { throw .notLaidOut }
            let node = node(of: widget, size: size, scale: scale)
            defer { gsk_render_node_unref(node) }
            let renderer = gsk_cairo_renderer_new()!
            defer { g_object_unref(gpointer(renderer)) }
            guard gsk_renderer_realize(renderer, nil, nil) != 0 else { throw .noRenderer }
            defer { gsk_renderer_unrealize(renderer) }
            var viewport = graphene_rect_t(
                origin: graphene_point_t(x: 0, y: 0),
                size: graphene_size_t(width: Float(size.width * scale), height: Float(size.height * scale)))
            guard let texture = gsk_renderer_render_texture(renderer, node, &viewport) else {
                throw .noRenderer
            }
            return IndexBarSnapshot(
                texture: texture, width: Int(gdk_texture_get_width(texture)),
                height: Int(gdk_texture_get_height(texture)))
        }

        /// Writes the picture as PNG. It writes into existing devices and pipes, and follows links.
        public func write(to path: String) throws(Failure) {
            let png = gdk_texture_save_to_png_bytes(texture)
            defer { g_bytes_unref(png) }
            var size: gsize = 0
            let data = g_bytes_get_data(png, &size)
            // GLib's own functions would replace a device or a link by a new file.
            guard let file = fopen(path, "w") else { throw Self.notWritten(path) }
            let isWritten = fwrite(data, 1, Int(size), file) == Int(size) && fflush(file) == 0
            let failure = isWritten ? nil : Self.notWritten(path)
            guard fclose(file) == 0, isWritten else { throw failure ?? Self.notWritten(path) }
        }

        private static func notWritten(_ path: String) -> Failure {
            .notWritten(path: path, reason: String(cString: strerror(errno)))
        }

        /// The pixels, row by row, each as red, green, blue and alpha, 0...255, premultiplied.
        package func pixels() -> [UInt8] {
            var bytes = [UInt8](repeating: 0, count: width * height * 4)
            bytes.withUnsafeMutableBufferPointer {
                gdk_texture_download(texture, $0.baseAddress, gsize(width * 4))
            }
            // The download has cairo's order on little-endian machines: blue, green, red, alpha.
            for place in stride(from: 0, to: bytes.count, by: 4) { bytes.swapAt(place, place + 2) }
            return bytes
        }

        /// Releases the picture. It must not be used afterwards.
        public func free() { g_object_unref(gpointer(texture)) }

        private static func node(
            of widget: UnsafeMutablePointer<GtkWidget>, size: (width: Double, height: Double), scale: Double
        ) -> OpaquePointer {
            let paintable = gtk_widget_paintable_new(widget)
            defer { g_object_unref(gpointer(paintable)) }
            let snapshot = gtk_snapshot_new()!
            gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
            gdk_paintable_snapshot(paintable, snapshot, size.width, size.height)
            // An empty drawing is a picture too.
            return gtk_snapshot_free_to_node(snapshot) ?? gsk_container_node_new(nil, 0)
        }
    }
#endif
