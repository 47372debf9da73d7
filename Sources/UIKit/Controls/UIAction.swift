import Foundation

/// A handler with a title and an image for the control that runs it.
@preconcurrency @MainActor public final class UIAction: NSObject {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The title that a button shows for the action.
  public var title: String
  /// The image that a button shows for the action.
  public var image: UIImage?
  /// The identifier; the title unless given.
  public let identifier: Identifier
  private let handler: (UIAction) -> Void
  /// The control that has sent the action, while the handler runs; nil otherwise.
  public internal(set) weak var sender: AnyObject?

  /// Creates an action that calls a handler.
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
