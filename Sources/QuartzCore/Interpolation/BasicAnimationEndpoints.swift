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
