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
    layer.bounds = newBounds
    layoutStateIfAny?.geometryMayHaveChanged()
    resizeSubviews(from: oldSize)
  }

  func setFrame(_ newFrame: CGRect) {
    let oldSize = bounds.size
    if let recording = uiEnvironment.animationRecording, !transform.isTranslation {
      uiEnvironment.drivers.first { $0.isCreating(recording) }?.reportFrameUnderTransform(of: self)
    }
    layer.frame = newFrame
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
        if others.isEmpty || !others.contains(identicalTo: subview.layer) {
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
    let mask = autoresizingMask
    let (x, width) = Self.stretch(
      start: box.minX, length: box.width, from: oldSize.width, to: newSize.width,
      flexible: (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    )
    let (y, height) = Self.stretch(
      start: box.minY, length: box.height, from: oldSize.height, to: newSize.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      ))
    center = CGPoint(x: x + anchorPoint.x * width, y: y + anchorPoint.y * height)
    bounds = CGRect(origin: bounds.origin, size: CGSize(width: width, height: height))
  }

  private static func stretch(
    start: CGFloat, length: CGFloat, from oldTotal: CGFloat, to newTotal: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let growth = newTotal - oldTotal
    let parts = [
      flexible.before ? start : 0, flexible.length ? length : 0, flexible.after ? oldTotal - start - length : 0,
    ]
    let total = parts[0] + parts[1] + parts[2]
    let count = CGFloat([flexible.before, flexible.length, flexible.after].count { $0 })
    guard count > 0 else { return (start, length) }
    func stretched(_ index: Int, _ old: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return old }
      guard total > 0 else { return old + growth / count }
      // The only part that grows takes exactly the rest, because a growth that is computed first is rounded twice.
      return parts[index] == total ? newTotal - (oldTotal - old) : old + growth * parts[index] / total
    }
    return (stretched(0, start, flexible.before), max(0, stretched(1, length, flexible.length)))
  }
}

extension CGAffineTransform {
  /// Whether the transform keeps sizes and directions.
  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
