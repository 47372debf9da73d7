/// Where a basic animation starts or ends: what the app assigned, and what animations reckon with.
struct AnimationEndpoint {
  /// The value; nil where none was assigned, or one that no animation moves.
  let value: AnimationValue?
  private let assigned: Any?

  /// What an app assigned.
  init(_ assigned: Any?) {
    self.assigned = assigned
    value = AnimationValue(assigned)
  }

  /// What the engine assigns itself.
  init(value: AnimationValue?) {
    assigned = nil
    self.value = value
  }

  /// What an app reads.
  var anyValue: Any? { assigned ?? value?.anyValue }

  /// Whether anything was assigned.
  var isSet: Bool { assigned != nil || value != nil }

  /// The end as a value of another one's kind; nil where that loses something.
  func converted(toKindOf other: AnimationValue) -> AnimationEndpoint? {
    guard let value else { return isSet ? nil : self }
    return value.converted(toKindOf: other).map { AnimationEndpoint(value: $0, assigned: assigned) }
  }

  private init(value: AnimationValue, assigned: Any?) {
    (self.value, self.assigned) = (value, assigned)
  }
}
