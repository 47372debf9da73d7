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

/// Where a basic animation starts and ends.
package struct BasicAnimationEndpoints: Hashable, Sendable {
  /// The value at the start.
  package var start: AnimationValue
  /// The value at the end.
  package var end: AnimationValue

  /// Endpoints from their values.
  package init(start: AnimationValue, end: AnimationValue) {
    self.start = start
    self.end = end
  }

  /// The endpoints of a basic animation in each of its seven modes (C-21).
  ///
  /// With both `from` and `to`, `by` is ignored. Values are converted to the kind of `current` where that loses
  /// nothing.
  /// - Parameters:
  ///   - current: The property's value beneath the animation.
  ///   - previous: The property's value before its last change; nil if there was none.
  /// - Returns: Nil where kinds don't fit, or where `by` cannot be added.
  package static func resolve(
    from: AnimationValue?, to: AnimationValue?, by: AnimationValue?, current: AnimationValue,
    previous: AnimationValue? = nil
  ) -> BasicAnimationEndpoints? {
    var values: [AnimationValue?] = []
    for value in [from, to, by, previous] {
      let converted = value?.converted(toKindOf: current)
      if value != nil && converted == nil { return nil }
      values.append(converted)
    }
    let start: AnimationValue?
    let end: AnimationValue?
    switch (values[0], values[1], values[2]) {
    case (let from?, let to?, _): (start, end) = (from, to)
    case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
    case (nil, let to?, let by?): (start, end) = (to.undoing(by), to)
    case (let from?, nil, nil): (start, end) = (from, current)
    case (nil, let to?, nil): (start, end) = (current, to)
    case (nil, nil, let by?): (start, end) = (current, current.adding(by))
    case (nil, nil, nil): (start, end) = (values[3] ?? current, current)
    }
    guard let start, let end else { return nil }
    return BasicAnimationEndpoints(start: start, end: end)
  }
}
