import Foundation

/// Colours along a line or between two circles; between two of them, straight components are interpolated.
public final class CGGradient: Hashable, Sendable {
  /// The colours with their places in 0…1, in the order of their places.
  package let stops: [GradientStop]

  /// A gradient of colours at places in 0…1, evenly spread if there are none.
  ///
  /// Nil without colours, with anything that is not a `CGColor`, or with a place that is not a number. `locations` holds as
  /// many places as there are colours; places outside of 0…1 are moved to its ends.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let found = colors.compactMap { $0 as? CGColor }
    guard found.count == colors.count else { return nil }
    self.init(colors: found, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: found.count)) })
  }

  /// A gradient of colours given by their components, each with alpha last; nil as for the other initialiser.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap { CGColor(colorSpace: space, components: components + $0 * size) }
    self.init(colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }

  /// A gradient of colours at places in 0…1, evenly spread if there are none.
  package init?(colors: [CGColor], locations: [CGFloat]? = nil) {
    guard !colors.isEmpty, locations == nil || locations?.count == colors.count else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    let places = locations ?? colors.indices.map { CGFloat($0) / last }
    guard !places.contains(where: \.isNaN) else { return nil }
    let all = zip(colors, places).map { GradientStop(color: $0, location: max(0, min($1, 1))) }
    // Sorting keeps the order of equal places: a hard edge.
    stops = all.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(
      \.element)
  }

  /// The colour at a place in 0…1, as a premultiplied pixel.
  package func pixel(at place: CGFloat) -> UInt32 {
    guard let after = stops.firstIndex(where: { $0.location > place }) else {
      return stops[stops.count - 1].color.premultipliedBGRA
    }
    guard after > 0 else { return stops[0].color.premultipliedBGRA }
    let (a, b) = (stops[after - 1], stops[after])
    let t = (place - a.location) / (b.location - a.location)
    func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * t }
    return CGColor(
      srgbRed: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
      blue: mix(a.color.blue, b.color.blue), alpha: mix(a.color.alpha, b.color.alpha)
    ).premultipliedBGRA
  }

  /// Pixels at evenly spread places, the first at 0, the last at 1.
  package func table(count: Int = 1025) -> [UInt32] {
    (0..<count).map { pixel(at: CGFloat($0) / CGFloat(count - 1)) }
  }

  /// Whether two gradients have the same colours at the same places.
  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool {
    lhs.stops == rhs.stops
  }

  /// Hashes the colours and their places.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(stops)
  }
}

/// A colour of a gradient and where it is.
package struct GradientStop: Hashable, Sendable {
  /// The colour.
  package var color: CGColor
  /// Its place in 0…1.
  package var location: CGFloat

  /// A stop from its parts.
  package init(color: CGColor, location: CGFloat) {
    self.color = color
    self.location = location
  }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Options from their bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
