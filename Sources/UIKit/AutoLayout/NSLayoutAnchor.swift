import Foundation

/// An attribute of a view or a layout guide, from which constraints are made; use its subclasses.
///
/// `AnchorType` keeps attributes of different kinds apart when code is compiled (L-37).
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying {
  let side: LayoutSide

  init(_ side: LayoutSide) { self.side = side }

  convenience init(_ item: any ConstrainedItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutSide(LayoutSide.Edge(item, attribute)))
  }

  /// The anchor's name, such as `leading`.
  open var name: String { side.start.attribute.name }
  /// The view or layout guide; nil once it is released.
  open var item: AnyObject? { side.item }
  /// Whether the constraints leave another position or size possible; for debugging (L-95).
  open var hasAmbiguousLayout: Bool { side.isAmbiguous }
  /// The active constraints that determine the position or size at present; for debugging (L-95).
  open var constraintsAffectingLayout: [NSLayoutConstraint] { side.affectingConstraints }

  /// Returns the anchor itself, which never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns an inactive constraint: this anchor equals another one (L-38).
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor)
  }

  /// Returns an inactive constraint: this anchor is at least another one.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor)
  }

  /// Returns an inactive constraint: this anchor is at most another one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }

  /// Returns an inactive constraint: this anchor equals another one plus a constant in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, constant: c)
  }

  /// Returns an inactive constraint: this anchor is at least another one plus a constant in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: c)
  }

  /// Returns an inactive constraint: this anchor is at most another one plus a constant in points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    make(.lessThanOrEqual, anchor, constant: c)
  }

  func make(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, relation, anchor?.side, multiplier: multiplier, constant: constant)
  }

  /// Returns an inactive constraint: this anchor follows another one by a multiple of the system's space.
  func makeSpacing(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, relation, anchor.side, constant: nil, spacingMultiplier: multiplier)
  }
}

/// A horizontal edge or middle: leading, trailing, left, right, center.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns an inactive constraint: this anchor follows another one by a multiple of the system's space (L-40, L-42).
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeSpacing(.equal, anchor, multiplier)
  }

  /// Returns an inactive constraint: this anchor follows another one by at least a multiple of the system's space.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeSpacing(.greaterThanOrEqual, anchor, multiplier)
  }

  /// Returns an inactive constraint: this anchor follows another one by at most a multiple of the system's space.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeSpacing(.lessThanOrEqual, anchor, multiplier)
  }

  /// Returns the distance from this anchor to another one, positive in the layout direction if both follow it (L-41).
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutSide(side.start, to: otherAnchor.side.start))
  }
}

/// A vertical edge, middle or baseline: top, bottom, center, first and last baseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns an inactive constraint: this anchor is below another one by a multiple of the system's space (L-40, L-42).
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeSpacing(.equal, anchor, multiplier)
  }

  /// Returns an inactive constraint: this anchor is below another one by at least a multiple of the system's space.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeSpacing(.greaterThanOrEqual, anchor, multiplier)
  }

  /// Returns an inactive constraint: this anchor is below another one by at most a multiple of the system's space.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeSpacing(.lessThanOrEqual, anchor, multiplier)
  }

  /// Returns the distance from this anchor to another one, positive downwards (L-41).
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutSide(side.start, to: otherAnchor.side.start))
  }
}

/// A width or height.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns an inactive constraint: the dimension equals a constant in points (L-39).
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, nil, constant: c) }

  /// Returns an inactive constraint: the dimension is at least a constant in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, constant: c)
  }

  /// Returns an inactive constraint: the dimension is at most a constant in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, constant: c)
  }

  /// Returns an inactive constraint: the dimension equals a multiple of another one.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, multiplier: m)
  }

  /// Returns an inactive constraint: the dimension is at least a multiple of another one.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m)
  }

  /// Returns an inactive constraint: the dimension is at most a multiple of another one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m)
  }

  /// Returns an inactive constraint: the dimension equals a multiple of another one plus a constant in points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, multiplier: m, constant: c)
  }

  /// Returns an inactive constraint: the dimension is at least a multiple of another one plus a constant in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// Returns an inactive constraint: the dimension is at most a multiple of another one plus a constant in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
