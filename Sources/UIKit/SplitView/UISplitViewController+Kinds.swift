extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// The classic kind: two controllers, set as an array.
    case unspecified
    case doubleColumn
    case tripleColumn

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``unspecified`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.unspecified, .doubleColumn, .tripleColumn])
    }
  }

  /// The columns, from the leading one on; `compact` takes the place of all where there is little room.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``primary`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.primary, .supplementary, .secondary, .compact])
    }

    /// The columns that can lie side by side, in their order.
    static let sideBySide: [Column] = [.primary, .supplementary, .secondary]
    static let all: [Column] = sideBySide + [.compact]
  }

  /// Which columns are on the screen, and how they lie.
  public enum DisplayMode: Int, Sendable {
    /// Left to the split view controller.
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

  /// How a column that comes lies to the secondary one.
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
  /// How many columns are open beside or over the secondary one.
  var openColumns: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Whether what lies under the open columns is dimmed, and a tap there closes them.
  var dimsSecondary: Bool {
    switch self {
    case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: false
    }
  }
}
