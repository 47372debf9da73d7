/// The start, the end or the offset of a basic animation: the value that the app assigned, and its form for
/// interpolation.
struct AnimationEndpoint {
  /// The value for interpolation; nil where none was assigned, or one that cannot be animated.
  let value: AnimationValue?
  private let assigned: Any?

  /// An endpoint of a value that the app assigned.
  init(_ assigned: Any?) {
    self.assigned = assigned
    value = AnimationValue(assigned)
  }

  /// An endpoint of a value that the engine assigns.
  init(value: AnimationValue?) {
    assigned = nil
    self.value = value
  }

  /// The value as the app reads it.
  var anyValue: Any? { assigned ?? value?.anyValue }

  /// Whether a value was assigned.
  var isSet: Bool { assigned != nil || value != nil }

  /// The endpoint converted to the kind of another value; nil where the conversion loses something.
  func converted(toKindOf other: AnimationValue) -> AnimationEndpoint? {
    guard let value else { return isSet ? nil : self }
    return value.converted(toKindOf: other).map { AnimationEndpoint(value: $0, assigned: assigned) }
  }

  private init(value: AnimationValue, assigned: Any?) {
    (self.value, self.assigned) = (value, assigned)
  }
}
