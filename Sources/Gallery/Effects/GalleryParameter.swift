/// A number of an effect that can be changed.
public struct GalleryParameter: Hashable, Sendable {
  /// The property's name.
  public let name: String
  /// What it may be.
  public let range: ClosedRange<Double>
  /// What it is where nobody changes it.
  public let standard: Double
  /// Whether only whole numbers make sense.
  public let isWhole: Bool

  /// How long an effect may be made to take, in seconds.
  static let durations = 0.1...3.0

  /// An effect's duration, which is some seconds where nobody changes it.
  static func duration(_ standard: Double) -> GalleryParameter {
    GalleryParameter(name: "duration", range: durations, standard: standard, isWhole: false)
  }

  /// The nearest number that it can be; what is not finite counts as the standard.
  public func usable(_ value: Double) -> Double {
    guard value.isFinite else { return standard }
    let value = min(max(value, range.lowerBound), range.upperBound)
    return isWhole ? value.rounded() : value
  }

  /// A number as Swift code writes it, with three digits that count.
  public func written(_ value: Double) -> String {
    guard !isWhole else { return "\(Int(value))" }
    var unit = 0.001
    while unit * 100 < value.magnitude { unit *= 10 }
    // By division, as a power of ten below 1 is not exact.
    let rounded =
      unit < 1 ? (value * (1 / unit).rounded()).rounded() / (1 / unit).rounded() : (value / unit).rounded() * unit
    return rounded == rounded.rounded() && rounded.magnitude < 1e6 ? "\(Int(rounded))" : "\(rounded)"
  }
}
