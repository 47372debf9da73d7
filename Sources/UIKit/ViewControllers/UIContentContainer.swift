import QuartzCore

/// Something with a size of its own inside a container: controllers, and whoever presents them.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that suits the content; zero leaves it to the container.
  var preferredContentSize: CGSize { get }
  /// A child wants another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child gets in a container of a size.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
}
