/// Enumerations that Apple imports from Objective-C, whose `init?(rawValue:)` never answers nil (Decision 3).
extension RawRepresentable where RawValue: FixedWidthInteger {
  /// Returns the case of a raw value; the first of the cases where it belongs to none.
  ///
  /// - Parameter cases: every case; at least one.
  static func imported(_ rawValue: RawValue, among cases: [Self]) -> Self {
    cases.first { $0.rawValue == rawValue } ?? cases[0]
  }
}
