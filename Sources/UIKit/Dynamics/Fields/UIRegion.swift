import CoreGraphics

/// A part of the plane, about a point that stands for its middle, as fields have it.
@preconcurrency @MainActor public final class UIRegion: NSObject, @preconcurrency NSCopying {
  private let isInside: (PlaneVector) -> Bool

  /// The whole plane.
  public static let infinite = UIRegion { _ in true }

  private init(_ isInside: @escaping (PlaneVector) -> Bool) {
    self.isInside = isInside
  }

  /// A disc of a radius in points.
  public convenience init(radius: CGFloat) {
    self.init { $0.length <= radius }
  }

  /// A rectangle of a size in points.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// All that is not in this region.
  public func inverse() -> UIRegion {
    UIRegion { [isInside] in !isInside($0) }
  }

  /// What is in this region or in another.
  public func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion { [isInside] in isInside($0) || region.isInside($0) }
  }

  /// What is in this region and not in another.
  public func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion { [isInside] in isInside($0) && !region.isInside($0) }
  }

  /// What is in this region and in another.
  public func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion { [isInside] in isInside($0) && region.isInside($0) }
  }

  /// Whether a point, from the middle, lies in the region.
  public func contains(_ point: CGPoint) -> Bool {
    isInside(PlaneVector(point))
  }

  /// The region itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
