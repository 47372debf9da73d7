import CoreGraphics

/// A step of scrolling by a wheel or a trackpad.
enum ScrollStep {
  /// Scrolling begins with the pointer at a point of the screen.
  case begin(UIScrollTypeMask, CGPoint)
  /// Scrolling by a displacement.
  case move(CGPoint)
  /// Scrolling ends.
  case end(isCancelled: Bool)
}
