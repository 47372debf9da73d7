import QuartzCore

extension UIView {
  /// The placement of contents when the bounds change.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``scaleToFill``
    /// (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(
        rawValue,
        among: [
          .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft,
          .topRight, .bottomLeft, .bottomRight,
        ])
    }

    package var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }
}
