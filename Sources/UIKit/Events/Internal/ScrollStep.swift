import CoreGraphics

/// What a wheel or a trackpad does.
enum ScrollStep {
  /// Something begins to scroll with the pointer at a point of the screen.
  case begin(UIScrollTypeMask, CGPoint)
  /// It goes by a way.
  case move(CGPoint)
  /// It ends.
  case end(isCancelled: Bool)
}
