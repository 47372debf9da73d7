import Foundation

/// The content of a context menu: the screen that it previews, and its actions.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The order of a menu's entries; the raw values are Apple's.
  public enum ElementOrder: Int, Sendable {
    /// ``priority`` for a menu of a control, ``fixed`` for one with a preview.
    case automatic
    /// The first entry is the nearest to the menu's source.
    case priority
    /// The first entry is the highest.
    case fixed

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``automatic`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.automatic, .priority, .fixed])
    }
  }

  /// An identifier of the app's; an object of its own where the app gave none.
  public let identifier: any NSCopying
  /// The order of the entries.
  open var preferredMenuElementOrder = ElementOrder.automatic
  let previewProvider: (() -> UIViewController?)?
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: identifies the configuration to the app; nil for an object of its own.
  ///   - previewProvider: makes the screen to preview; nil previews the view itself.
  ///   - actionProvider: makes the menu, from the entries that the system suggests: none here.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? UniqueIdentifier()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// Equal to itself only.
  private final class UniqueIdentifier: NSObject, NSCopying {
    func copy(with zone: NSZone? = nil) -> Any { self }
  }
}
