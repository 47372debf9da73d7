extension UIView {
  /// Whether the tint colour is shown as it is or dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview has it; never what is read.
    case automatic
    /// As it is.
    case normal
    /// Without its colour, as behind a sheet.
    case dimmed

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``automatic`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.automatic, .normal, .dimmed])
    }
  }
}
