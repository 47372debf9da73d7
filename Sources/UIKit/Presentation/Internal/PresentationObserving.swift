/// A controller of UIKit's that takes part in its own presentation.
@MainActor protocol PresentationObserving: UIViewController {
  /// Sets up the presentation controller that was made for the controller.
  func configure(_ controller: UIPresentationController)
  /// Called when the presentation has ended, before its completion: by the user, by the app, or in its beginning.
  func presentationDidEnd()
}
