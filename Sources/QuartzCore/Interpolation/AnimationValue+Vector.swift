import CoreGraphics
import Foundation

extension AnimationValue {
  /// The components of a value that is a linear combination of its components; nil for other kinds.
  package var vector: [Double]? {
    switch self {
    case .number(let number): [number]
    case .point(let point): [Double(point.x), Double(point.y)]
    case .size(let size): [Double(size.width), Double(size.height)]
    case .rect(let rect):
      [Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height)]
    case .color(let color): color.vector
    case .colors(let colors): colors.flatMap(\.vector)
    case .numbers(let numbers): numbers
    case .path(let path): path.elements.flatMap(\.points).flatMap { [Double($0.x), Double($0.y)] }
    case .transform, .bool, .image, .fade, .none: nil
    }
  }

  /// A value of the same kind with other components; nil for another number of them.
  func with(_ vector: [Double]) -> AnimationValue? {
    guard self.vector?.count == vector.count else { return nil }
    switch self {
    case .number: return .number(vector[0])
    case .point: return .point(CGPoint(x: vector[0], y: vector[1]))
    case .size: return .size(CGSize(width: vector[0], height: vector[1]))
    case .rect: return .rect(CGRect(x: vector[0], y: vector[1], width: vector[2], height: vector[3]))
    case .color: return .color(CGColor(vector: vector[...]))
    case .colors:
      return .colors(stride(from: 0, to: vector.count, by: 4).map { CGColor(vector: vector[$0..<$0 + 4]) })
    case .numbers: return .numbers(vector)
    case .path(let path): return .path(path.with(vector))
    case .transform, .bool, .image, .fade, .none: return nil
    }
  }

  /// The value multiplied by a factor; nil for kinds that cannot be added.
  func scaled(by factor: Double) -> AnimationValue? {
    switch self {
    case .number, .point, .size, .rect, .numbers: vector.flatMap { with($0.map { $0 * factor }) }
    default: nil
    }
  }

  /// The Euclidean distance of the components, for matrices of the entries; 1 for other values that differ.
  package func distance(to other: AnimationValue) -> Double {
    var (a, b) = (vector, other.vector)
    if case .transform(let first) = self, case .transform(let second) = other {
      (a, b) = (first.entries, second.entries)
    }
    guard let a, let b, a.count == b.count else { return self == other ? 0 : 1 }
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
}

extension CGColor {
  fileprivate var vector: [Double] { [red, green, blue, alpha].map(Double.init) }

  fileprivate convenience init(vector: ArraySlice<Double>) {
    let parts = vector.map { CGFloat(min(max($0, 0), 1)) }
    self.init(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension CATransform3D {
  fileprivate var entries: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map(Double.init)
  }
}
