extension UIView {
  /// The treatment of the tint colour.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The superview's mode; never read.
    case automatic
    /// The tint colour is shown.
    case normal
    /// The tint colour is shown as a grey, as behind a sheet.
    case dimmed

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``automatic`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.automatic, .normal, .dimmed])
    }
  }
}
