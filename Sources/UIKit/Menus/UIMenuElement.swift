import Foundation

/// An entry of a menu: an action, a command, a menu inside it, or entries that are made later.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The attributes of an action; the raw values are Apple's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Creates attributes from Apple's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The action is shown in grey, and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action is shown in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the action is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The state of an action.
  public enum State: Int, Sendable {
    /// No mark.
    case off
    /// A checkmark.
    case on
    /// A dash.
    case mixed

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``off`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.off, .on, .mixed])
    }
  }

  /// The title.
  open var title: String { storedTitle }
  /// The image.
  open var image: UIImage? { storedImage }
  /// The text below the title; nil for none.
  open var subtitle: String?

  var storedTitle: String
  var storedImage: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }

  /// The attributes and the state of an entry that can be chosen; nil for one that cannot.
  var leaf: (any MenuLeaf)? { nil }
}

/// An entry that can be chosen.
@MainActor protocol MenuLeaf: UIMenuElement {
  var attributes: UIMenuElement.Attributes { get }
  var state: UIMenuElement.State { get set }
  /// Runs the entry for the object whose menu it is in.
  func perform(from sender: AnyObject)
}
