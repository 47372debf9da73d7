import QuartzCore

/// The style of the status bar's contents.
public enum UIStatusBarStyle: Int, Sendable {
  /// Depends on the user interface style.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``default`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.default, .lightContent, .darkContent])
  }
}

/// The animation of showing or hiding the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``none`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.none, .fade, .slide])
  }
}

/// The appearance of the status bar that the controllers on the screen ask for.
public struct StatusBarAppearance: Hashable, Sendable {
  /// The style of the contents.
  public var style = UIStatusBarStyle.default
  /// Whether the status bar is hidden.
  public var isHidden = false
}

/// The last showing or hiding of the status bar that a controller has asked for.
public struct StatusBarChange: Hashable, Sendable {
  /// Whether the bar was hidden.
  public let isHidden: Bool
  /// The animation that the controller prefers.
  public let animation: UIStatusBarAnimation
}

extension UIViewController {
  /// The controller that decides on the status bar: the last one that is presented full screen or captures the bar
  /// (P-55).
  var statusBarOwner: UIViewController {
    var (owner, current) = (self, self)
    while let presentation = current.modal.presents, !presentation.phase.isDismissing,
      presentation.phase != .waitingToPresent
    {
      current = presentation.presented
      if presentation.style == .fullScreen || current.modalPresentationCapturesStatusBarAppearance { owner = current }
    }
    return owner
  }

  /// The status bar that the controller, or the children that it names, ask for.
  var wantedStatusBar: StatusBarAppearance {
    StatusBarAppearance(
      style: deepest(\.childForStatusBarStyle).preferredStatusBarStyle,
      isHidden: deepest(\.childForStatusBarHidden).prefersStatusBarHidden)
  }

  /// Returns the last of the controllers that name each other by a property, this one first.
  func deepest(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var controller = self
    while let next = child(controller), next !== controller { controller = next }
    return controller
  }
}
