import Foundation

extension AnimationValue {
  /// The value at a fraction between this one at 0 and the other at 1, both exactly; nil for different kinds (C-22).
  ///
  /// A colour fades from and to none; an image cross-fades. Paths and arrays of different structure switch at one half
  /// (C-97).
  package func interpolated(to other: AnimationValue, fraction: Double) -> AnimationValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(.interpolate(from: a, to: b, fraction: fraction))
    case (.point(let a), .point(let b)): .point(.interpolate(from: a, to: b, fraction: fraction))
    case (.size(let a), .size(let b)): .size(.interpolate(from: a, to: b, fraction: fraction))
    case (.rect(let a), .rect(let b)): .rect(.interpolate(from: a, to: b, fraction: fraction))
    case (.color(let a), .color(let b)): .color(.interpolate(from: a, to: b, fraction: fraction))
    case (.transform(let a), .transform(let b)): .transform(.interpolate(from: a, to: b, fraction: fraction))
    case (.bool(let a), .bool(let b)): .bool(.interpolate(from: a, to: b, fraction: fraction))
    case (.image(let a), .image(let b)): .crossFade(a, b, fraction)
    case (.none, .image(let b)): .crossFade(nil, b, fraction)
    case (.image(let a), .none): .crossFade(a, nil, fraction)
    case (.path(let a), .path(let b)): .path(.between(a, b, fraction: fraction))
    case (.numbers(let a), .numbers(let b)): .numbers(.interpolate(from: a, to: b, fraction: fraction))
    case (.colors(let a), .colors(let b)): .colors(.interpolate(from: a, to: b, fraction: fraction))
    case (.none, .color(let b)):
      fraction == 0 ? self : .color(.interpolate(from: b.faded, to: b, fraction: fraction))
    case (.color(let a), .none):
      fraction == 1 ? other : .color(.interpolate(from: a, to: a.faded, fraction: fraction))
    case (.none, _) where other.canBeNone, (_, .none) where canBeNone: fraction < 0.5 ? self : other
    default: nil
    }
  }

  /// Whether both values are of one kind, so that neither has to be converted.
  package func isOfKind(of other: AnimationValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.transform, .transform),
      (.bool, .bool), (.color, .color), (.image, .image), (.path, .path), (.numbers, .numbers), (.colors, .colors):
      true
    default: false
    }
  }

  /// The sum, as additive animations show it: for matrices, the product that applies the other one first.
  ///
  /// Nil for different kinds, and for colours and discrete kinds, which cannot be added (C-22, C-62).
  package func adding(_ other: AnimationValue) -> AnimationValue? {
    combined(with: other, Adding())
  }

  /// The value to add to `other` for this one; nil for different kinds, for kinds that cannot be added, and for a
  /// singular matrix `other` (C-62).
  package func subtracting(_ other: AnimationValue) -> AnimationValue? {
    combined(with: other, Subtracting())
  }

  /// The value to which `addition` is added for this one; nil if there is none.
  package func undoing(_ addition: AnimationValue) -> AnimationValue? {
    combined(with: addition, Undoing())
  }

  private func combined(with other: AnimationValue, _ operation: some Operation) -> AnimationValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): operation.apply(a, b).map { .number($0) }
    case (.point(let a), .point(let b)): operation.apply(a, b).map { .point($0) }
    case (.size(let a), .size(let b)): operation.apply(a, b).map { .size($0) }
    case (.rect(let a), .rect(let b)): operation.apply(a, b).map { .rect($0) }
    case (.color(let a), .color(let b)): operation.apply(a, b).map { .color($0) }
    case (.transform(let a), .transform(let b)): operation.apply(a, b).map { .transform($0) }
    case (.bool(let a), .bool(let b)): operation.apply(a, b).map { .bool($0) }
    case (.image(let a), .image(let b)): operation.apply(a, b).map { .image($0) }
    case (.numbers(let a), .numbers(let b)): operation.apply(a, b).map { .numbers($0) }
    default: nil
    }
  }

  private protocol Operation {
    func apply<Value: Interpolatable>(_ a: Value, _ b: Value) -> Value?
  }

  private struct Adding: Operation {
    func apply<Value: Interpolatable>(_ a: Value, _ b: Value) -> Value? { a.adding(b) }
  }

  private struct Subtracting: Operation {
    func apply<Value: Interpolatable>(_ a: Value, _ b: Value) -> Value? { a.subtracting(b) }
  }

  private struct Undoing: Operation {
    func apply<Value: Interpolatable>(_ a: Value, _ b: Value) -> Value? { a.undoing(b) }
  }
}

extension CGColor {
  /// The same colour, transparent.
  fileprivate var faded: CGColor {
    isGray ? CGColor(gray: red, alpha: 0) : CGColor(srgbRed: red, green: green, blue: blue, alpha: 0)
  }
}
