import CoreGraphics

/// What a superlayer does to the nodes of all in it: one object for them all, which each remembers.
final class NodeBend: Equatable {
  /// Comes after the layers' own places.
  let matrix: CATransform3D
  /// Whether each node is turned upside down within its own bounds, as in layers of flipped geometry.
  let isTurned: Bool

  init(matrix: CATransform3D, isTurned: Bool = false) {
    (self.matrix, self.isTurned) = (matrix, isTurned)
  }

  /// Turns nodes upside down in a layer of some bounds.
  static func turned(in bounds: CGRect) -> NodeBend { NodeBend(matrix: bounds.upended, isTurned: true) }

  static func == (a: NodeBend, b: NodeBend) -> Bool {
    a === b || (a.isTurned == b.isTurned && a.matrix == b.matrix)
  }

  /// A layer's own way to its superlayer, as the bend has it.
  func bending(_ transform: CATransform3D, of bounds: CGRect) -> CATransform3D {
    isTurned ? CATransform3DConcat(bounds.upended, transform) : transform
  }
}

extension LayerProperties {
  /// What the layer does to the nodes of all in it, or, where these are turned, to nodes that are; nil for nothing.
  func bend(isTurned: Bool) -> NodeBend? {
    let matrix = hasEffects ? sublayerTransformAboutAnchor : nil
    guard isTurned else { return matrix.map { NodeBend(matrix: $0) } }
    return NodeBend(matrix: matrix.map { CATransform3DConcat($0, bounds.upended) } ?? bounds.upended, isTurned: true)
  }

  /// Whether what is inside is turned, where the layer itself is or is not: flipped geometry in flipped geometry stands upright again.
  func turnsInside(_ isTurned: Bool) -> Bool {
    isTurned != (hasEffects && effects.isGeometryFlipped)
  }
}
