extension BinaryFloatingPoint {
  /// The value clamped to a range; another value if it is not finite.
  package func usable(in range: ClosedRange<Self>, else other: Self) -> Self {
    isFinite ? Swift.min(Swift.max(self, range.lowerBound), range.upperBound) : other
  }
}
