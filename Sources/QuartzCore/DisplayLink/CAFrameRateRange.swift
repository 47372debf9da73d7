/// A range of frames per second, with the preferred rate in it.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate; 0 for no limit.
  public var minimum: Float
  /// The highest rate; 0 for the display's.
  public var maximum: Float
  /// The preferred rate; nil for the highest.
  public var preferred: Float?

  /// Creates a range. Rates that are negative or not finite count as 0.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    func usable(_ rate: Float) -> Float { rate.isFinite ? max(0, rate) : 0 }
    (self.minimum, self.maximum) = (usable(minimum), usable(maximum))
    self.preferred = preferred.map(usable)
  }

  /// The display's rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
