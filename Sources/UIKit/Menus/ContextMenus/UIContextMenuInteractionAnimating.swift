import QuartzCore

/// The animation of a context menu that comes or goes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The screen that the menu previews; nil where it shows the view itself.
  var previewViewController: UIViewController? { get }
  /// Adds changes to the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block that is called after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The end of a preview.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview goes back to its view.
  case dismiss
  /// The preview grows to the whole screen, and the completions show it there.
  case pop

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``dismiss`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.dismiss, .pop])
  }
}

/// The animation after a tap on a context menu's preview.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The end of the preview; ``UIContextMenuInteractionCommitStyle/pop`` for a preview of a screen unless set.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects the blocks of delegates for one animation.
final class MenuAnimations: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(preview: UIViewController?) {
    previewViewController = preview
    preferredCommitStyle = preview == nil ? .dismiss : .pop
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Makes the changes, once.
  func run() {
    let blocks = animations
    animations = []
    for block in blocks { block() }
  }

  /// Calls the completions, once.
  func complete() {
    let blocks = completions
    completions = []
    for block in blocks { block() }
  }
}
