/// What knows by itself whether it is the same as another value.
protocol SelfComparing { func isSame(as other: Any) -> Bool }

/// Whether two values are the same as far as can be told without their own word: by `==`, by identity, or
/// field by field. Two closures are never the same.
func same(_ one: Any, _ other: Any) -> Bool {
    guard type(of: one) == type(of: other) else { return false }
    if let one = one as? any SelfComparing { return one.isSame(as: other) }
    if one is any LinkedProperty { return true }
    if let one = one as? any Equatable { return equal(one, other) }
    if type(of: one) is AnyClass { return (one as AnyObject) === (other as AnyObject) }
    if let one = one as? any Any.Type, let other = other as? any Any.Type { return one == other }
    let (mine, others) = (Mirror(reflecting: one), Mirror(reflecting: other))
    guard mine.displayStyle != nil, mine.children.count == others.children.count else { return false }
    return zip(mine.children, others.children).allSatisfy { $0.label == $1.label && same($0.value, $1.value) }
}
private func equal<E: Equatable>(_ one: E, _ other: Any) -> Bool { (other as? E) == one }
