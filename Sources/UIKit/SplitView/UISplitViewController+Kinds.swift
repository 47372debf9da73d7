extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// The classic style: two controllers, set as an array.
    case unspecified
    case doubleColumn
    case tripleColumn

    /// Never nil, as for every enumeration that Apple imports: unknown values are ``unspecified`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.unspecified, .doubleColumn, .tripleColumn])
    }
  }

  /// The columns, from the leading one on; `compact` replaces them in a compact width.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``primary`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.primary, .supplementary, .secondary, .compact])
    }

    /// The columns that can be side by side, in order.
    static let sideBySide: [Column] = [.primary, .supplementary, .secondary]
    static let all: [Column] = sideBySide + [.compact]
  }

  /// The columns on the screen, and their layout.
  public enum DisplayMode: Int, Sendable {
    /// Chosen by the split view controller.
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``automatic`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(
        rawValue,
        among: [
          .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
          .twoDisplaceSecondary,
        ])
    }
  }

  /// The layout of a shown column and the secondary one.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``automatic`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.automatic, .tile, .overlay, .displace])
    }
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``leading`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.leading, .trailing])
    }
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of columns beside or over the secondary one.
  var openColumns: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Whether the secondary column is dimmed, and a tap there hides the others.
  var dimsSecondary: Bool {
    switch self {
    case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: false
    }
  }
}
