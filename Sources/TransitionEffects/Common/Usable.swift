extension BinaryFloatingPoint {
  /// The number where it is finite, in a range; else another.
  package func usable(in range: ClosedRange<Self>, else other: Self) -> Self {
    isFinite ? Swift.min(Swift.max(self, range.lowerBound), range.upperBound) : other
  }
}
