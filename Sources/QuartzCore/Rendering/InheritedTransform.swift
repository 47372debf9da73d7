import CoreGraphics

/// What a superlayer does to the nodes of all in it: one object for them all, which each remembers.
final class InheritedTransform: Equatable {
  /// Comes after the layers' own places.
  let matrix: CATransform3D
  /// Whether each node is turned upside down within its own bounds, as in layers of flipped geometry.
  let isFlipped: Bool

  init(matrix: CATransform3D, isFlipped: Bool = false) {
    (self.matrix, self.isFlipped) = (matrix, isFlipped)
  }

  /// Turns nodes upside down in a layer of some bounds.
  static func flipped(in bounds: CGRect) -> InheritedTransform {
    InheritedTransform(matrix: bounds.flipTransform, isFlipped: true)
  }

  static func == (a: InheritedTransform, b: InheritedTransform) -> Bool {
    a === b || (a.isFlipped == b.isFlipped && a.matrix == b.matrix)
  }

  /// A layer's own way to its superlayer, as the inherited has it.
  func applied(to transform: CATransform3D, of bounds: CGRect) -> CATransform3D {
    isFlipped ? CATransform3DConcat(bounds.flipTransform, transform) : transform
  }
}

extension LayerProperties {
  /// What the layer does to the nodes of all in it, or, where these are turned, to nodes that are; nil for nothing.
  func inheritedTransform(isFlipped: Bool) -> InheritedTransform? {
    let matrix = hasEffects ? sublayerTransformAboutAnchor : nil
    guard isFlipped else { return matrix.map { InheritedTransform(matrix: $0) } }
    return InheritedTransform(
      matrix: matrix.map { CATransform3DConcat($0, bounds.flipTransform) } ?? bounds.flipTransform, isFlipped: true)
  }

  /// Whether what is inside is turned, where the layer itself is or is not: flipped geometry in flipped geometry stands upright again.
  func flipsSublayers(_ isFlipped: Bool) -> Bool {
    isFlipped != (hasEffects && effects.isGeometryFlipped)
  }
}
