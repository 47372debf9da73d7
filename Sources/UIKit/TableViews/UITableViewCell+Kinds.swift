import QuartzCore

extension UITableViewCell {
  /// The arrangement of a cell's labels.
  public enum CellStyle: Int, Sendable {
    /// An image and a label.
    case `default`
    /// A label at the leading edge and a grey one at the trailing edge.
    case value1
    /// A tinted label, aligned to the right, and another one beside it.
    case value2
    /// A label above a smaller one.
    case subtitle
  }

  /// The style of separators.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none
    /// A line of one pixel.
    case singleLine
  }

  /// The look of a cell that is highlighted or selected.
  public enum SelectionStyle: Int, Sendable {
    /// No look of its own.
    case none
    /// As `default`.
    case blue
    /// As `default`.
    case gray
    /// A grey background.
    case `default`
  }

  /// The control that a cell shows at its leading edge in editing.
  public enum EditingStyle: Int, Sendable {
    /// None.
    case none
    /// One that deletes the row.
    case delete
    /// One that inserts a row.
    case insert
  }

  /// The system's view at a cell's trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A chevron: a tap shows more.
    case disclosureIndicator
    /// A button for details, and a chevron.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// The editing state of a cell.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control at the leading edge is shown.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The actions at the trailing edge are shown.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// Called with a cell and its state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
}
