/// What knows by itself whether it is the same as another value.
protocol SelfComparing { func isSame(as other: Any) -> Bool }

/// Types no two values of which are the same: functions, and structs that hold one. All is on the main actor.
nonisolated(unsafe) private var neverSame: Set<ObjectIdentifier> = []

/// Whether two values are the same as far as can be told without their own word: by `==`, by identity, or
/// field by field. Two closures are never the same.
func same(_ one: Any, _ other: Any) -> Bool {
    let kind = type(of: one)
    guard kind == type(of: other), !neverSame.contains(ObjectIdentifier(kind)) else { return false }
    if let one = one as? any SelfComparing { return one.isSame(as: other) }
    if one is any LinkedProperty { return true }
    if let one = one as? any Equatable { return equal(one, other) }
    if kind is AnyClass { return (one as AnyObject) === (other as AnyObject) }
    if let one = one as? any Any.Type, let other = other as? any Any.Type { return one == other }
    let (mine, others) = (Mirror(reflecting: one), Mirror(reflecting: other))
    guard mine.displayStyle != nil else {
        neverSame.insert(ObjectIdentifier(kind))
        return false
    }
    guard mine.children.count == others.children.count else { return false }
    for (field, its) in zip(mine.children, others.children) {
        guard field.label == its.label, same(field.value, its.value) else {
            // What an AnyView holds says nothing about others.
            if mine.displayStyle == .struct, !(one is AnyView),
                neverSame.contains(ObjectIdentifier(type(of: field.value)))
            {
                neverSame.insert(ObjectIdentifier(kind))
            }
            return false
        }
    }
    return true
}
private func equal<E: Equatable>(_ one: E, _ other: Any) -> Bool { (other as? E) == one }
