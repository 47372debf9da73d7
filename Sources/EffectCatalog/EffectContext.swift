import UIKit

/// The direction and container of a transition, and the app's views that an effect of the catalogue uses.
@MainActor public struct EffectContext {
  /// The container in which the effect is shown.
  public let container: EffectContainer
  /// Whether the transition leads back: a pop, a dismissal, a change to a tab on the left.
  public let isReversed: Bool
  /// The rectangle out of which circles and bubbles grow, in the container's coordinates; the effect's own origin if
  /// nil.
  public var origin: CGRect?
  /// The shared elements of a screen, by identifier; nil for the views that have a `sharedElementIdentifier`.
  public var elements: ((UIViewController) -> [String: UIView])?
  /// The view of a screen that opens as a book's cover.
  public var cover: (UIViewController) -> UIView? = { _ in nil }
  /// The views of a screen that fly out of a book.
  public var pages: (UIViewController) -> [UIView] = { _ in [] }

  /// Makes the context of a transition in a container.
  public init(_ container: EffectContainer, isReversed: Bool) {
    self.container = container
    self.isReversed = isReversed
  }
}
