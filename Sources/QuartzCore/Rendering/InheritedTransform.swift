import CoreGraphics

/// The transform that a superlayer applies to the nodes of its sublayers: one object for all of them, which their
/// caches compare.
final class InheritedTransform: Equatable {
  /// Applied after the layers' own transforms.
  let matrix: CATransform3D
  /// Whether each node is flipped within its own bounds, as in layers of flipped geometry.
  let isFlipped: Bool

  init(matrix: CATransform3D, isFlipped: Bool = false) {
    (self.matrix, self.isFlipped) = (matrix, isFlipped)
  }

  /// The flip of the nodes in a layer of some bounds.
  static func flipped(in bounds: CGRect) -> InheritedTransform {
    InheritedTransform(matrix: bounds.flipTransform, isFlipped: true)
  }

  static func == (a: InheritedTransform, b: InheritedTransform) -> Bool {
    a === b || (a.isFlipped == b.isFlipped && a.matrix == b.matrix)
  }

  /// A layer's own transform to its superlayer, flipped within its bounds if needed.
  func applied(to transform: CATransform3D, of bounds: CGRect) -> CATransform3D {
    isFlipped ? CATransform3DConcat(bounds.flipTransform, transform) : transform
  }
}

extension LayerProperties {
  /// The transform that the layer applies to the nodes of its sublayers, which are flipped or not; nil for none.
  func inheritedTransform(isFlipped: Bool) -> InheritedTransform? {
    let matrix = hasEffects ? sublayerTransformAboutAnchor : nil
    guard isFlipped else { return matrix.map { InheritedTransform(matrix: $0) } }
    return InheritedTransform(
      matrix: matrix.map { CATransform3DConcat($0, bounds.flipTransform) } ?? bounds.flipTransform, isFlipped: true)
  }

  /// Whether the sublayers are flipped, in a layer that is itself flipped or not: flipped geometry in flipped geometry
  /// is upright.
  func flipsSublayers(_ isFlipped: Bool) -> Bool {
    isFlipped != (hasEffects && effects.isGeometryFlipped)
  }
}
