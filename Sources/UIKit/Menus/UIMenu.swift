import Foundation

/// A list of actions and other menus. A menu is immutable; ``replacingChildren(_:)`` makes another one.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The options of a menu; the raw values are Apple's.
  public struct Options: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Creates options from Apple's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The menu's entries are a section of the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu's own entry is shown in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of the actions has a checkmark: the one that was chosen last.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The menu's entries are shown as a row of images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of a menu's entries; the raw values are Apple's.
  public enum ElementSize: Int, Sendable {
    /// Images side by side, four in a row.
    case small = 0
    /// Images over small titles, side by side, three in a row.
    case medium = 1
    /// One entry in a row.
    case large = 2
    /// ``large``; in a palette ``small``.
    case automatic = -1

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``automatic`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.automatic, .small, .medium, .large])
    }
  }

  /// The identifier; the title unless given.
  public let identifier: Identifier
  /// The options.
  public let options: Options
  /// The size of the entries.
  open var preferredElementSize: ElementSize
  /// The entries, in order.
  public let children: [UIMenuElement]

  /// Creates a menu with entries.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(rawValue: title)
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a copy of the menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The entries with a checkmark, also those of sections.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
      return child.leaf?.state == .on ? [child] : []
    }
  }
}
