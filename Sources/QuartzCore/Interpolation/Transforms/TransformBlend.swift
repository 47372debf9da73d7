import CoreGraphics
import Foundation

/// The interpolation between two matrices, both decomposed once (C-55).
///
/// Two affine matrices interpolate translation, scale, skew and angle, the latter on the shorter side. Others
/// interpolate translation, scale, skew, perspective, and rotation on the shortest arc. Where a matrix cannot be
/// decomposed, such as one that flattens a skewed space, the sixteen entries are interpolated.
struct TransformBlend {
  let from: CATransform3D
  let to: CATransform3D
  private let method: Method

  private enum Method {
    case identical
    case translation
    case affine(AffineBlend)
    case decomposed(from: DecomposedTransform, to: DecomposedTransform)
    case entries
  }

  init(from: CATransform3D, to: CATransform3D) {
    (self.from, self.to) = (from, to)
    method = Self.method(from: from, to: to)
  }

  private static func method(from: CATransform3D, to: CATransform3D) -> Method {
    if from == to { return .identical }
    if CATransform3DIsAffine(from), CATransform3DIsAffine(to) {
      if from.isTranslation, to.isTranslation { return .translation }
      let (from, to) = (CATransform3DGetAffineTransform(from), CATransform3DGetAffineTransform(to))
      if let blend = AffineBlend(from: from, to: to) { return .affine(blend) }
    } else if let from = DecomposedTransform(from), let to = DecomposedTransform(to) {
      return .decomposed(from: from, to: to)
    }
    return .entries
  }

  /// The interpolated matrix.
  func transform(at fraction: Double) -> CATransform3D {
    if fraction == 0 { return from }
    if fraction == 1 { return to }
    switch method {
    case .identical: return from
    case .translation:
      var result = from
      result.m41 = .interpolate(from: from.m41, to: to.m41, fraction: fraction)
      result.m42 = .interpolate(from: from.m42, to: to.m42, fraction: fraction)
      return result
    case .affine(let blend): return CATransform3DMakeAffineTransform(blend.transform(at: fraction))
    case .decomposed(let from, let to):
      return DecomposedTransform.interpolate(from: from, to: to, fraction: fraction).transform
    case .entries: return entrywiseBlend(at: fraction)
    }
  }

  private static let entries: [WritableKeyPath<CATransform3D, CGFloat> & Sendable] = [
    \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
  ]

  private func entrywiseBlend(at fraction: Double) -> CATransform3D {
    var result = from
    for entry in Self.entries {
      result[keyPath: entry] = .interpolate(from: from[keyPath: entry], to: to[keyPath: entry], fraction: fraction)
    }
    return result
  }
}

extension CATransform3D {
  /// The translation in the plane, if the matrix is a finite translation in the plane and nothing else.
  var planarTranslation: CGPoint? { CATransform3DIsAffine(self) && isTranslation ? CGPoint(x: m41, y: m42) : nil }

  /// Whether an affine matrix is a finite translation.
  fileprivate var isTranslation: Bool {
    m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1 && m41.isFinite && m42.isFinite
  }
}

extension CATransform3D: Interpolatable {
  /// The interpolated matrix; see ``TransformBlend``.
  package static func interpolate(from: CATransform3D, to: CATransform3D, fraction: Double) -> CATransform3D {
    TransformBlend(from: from, to: to).transform(at: fraction)
  }

  /// The product that applies `other` first, then this matrix.
  package func adding(_ other: CATransform3D) -> CATransform3D? {
    CATransform3DConcat(other, self)
  }

  /// The matrix that gives this one when it is applied before `other`; nil for a singular `other`.
  package func subtracting(_ other: CATransform3D) -> CATransform3D? {
    other.inverse.map { CATransform3DConcat(self, $0) }
  }

  /// The matrix that gives this one when `addition` is applied before it; nil for a singular `addition`.
  package func undoing(_ addition: CATransform3D) -> CATransform3D? {
    addition.inverse.map { CATransform3DConcat($0, self) }
  }
}
