/// Where a basic animation starts and ends, by which of its three values are set (C-21).
package enum BasicAnimationEndpoints {
  /// The ends; nil where the values are of different kinds.
  ///
  /// - Parameters:
  ///   - current: the property's model value.
  ///   - previous: what was shown when the animation was added.
  package static func resolve(
    from: AnimationValue?, to: AnimationValue?, by: AnimationValue?, current: AnimationValue, previous: AnimationValue?
  ) -> (start: AnimationValue, end: AnimationValue)? {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): from.adding(by).map { (from, $0) }
    case (nil, let to?, let by?): to.subtracting(by).map { ($0, to) }
    case (let from?, nil, nil): (from, current)
    case (nil, let to?, nil): (current, to)
    case (nil, nil, let by?): current.adding(by).map { (current, $0) }
    case (nil, nil, nil): (previous ?? current, current)
    }
  }
}
