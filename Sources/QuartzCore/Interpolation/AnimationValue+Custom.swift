import CoreGraphics
import Foundation

extension AnimationValue {
  /// A colour, or none.
  package init(optional color: CGColor?) {
    self = color.map(AnimationValue.color) ?? .none
  }

  /// The value in the type of another one that the app has stored, so that its casts keep working; nil if there is no
  /// such form.
  package func boxed(like example: Any) -> Any? {
    switch (example, self) {
    case (is CGFloat, .number(let number)): CGFloat(number)
    case (is Float, .number(let number)): Float(number)
    case (is Double, .number(let number)): number
    case (is Int, .number(let number)): Int(max(-0x1p53, min(number, 0x1p53)).rounded())
    case (is Bool, .bool(let flag)): flag
    case (is CGVector, .point(let point)): CGVector(dx: point.x, dy: point.y)
    case (is CGAffineTransform, .transform(let transform)): CATransform3DGetAffineTransform(transform)
    case (is NSNumber, .number(let number)): NSNumber(value: number)
    default: AnimationValue(example)?.isSameKind(as: self) == true ? anyValue : nil
    }
  }

  private func isSameKind(as other: AnimationValue) -> Bool {
    converted(toKindOf: other) == self
  }
}
