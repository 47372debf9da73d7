// Written by Scripts/optional-methods from UIContextMenuInteractionDelegate.swift.

import Foundation

/// Lets a subclass add optional methods of ``UIContextMenuInteractionDelegate`` that its superclass, which conforms,
/// has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UIContextMenuInteractionDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegateOverriding: NSObjectProtocol {
  /// Returns the view that is lifted; nil for the interaction's view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the view into which the preview goes back; nil for the one that was lifted.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user taps the preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called when the menu is about to come.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the menu is about to go.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegateOverriding where Self: UIContextMenuInteractionDelegate {
  private var inherited: any UIContextMenuInteractionDelegate { self }

  /// Calls the superclass's method.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    inherited.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  /// Calls the superclass's method.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    inherited.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  /// Calls the superclass's method.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    inherited.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// Calls the superclass's method.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    inherited.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
  }

  /// Calls the superclass's method.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    inherited.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class ContextMenuDelegateForwarder: NSObject, UIContextMenuInteractionDelegate {
  private let delegate: any UIContextMenuInteractionDelegate
  private let sibling: any UIContextMenuInteractionDelegateOverriding

  init(_ delegate: any UIContextMenuInteractionDelegate, _ sibling: any UIContextMenuInteractionDelegateOverriding) {
    (self.delegate, self.sibling) = (delegate, sibling)
  }

  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
  {
    delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    sibling.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    sibling.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    sibling.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    sibling.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    sibling.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UIContextMenuInteractionDelegate) -> any UIContextMenuInteractionDelegate {
    sibling(of: delegate, .contextMenuDelegate, as: (any UIContextMenuInteractionDelegateOverriding).self).map {
      ContextMenuDelegateForwarder(delegate, $0)
    } ?? delegate
  }
}
