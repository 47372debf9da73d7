import Foundation

/// A gradient along a line or between two circles; straight (not premultiplied) components are interpolated.
public final class CGGradient: Hashable, Sendable {
  /// The colours with their locations in 0…1, in ascending order.
  package let stops: [GradientStop]

  /// Creates a gradient of colours at locations in 0…1, evenly spread if `locations` is nil.
  ///
  /// Fails without colours, with an element that is not a `CGColor`, or with NaN as a location. `locations` holds one
  /// number for each colour, clamped to 0…1.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let found = colors.compactMap { $0 as? CGColor }
    guard found.count == colors.count else { return nil }
    self.init(colors: found, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: found.count)) })
  }

  /// Creates a gradient of colours given by their components, each with alpha last; fails as the other initializer
  /// does.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap { CGColor(colorSpace: space, components: components + $0 * size) }
    self.init(colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }

  /// Creates a gradient of colours at locations in 0…1, evenly spread if `locations` is nil.
  package init?(colors: [CGColor], locations: [CGFloat]? = nil) {
    guard !colors.isEmpty, locations == nil || locations?.count == colors.count else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    let resolved = locations ?? colors.indices.map { CGFloat($0) / last }
    guard !resolved.contains(where: \.isNaN) else { return nil }
    let all = zip(colors, resolved).map { GradientStop(color: $0, location: max(0, min($1, 1))) }
    // A stable sort keeps the order of equal locations: a hard edge.
    stops = all.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(
      \.element)
  }

  /// Returns the premultiplied pixel at a location in 0…1.
  package func pixel(at location: CGFloat) -> UInt32 {
    guard let after = stops.firstIndex(where: { $0.location > location }) else {
      return stops[stops.count - 1].color.premultipliedBGRA
    }
    guard after > 0 else { return stops[0].color.premultipliedBGRA }
    let (a, b) = (stops[after - 1], stops[after])
    let t = (location - a.location) / (b.location - a.location)
    func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * t }
    return CGColor(
      srgbRed: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
      blue: mix(a.color.blue, b.color.blue), alpha: mix(a.color.alpha, b.color.alpha)
    ).premultipliedBGRA
  }

  /// Returns the pixels at evenly spread locations, the first at 0, the last at 1.
  package func table(count: Int = 1025) -> [UInt32] {
    (0..<count).map { pixel(at: CGFloat($0) / CGFloat(count - 1)) }
  }

  /// Whether two gradients have the same colours at the same locations.
  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool {
    lhs.stops == rhs.stops
  }

  /// Hashes the colours and their locations.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(stops)
  }
}

/// A colour of a gradient and its location.
package struct GradientStop: Hashable, Sendable {
  /// The colour.
  package var color: CGColor
  /// The location in 0…1.
  package var location: CGFloat

  /// Creates a stop.
  package init(color: CGColor, location: CGFloat) {
    self.color = color
    self.location = location
  }
}

/// Options for the areas before the start and after the end of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Extends the first colour before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Extends the last colour after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
