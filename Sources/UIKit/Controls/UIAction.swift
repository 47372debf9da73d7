import Foundation

/// Something to do, with a title and a picture to show for it.
@preconcurrency @MainActor public final class UIAction: NSObject {
  /// Names an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What a button shows for the action.
  public var title: String
  /// The picture that a button shows for the action.
  public var image: UIImage?
  /// The action's name.
  public let identifier: Identifier
  private let handler: (UIAction) -> Void
  /// What sent the action, while it runs.
  public internal(set) weak var sender: AnyObject?

  /// An action that calls a handler.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(rawValue: title)
    self.handler = handler
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
