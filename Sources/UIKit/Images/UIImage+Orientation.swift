import CoreGraphics

extension UIImage.Orientation {
  /// The orientation that a file names.
  public init(_ orientation: CGImagePropertyOrientation) {
    self = Self.allCases.first { $0.inFiles == orientation } ?? .up
  }

  /// What files call it.
  package var inFiles: CGImagePropertyOrientation {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .upMirrored: .upMirrored
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .rightMirrored: .rightMirrored
    }
  }
}
