import QuartzCore

extension UIView {
  /// The margins and sides that change when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Creates a mask from Apple's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  func setBounds(_ newBounds: CGRect) {
    let oldSize = bounds.size
    backingLayer.bounds = newBounds
    layoutStateIfAny?.geometryMayHaveChanged()
    resizeSubviews(from: oldSize)
  }

  func setFrame(_ newFrame: CGRect) {
    let oldSize = bounds.size
    if let recording = uiEnvironment.animationRecording, !transform.isTranslation {
      uiEnvironment.drivers.first { $0.isCreating(recording) }?.reportFrameUnderTransform(of: self)
    }
    backingLayer.frame = newFrame
    if layoutStateIfAny != nil { ownPositionChanged() }
    resizeSubviews(from: oldSize)
  }

  /// Resizes the subviews from an old size to the present one.
  ///
  /// - Parameter others: the layers that other code places.
  func resizeSubviews(from oldSize: CGSize, except others: [CALayer] = []) {
    let newSize = bounds.size
    guard oldSize != newSize else { return }
    if contentMode == .redraw { setNeedsDisplay() }
    if autoresizesSubviews {
      for subview in storedSubviews where !subview.autoresizingMask.isEmpty {
        if others.isEmpty || !others.contains(identicalTo: subview.backingLayer) {
          subview.autoresize(from: oldSize, to: newSize)
        }
      }
    }
    // A transition inside continues in the new size, from any cause.
    guard let window = enclosingWindow else { return }
    for driver in window.environment.drivers where driver.hasCreatedAnimations(in: layer) {
      driver.containerSizeDidChange()
    }
  }

  /// Distributes the superview's growth among the flexible parts of each axis, in proportion to their lengths.
  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    // Under a transform only center and bounds are defined (C-60, P-33).
    let box = untransformedFrame
    let horizontal = growthShares(.horizontal, in: oldSize.width)
    let vertical = growthShares(.vertical, in: oldSize.height)
    let x = Self.grown(box.minX, by: horizontal.start, from: oldSize.width, to: newSize.width)
    let y = Self.grown(box.minY, by: vertical.start, from: oldSize.height, to: newSize.height)
    let width = max(0, Self.grown(box.width, by: horizontal.length, from: oldSize.width, to: newSize.width))
    let height = max(0, Self.grown(box.height, by: vertical.length, from: oldSize.height, to: newSize.height))
    center = CGPoint(x: x + anchorPoint.x * width, y: y + anchorPoint.y * height)
    bounds = CGRect(origin: bounds.origin, size: CGSize(width: width, height: height))
  }

  /// The parts of a superview's growth that the margin before the view and the view's length take by the mask.
  ///
  /// - Parameter total: the superview's length before, in points.
  func growthShares(_ axis: NSLayoutConstraint.Axis, in total: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let (box, mask) = (untransformedFrame, autoresizingMask)
    let (start, length) = axis == .horizontal ? (box.minX, box.width) : (box.minY, box.height)
    let isFlexible = (
      before: mask.contains(axis == .horizontal ? .flexibleLeftMargin : .flexibleTopMargin),
      length: mask.contains(axis == .horizontal ? .flexibleWidth : .flexibleHeight),
      after: mask.contains(axis == .horizontal ? .flexibleRightMargin : .flexibleBottomMargin)
    )
    let sum =
      (isFlexible.before ? start : 0) + (isFlexible.length ? length : 0)
      + (isFlexible.after ? total - start - length : 0)
    let count = (isFlexible.before ? 1 : 0) + (isFlexible.length ? 1 : 0) + (isFlexible.after ? 1 : 0)
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return sum > 0 ? part / sum : 1 / CGFloat(count)
    }
    return (share(start, isFlexible.before), share(length, isFlexible.length))
  }

  private static func grown(_ length: CGFloat, by share: CGFloat, from old: CGFloat, to new: CGFloat) -> CGFloat {
    // The only part that grows takes exactly the rest, because a growth that is computed first is rounded twice.
    share == 1 ? new - (old - length) : length + (new - old) * share
  }
}

extension CGAffineTransform {
  /// Whether the transform keeps sizes and directions.
  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
