/// Finds the optional methods of delegates that a subclass adds by a sibling protocol; each class is looked up once.
@MainActor package final class OptionalMethods {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let adopted: OptionalProtocol
  }

  /// Called once for each class without a sibling protocol, so that tests can find methods that are never called.
  package var audit: ((_ object: AnyObject, _ adopted: OptionalProtocol) -> Void)?
  private var isOverriding: [Key: Bool] = [:]

  /// Returns the object as its sibling protocol. Results are cached by class, because a cast that fails is slow.
  func sibling<Sibling>(of object: AnyObject, _ adopted: OptionalProtocol, as _: Sibling.Type) -> Sibling? {
    let key = Key(type: ObjectIdentifier(type(of: object)), adopted: adopted)
    if let cached = isOverriding[key] { return cached ? object as? Sibling : nil }
    let sibling = object as? Sibling
    isOverriding[key] = sibling != nil
    if sibling == nil { audit?(object, adopted) }
    return sibling
  }
}
