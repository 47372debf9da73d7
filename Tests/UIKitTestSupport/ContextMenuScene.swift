import TransitionTesting
import UIKit

/// A screen with a square on it that has a context menu, and a log of what the delegate is asked.
@MainActor final class ContextMenuScene: NSObject, UIContextMenuInteractionDelegate {
  let stage: Stage
  let root = UIViewController()
  let square: UIView
  let log = CallLog()
  lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The titles of the actions.
  var titles = ["One", "Two"]
  /// Makes the screen to preview.
  var preview: (() -> UIViewController?)?
  var hasMenu = true
  /// The preview into which the lifted view goes back; nil for the view itself.
  var dismissalPreview: UITargetedPreview?
  var onCommit: (any UIContextMenuInteractionCommitAnimating) -> Void = { _ in }
  private(set) var animators: [any UIContextMenuInteractionAnimating] = []

  init(_ stage: Stage, frame: CGRect = CGRect(x: 40, y: 200, width: 80, height: 80)) {
    self.stage = stage
    square = UIView(frame: frame)
    super.init()
    root.view.backgroundColor = .systemBackground
    square.backgroundColor = .systemRed
    square.layer.cornerRadius = 10
    square.addInteraction(interaction)
    root.view.addSubview(square)
    stage.show(root)
  }

  /// The middle of the square.
  var middle: CGPoint { CGPoint(x: square.frame.midX, y: square.frame.midY) }

  /// Opens the menu by a long press, and waits.
  func open() throws {
    stage.longPress(middle)
    try stage.settle()
  }

  /// The frame of an entry of the open menu; null where there is none.
  func frame(of title: String) -> CGRect { stage.accessibilityElement(label: title)?.frame ?? .null }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.calls.append("configuration(\(Int(location.x)),\(Int(location.y)))")
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(
      identifier: "square" as NSString, previewProvider: preview,
      actionProvider: { [log, titles] _ in
        UIMenu(children: titles.map { title in UIAction(title: title) { _ in log.calls.append(title) } })
      })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { dismissalPreview }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.calls.append("commit")
    onCommit(animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.calls.append("willDisplay")
    animator?.addAnimations { [log] in log.calls.append("displaying") }
    animator?.addCompletion { [log] in log.calls.append("displayed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.calls.append("willEnd")
    animator?.addCompletion { [log] in log.calls.append("ended") }
  }
}
