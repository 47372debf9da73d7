import Foundation

/// A handler with a title and an image, for a menu or for the control that runs it.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The identifier of an action.
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

  /// The title that a button or a menu shows for the action.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image that a button or a menu shows for the action.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// The image that a menu shows while ``state`` is on; nil for ``image``.
  open var selectedImage: UIImage?
  /// A longer title, which VoiceOver reads in a menu; nil for ``title``.
  open var discoverabilityTitle: String?
  /// The identifier; the title unless given.
  public let identifier: Identifier
  /// The attributes, which menus show.
  open var attributes: UIMenuElement.Attributes
  /// The state, which menus show by a mark.
  open var state: UIMenuElement.State
  private let handler: (UIAction) -> Void
  /// The control that has sent the action, while the handler runs; nil otherwise.
  public internal(set) weak var sender: AnyObject?

  /// Creates an action that calls a handler.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(rawValue: title)
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  override var leaf: (any MenuLeaf)? { self }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

extension UIAction: MenuLeaf {}
