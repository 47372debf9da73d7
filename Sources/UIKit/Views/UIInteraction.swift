import Foundation

/// Behaviour that is added to a view as an object.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction; nil for none. It is not retained.
  var view: UIView? { get }
  /// Called when the view is about to change.
  func willMove(to view: UIView?)
  /// Called when the view has changed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds an interaction at the end, and removes it from the view that it is in.
  func attach(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction that is in this view.
  func detach(_ interaction: any UIInteraction) {
    guard storedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
