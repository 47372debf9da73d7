import QuartzCore

/// Something with a size of its own inside a container: controllers, and whoever presents them.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that suits the content; zero leaves it to the container.
  var preferredContentSize: CGSize { get }
  /// A child wants another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The smallest or largest size that suits a child's content has changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The container is about to get another size (T-115).
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The container's traits are about to change (T-115).
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The size that a child gets in a container of a size.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
}
