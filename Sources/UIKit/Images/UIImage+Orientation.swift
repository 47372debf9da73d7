import CoreGraphics

extension UIImage.Orientation {
  /// Creates the orientation that a file names.
  public init(_ orientation: CGImagePropertyOrientation) {
    self = Self.allCases.first { $0.fileOrientation == orientation } ?? .up
  }

  /// The orientation's value in files.
  package var fileOrientation: CGImagePropertyOrientation {
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
