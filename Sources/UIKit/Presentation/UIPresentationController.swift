import QuartzCore

/// Manages how a presented controller lies on the screen, and what lies behind it.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  private var heldPresented: UIViewController?
  private weak var knownPresented: UIViewController?
  weak var presenter: UIViewController?
  var style = UIModalPresentationStyle.custom
  /// The style that the presentation takes on the present screen, where it differs.
  var adaptedStyle: UIModalPresentationStyle?
  var storedContainer: UIView?

  /// A presentation controller of two controllers; the presenting one is found when the presentation begins, where it is nil.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    heldPresented = presentedViewController
    knownPresented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// The controller that presents; the presented one itself before the presentation is asked for. Not retained.
  open var presentingViewController: UIViewController {
    presenter ?? presentedViewController
  }

  /// The controller that is presented; retained while it is. An empty controller stands for one that is gone.
  open var presentedViewController: UIViewController {
    heldPresented ?? knownPresented ?? UIViewController()
  }

  /// The presentation's style, as asked for.
  open var presentationStyle: UIModalPresentationStyle { style }
  /// In what the presented view lies; nil unless presented.
  open var containerView: UIView? { storedContainer }
  /// Asked how the presentation adapts to a narrow screen; not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style on a narrow screen: sheets and popovers cover it all, other styles stay as they are (T-91).
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    style.isSheet ? .overFullScreen : .none
  }

  // MARK: Views

  /// The view that animators move: the presented controller's own, or a wrapper around it (T-84).
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view lies at the end, in the container; all of it unless overridden (T-83).
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the screen, rather than the context that presents.
  open var shouldPresentInFullscreen: Bool {
    let effective = adaptedStyle ?? style
    return effective != .currentContext && effective != .overCurrentContext
  }

  /// Whether the presenter's view is taken away when the presented one covers it (T-80).
  open var shouldRemovePresentersView: Bool {
    let effective = adaptedStyle ?? style
    return effective == .fullScreen || effective == .currentContext
  }

  // MARK: Hooks

  /// The container is about to place its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// The container has placed its subviews.
  open func containerViewDidLayoutSubviews() {}
  /// The presentation begins: the container is in the window, the presented view is not in it yet (T-74).
  open func presentationTransitionWillBegin() {}
  /// The presentation has ended; false where it was cancelled, and decorations must go.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal has ended; false where it was cancelled, and the presentation goes on.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: For the engine

  /// Keeps the presented controller from the beginning of its presentation to the end, and not before or after, so that a
  /// controller that is asked for early, and is kept by the presented one, is no ring.
  func holdPresented(_ flag: Bool) {
    heldPresented = flag ? knownPresented : nil
  }
}

extension UIModalPresentationStyle {
  /// Whether the style is one of the sheets, which adapt.
  var isSheet: Bool {
    switch self {
    case .pageSheet, .formSheet, .popover, .automatic: true
    default: false
    }
  }
}
