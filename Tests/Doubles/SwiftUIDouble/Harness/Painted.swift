/// One thing that is seen: what a view or a Canvas has painted.
public struct Painted: Equatable, Sendable {
    /// What was painted.
    public enum Kind: Equatable, Sendable { case text, fill, stroke, image, view }
    /// What was painted.
    public let kind: Kind
    /// The text, the name of the image, or of the shape.
    public let name: String
    /// Where, on the stage.
    public var rect: CGRect
    /// In which color.
    public let color: Color
    /// 0...1, with that of all views around it.
    public var opacity: Double
    init(_ kind: Kind, _ name: String, _ rect: CGRect, _ color: Color, opacity: Double = 1) {
        (self.kind, self.name, self.rect, self.color) = (kind, name, rect, color)
        self.opacity = opacity
    }
}
extension Node {
    /// From the back to the front; what lies outside of a clip is not seen.
    func paint(clip: CGRect, opacity: Double) -> [Painted] {
        let veil = effect as? VeilEffect
        let opacity = opacity * (veil?.opacity ?? 1)
        guard opacity > 0 else { return [] }
        let clips = veil?.clips == true || memory["scroll"] != nil
        let clip = clips ? clip.intersection(rect) : clip
        var result: [Painted] = []
        for var item in own?.paint(self) ?? [] where item.rect.intersects(clip) {
            item.opacity *= opacity
            result.append(item)
        }
        return result + all.flatMap { $0.paint(clip: clip, opacity: opacity) }
    }

    /// The view that a touch at a point finds: the topmost that is solid or has a shape of its own for
    /// touches.
    func hit(_ point: CGPoint) -> Node? {
        let veil = effect as? VeilEffect
        if let veil, !veil.takesTouches || veil.opacity == 0 { return nil }
        if veil?.clips == true || memory["scroll"] != nil, !rect.contains(point) { return nil }
        for child in all.reversed() { if let found = child.hit(point) { return found } }
        if let shape = effect as? ContentShapeEffect { return shape.path(rect).contains(point) ? self : nil }
        return own?.isSolid == true && rect.contains(point) ? self : nil
    }
}
