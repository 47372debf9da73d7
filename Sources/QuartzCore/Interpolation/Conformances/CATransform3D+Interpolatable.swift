import Foundation

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
