import CoreGraphics

/// A region of the plane, about a point that is its center, for fields.
@preconcurrency @MainActor public final class UIRegion: NSObject, @preconcurrency NSCopying {
  private let isInside: (PlaneVector) -> Bool

  /// The whole plane.
  public static let infinite = UIRegion { _ in true }

  private init(_ isInside: @escaping (PlaneVector) -> Bool) {
    self.isInside = isInside
  }

  /// Creates a disc of a radius in points.
  public convenience init(radius: CGFloat) {
    self.init { $0.length <= radius }
  }

  /// Creates a rectangle of a size in points.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// Returns the complement of this region.
  public func inverse() -> UIRegion {
    UIRegion { [isInside] in !isInside($0) }
  }

  /// Returns the union with another region.
  public func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion { [isInside] in isInside($0) || region.isInside($0) }
  }

  /// Returns the part of this region outside of another one.
  public func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion { [isInside] in isInside($0) && !region.isInside($0) }
  }

  /// Returns the intersection with another region.
  public func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion { [isInside] in isInside($0) && region.isInside($0) }
  }

  /// Whether a point, relative to the center, is in the region.
  public func contains(_ point: CGPoint) -> Bool {
    isInside(PlaneVector(point))
  }

  /// Returns the region itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
