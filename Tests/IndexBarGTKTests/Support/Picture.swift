#if GTK
    import CGTK
    import IndexBarGTK

    /// The pixels of a widget as it is drawn, to ask what is where.
    @MainActor
    struct Picture {
        /// A colour without alpha: what is drawn is opaque.
        struct Color: Equatable {
            var red: Int
            var green: Int
            var blue: Int

            /// How far two colours are apart, 0...765.
            func distance(to other: Color) -> Int {
                abs(red - other.red) + abs(green - other.green) + abs(blue - other.blue)
            }
        }

        let width: Int
        let height: Int
        private let bytes: [UInt8]

        init(of widget: UnsafeMutablePointer<GtkWidget>) throws {
            let snapshot = try IndexBarSnapshot.drawing(widget)
            defer { snapshot.free() }
            width = snapshot.width
            height = snapshot.height
            bytes = snapshot.pixels()
        }

        /// Whether nothing at all is drawn.
        var isBlank: Bool { bytes.allSatisfy { $0 == 0 } }

        /// The colour of a pixel.
        subscript(x: Int, y: Int) -> Color {
            let place = (y * width + x) * 4
            return Color(red: Int(bytes[place]), green: Int(bytes[place + 1]), blue: Int(bytes[place + 2]))
        }

        /// The pixels inside a rectangle, as far as there are any.
        private func places(in rectangle: IndexBarRectangle) -> [(x: Int, y: Int)] {
            let columns = max(0, Int(rectangle.x))..<min(width, Int(rectangle.x + rectangle.width))
            let rows = max(0, Int(rectangle.y))..<min(height, Int(rectangle.y + rectangle.height))
            return rows.flatMap { y in columns.map { (x: $0, y: y) } }
        }

        /// How many pixels of a rectangle are nearer than 60 to a colour.
        func count(of color: Color, in rectangle: IndexBarRectangle) -> Int {
            places(in: rectangle).count { self[$0.x, $0.y].distance(to: color) < 60 }
        }

        /// How many pixels of a rectangle differ clearly from a colour.
        func count(apartFrom color: Color, in rectangle: IndexBarRectangle) -> Int {
            places(in: rectangle).count { self[$0.x, $0.y].distance(to: color) > 120 }
        }

        /// The middle of the rows of a rectangle that have pixels clearly apart from a colour; nil: there are none.
        func middle(apartFrom color: Color, in rectangle: IndexBarRectangle) -> Double? {
            let rows = places(in: rectangle).filter { self[$0.x, $0.y].distance(to: color) > 120 }.map(\.y)
            guard let first = rows.first, let last = rows.last else { return nil }
            return Double(first + last + 1) / 2
        }

        /// The sum of the colours of the darkest pixel of a rectangle, 0...765.
        func darkest(in rectangle: IndexBarRectangle) -> Int {
            places(in: rectangle).map { self[$0.x, $0.y].distance(to: Color(red: 0, green: 0, blue: 0)) }
                .min() ?? 765
        }

        /// How many pixels of a rectangle are others in another picture of the same size.
        func differences(from other: Picture, in rectangle: IndexBarRectangle) -> Int {
            places(in: rectangle).count { self[$0.x, $0.y] != other[$0.x, $0.y] }
        }
    }
#endif
