/// Finds the optional methods of delegates that a subclass adds by a sibling protocol; each class is looked up once.
@MainActor package final class OptionalMethods {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let adopted: OptionalProtocol
  }

  /// Called once for each class without a sibling protocol, so that tests can find methods that are never called.
  package var audit: ((_ object: AnyObject, _ adopted: OptionalProtocol) -> Void)?
  private var isOverriding: [Key: Bool] = [:]

  /// The object as its sibling protocol; a cast that fails is slow, so its answer is cached by class.
  func late<Sibling>(_ object: AnyObject, _ adopted: OptionalProtocol, as sibling: Sibling.Type) -> Sibling? {
    let key = Key(type: ObjectIdentifier(type(of: object)), adopted: adopted)
    if let known = isOverriding[key] { return known ? object as? Sibling : nil }
    let answer = object as? Sibling
    isOverriding[key] = answer != nil
    if answer == nil { audit?(object, adopted) }
    return answer
  }
}
