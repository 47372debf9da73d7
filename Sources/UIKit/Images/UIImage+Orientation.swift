import CoreGraphics

extension UIImage {
  /// The rotation and mirroring that make an image's pixels upright.
  public enum Orientation: Int, Hashable, Sendable, CaseIterable {
    /// The pixels are upright.
    case up
    /// Half a turn.
    case down
    /// A quarter turn, counterclockwise.
    case left
    /// A quarter turn, clockwise.
    case right
    /// As `up`, then mirrored horizontally.
    case upMirrored
    /// As `down`, then mirrored horizontally.
    case downMirrored
    /// As `left`, of horizontally mirrored pixels.
    case leftMirrored
    /// As `right`, of horizontally mirrored pixels.
    case rightMirrored

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``up`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(
        rawValue, among: [.up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored])
    }
  }
}

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

  /// The orientation whose upright image is this one's, mirrored horizontally.
  var mirrored: Self {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }
}
