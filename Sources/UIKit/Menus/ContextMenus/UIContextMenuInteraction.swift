import QuartzCore

/// Shows a context menu for a view, after a long press or for a control.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The look of a menu.
  public enum Appearance: Int, Sendable {
    /// No menu is open.
    case unknown
    /// A menu with a preview, before a blurred screen.
    case rich
    /// A menu alone.
    case compact

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``unknown`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.unknown, .rich, .compact])
    }
  }

  /// The delegate, which provides the menu; not retained.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view whose touches open the menu; not retained.
  public var view: UIView? { viewLink }
  /// The look of the open menu.
  open var menuAppearance: Appearance {
    overlay.map { $0.phase == .lifting ? .unknown : $0.isRich ? .rich : .compact } ?? .unknown
  }

  @WeakReference private var viewLink: UIView?
  /// The menu that is lifting, open or closing.
  @WeakReference var overlay: MenuOverlay?
  private lazy var press = ContextMenuPress(self)

  /// Creates an interaction with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate that is called.
  var activeDelegate: (any UIContextMenuInteractionDelegate)? {
    guard let delegate, let view else { return delegate }
    return view.uiEnvironment.optionalMethods.complete(delegate)
  }

  /// Closes the menu, and removes the recognizer of the long press.
  open func willMove(to view: UIView?) {
    overlay?.dismiss(animated: false)
    viewLink?.removeGestureRecognizer(press)
    viewLink = nil
  }

  /// Adds the recognizer of the long press.
  open func didMove(to view: UIView?) {
    viewLink = view
    view?.addGestureRecognizer(press)
  }

  /// Returns the location of the touch that has opened the menu; nil for the window's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    press.location(in: view)
  }

  /// Closes the menu, where one is open.
  open func dismissMenu() {
    overlay?.dismiss(animated: true)
  }

  /// Replaces the menu that is visible, or the submenu, by what a block makes of it. Nothing happens where none is
  /// open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    overlay?.updateVisibleMenu(block)
  }

  // MARK: For the engine

  /// The control that shows the menu beside itself; nil for a view that is lifted.
  private var control: UIControl? { viewLink as? UIControl }

  /// Asks for the content at a location in the view, and prepares to show it; false where there is no menu.
  func prepare(at location: CGPoint) -> Bool {
    guard let view, let window = view.window, overlay.map({ $0.phase == .closing }) ?? true else { return false }
    if let control {
      guard control.isEnabled else { return false }
      control.sendActions(for: .menuActionTriggered)
    }
    guard
      let configuration = activeDelegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    else { return false }
    let source: MenuOverlay.Source
    if let control {
      source = .control(control)
    } else {
      let preview = activeDelegate?.contextMenuInteraction(
        self, previewForHighlightingMenuWithConfiguration: configuration)
      let lifted = preview ?? UITargetedPreview(view: view)
      guard lifted.target.container.window != nil else { return false }
      source = .preview(lifted)
    }
    overlay?.finish()
    let new = MenuOverlay(self, configuration, source)
    new.attach(to: window)
    overlay = new
    return true
  }

  /// Opens the prepared menu; false where there is nothing to show.
  func open() -> Bool {
    guard let overlay, overlay.phase == .lifting else { return false }
    return overlay.open()
  }

  /// Opens the menu of a control that was touched.
  func openFromTouch(at location: CGPoint) -> Bool {
    guard prepare(at: location) else { return false }
    guard open() else {
      overlay?.drop()
      return false
    }
    press.claim()
    return true
  }

  /// The object that an action gets as its sender: the bar button item or the control, or else the view.
  var actionSender: AnyObject? {
    guard let control else { return view }
    return control.storedAccessibility?.item as? UIBarButtonItem ?? control
  }

  /// Whether the chosen one of a menu's entries gets the only checkmark, as for a pop-up button.
  var selectsOneElement: Bool { (control as? UIButton)?.changesSelectionAsPrimaryAction ?? false }

  /// Called when an entry was chosen, before it runs.
  func didChoose(_ element: UIMenuElement) {
    (control as? UIButton)?.showSelectedElement()
  }
}
