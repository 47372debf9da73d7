/// A number of an app that the studio's page can change while the app runs; elsewhere it is a constant.
///
/// Read ``value`` where the number is used, so that a transition that begins again gets the new one:
///
///     private static let damping = Tunable("damping", 0.8, in: 0.1...1)
///     UIViewPropertyAnimator(duration: 0.5, dampingRatio: Self.damping.value)
public struct Tunable: Hashable, Sendable {
  /// The name, as the page lists it; numbers of one name have one value.
  public let name: String
  /// The value where nothing has changed it.
  public let standard: Double
  /// The values that the page's slider covers.
  public let range: ClosedRange<Double>

  /// Makes a number.
  ///
  /// - Parameters:
  ///   - name: the name, as the page lists it; numbers of one name have one value.
  ///   - standard: the value where nothing has changed it; one out of the range is moved to its nearest end.
  ///   - range: the values that the page's slider covers.
  public init(_ name: String, _ standard: Double, in range: ClosedRange<Double>) {
    (self.name, self.range) = (name, range)
    self.standard = Self.limited(standard, to: range)
  }

  /// The value now.
  @MainActor public var value: Double {
    guard let found = TunableSource.read?(self) else { return standard }
    return Self.limited(found, to: range)
  }

  private static func limited(_ value: Double, to range: ClosedRange<Double>) -> Double {
    // Also for a value that is not finite.
    value >= range.lowerBound ? min(value, range.upperBound) : range.lowerBound
  }
}

/// The giver of values, which a stage installs.
package enum TunableSource {
  /// Returns the value of a number in the running code's app; nil for its standard.
  @MainActor package static var read: (@MainActor (Tunable) -> Double?)?
}
