/// The number of stored properties of a type and the classes above it. Source: Swift's runtime, which `Mirror` asks.
@_silgen_name("swift_reflectionMirror_recursiveCount")
private func storedPropertyCount(of type: Any.Type) -> Int

/// The type of a stored property; the last argument gets how it is stored.
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func storedProperty(of type: Any.Type, at index: Int, _ field: UnsafeMutablePointer<StoredPropertyField>)
  -> Any.Type

/// A stored property as Swift's runtime describes it.
private struct StoredPropertyField {
  let name: UnsafePointer<CChar>? = nil
  let free: (@convention(c) (UnsafePointer<CChar>?) -> Void)? = nil
  let isStrong = false
  let isVariable = false
}

extension Mirror {
  /// The children without weak and unowned references.
  ///
  /// Each child is read when it is asked for, and an unowned reference whose object is gone traps where it is read.
  var ownedChildren: [Child] {
    let above = superclassMirror.map { storedPropertyCount(of: $0.subjectType) } ?? 0
    let isOfFields = displayStyle == .class || displayStyle == .struct
    guard isOfFields, storedPropertyCount(of: subjectType) == above + children.count else { return Array(children) }
    return children.indices.enumerated().compactMap { number, index in
      var field = StoredPropertyField()
      _ = storedProperty(of: subjectType, at: above + number, &field)
      field.free?(field.name)
      return field.isStrong ? children[index] : nil
    }
  }
}
