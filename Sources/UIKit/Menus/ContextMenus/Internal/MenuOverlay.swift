import QuartzCore

/// A context menu on the screen: a view over the whole window, with the menu's cards, and for a lifted view the preview
/// before a blurred background.
///
///     lifting ─► open ─► closing ─► ended
///     lifting ─► ended
final class MenuOverlay: UIView {
  /// The origin of a menu.
  enum Source {
    case control(UIControl)
    case preview(UITargetedPreview)
  }

  /// The state of a menu.
  enum Phase {
    /// The press is not long enough yet.
    case lifting
    case open
    case closing
    case ended
  }

  weak var interaction: UIContextMenuInteraction?
  let configuration: UIContextMenuConfiguration
  let source: Source
  private(set) var phase = Phase.lifting
  /// The open cards: the menu, and its submenus.
  var lists: [MenuListView] = []
  /// The lifted view; nil for the menu of a control.
  var platter: MenuPlatter?
  let background = MenuBackground()
  private(set) var previewController: UIViewController?
  /// The location at which the touch that has opened the menu was then; nil once it has left that.
  var pressStart: CGPoint?
  private(set) var highlighted: MenuCell?
  private var shownSize = CGSize.zero

  init(_ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration, _ source: Source) {
    self.interaction = interaction
    self.configuration = configuration
    self.source = source
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addGestureRecognizer(MenuTouchRecognizer(self))
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the menu has a preview.
  var isRich: Bool {
    if case .preview = source { return true }
    return false
  }

  /// The view whose menu it is.
  var sourceView: UIView {
    switch source {
    case .control(let control): control
    case .preview(let preview): preview.view
    }
  }

  /// The card that takes touches.
  var topList: MenuListView? { lists.last }

  override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isModal: phase == .open) }

  override func accessibilityPerformEscape() -> Bool {
    guard phase == .open else { return false }
    dismiss(animated: true)
    return true
  }

  // MARK: Coming

  /// Covers a window, with the traits of the source.
  func attach(to window: UIWindow) {
    frame = window.bounds
    shownSize = bounds.size
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let traits = interaction?.view?.traitCollection ?? sourceView.traitCollection
    overrideUserInterfaceStyle = traits.userInterfaceStyle
    traitOverrides.layoutDirection = traits.layoutDirection
    traitOverrides.userInterfaceLevel = .elevated
    window.addSubview(self)
  }

  /// Shrinks the source a little, while the press may still become long enough.
  func beginLifting() {
    guard phase == .lifting, case .preview(let preview) = source else { return }
    let platter = makePlatter(preview)
    UIView.animate(withDuration: PreviewMetrics.pressing, delay: 0, options: .curveEaseInOut) {
      platter.transform = platter.transform.scaledBy(x: PreviewMetrics.pressedScale, y: PreviewMetrics.pressedScale)
    }
  }

  /// Lets the source go, because the press was too short.
  func endLifting() {
    guard phase == .lifting else { return }
    guard let platter, let rest = platter.restingTransform else { return drop() }
    phase = .closing
    UIView.animate(withDuration: PreviewMetrics.pressing, delay: 0, options: .curveEaseOut) {
      platter.transform = rest
    } completion: { [link = WeakReference(self)] _ in
      link.target?.drop()
    }
  }

  private func makePlatter(_ preview: UITargetedPreview) -> MenuPlatter {
    if let platter { return platter }
    let platter = MenuPlatter(preview)
    addSubview(platter)
    platter.settle(at: preview, in: self)
    self.platter = platter
    return platter
  }

  /// Shows menu and preview; false where there is nothing to show.
  func open() -> Bool {
    guard phase == .lifting, let window else { return false }
    let menu = configuration.actionProvider?([]) ?? UIMenu()
    beginLoading(menu)
    let hasRows = !MenuContent(of: menu).isEmpty
    if !hasRows, !isRich {
      uiEnvironment.report(.emptyMenu(of: sourceView.debugName))
      return false
    }
    previewController = configuration.previewProvider?()
    phase = .open
    isUserInteractionEnabled = true
    let animations = MenuAnimations(preview: previewController)
    if let interaction {
      interaction.activeDelegate?.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animations)
    }
    // The delegate may have closed the menu.
    guard phase == .open, window === self.window else { return true }
    if case .preview(let preview) = source {
      _ = makePlatter(preview)
      insertSubview(background, at: 0)
      background.frame = bounds
    }
    if hasRows { addList(MenuListView(menu)) }
    appear(animations)
    if let list = lists.first { load(list) }
    return true
  }

  /// Adds a card with the functions that it needs.
  func addList(_ list: MenuListView) {
    list.activate = { [link = WeakReference(self)] in link.target?.choose($0) }
    list.canPerform = { [link = WeakReference(self)] command in
      link.target?.interaction?.view?.responder(to: command.action) != nil
    }
    lists.append(list)
    addSubview(list)
    list.makeRows()
  }

  private func appear(_ animations: MenuAnimations) {
    let layout = currentLayout(decidingOrder: true)
    var growing: (MenuListView, CGAffineTransform)?
    if let list = lists.first, let placement = layout.menu {
      list.place(in: placement.frame)
      list.placeRows(in: placement.frame.size)
      if placement.isAbove { list.scrollToEnd() }
      list.layoutIfNeeded()
      list.alpha = 0
      list.transform = .scaling(MenuMetrics.smallestScale, about: placement.anchor, of: placement.frame.size)
      growing = (list, .identity)
    }
    if let controller = previewController, let size = layout.preview?.size {
      platter?.show(controller, size: size)
    }
    let opening = MenuMetrics.opening
    UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      growing?.0.alpha = 1
    }
    UIView.animate(
      withDuration: opening.duration, delay: 0, usingSpringWithDamping: opening.damping, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      if let growing { growing.0.transform = growing.1 }
      if let frame = layout.preview { self.platter?.lift(to: frame) }
      self.background.isShown = true
      animations.run()
    } completion: { [link = WeakReference(self)] _ in
      link.target?.platter?.endAppearing()
      animations.complete()
    }
  }

  // MARK: Touches

  /// Highlights an entry; nil for none.
  func highlight(_ cell: MenuCell?) {
    guard cell !== highlighted else { return }
    highlighted?.isHighlighted = false
    highlighted = cell
    cell?.isHighlighted = true
  }

  /// Returns the entry at a point that can be chosen.
  func cell(at point: CGPoint) -> MenuCell? {
    guard phase == .open, let list = topList else { return nil }
    return list.cell(at: list.convert(point, from: self))
  }

  // MARK: Going

  /// Closes the menu. Touches go to the app at once.
  func dismiss(animated: Bool, chosen: (() -> Void)? = nil) {
    guard phase == .open else {
      if phase == .lifting { endLifting() }
      return
    }
    let animations = beginClosing()
    chosen?()
    guard phase == .closing else { return }
    guard animated, window != nil else {
      animations.run()
      return finish()
    }
    let target = dismissalTarget
    UIView.animate(withDuration: MenuMetrics.closing, delay: 0, options: .curveEaseOut) {
      self.hideLists()
      self.background.isShown = false
      self.platter?.land(on: target, in: self)
      animations.run()
    } completion: { [link = WeakReference(self)] _ in
      link.target?.finish()
    }
  }

  /// Lets the preview grow to the whole screen, or go back, as the delegate decides, after a tap on it.
  func commit() {
    guard phase == .open, let interaction, let delegate = interaction.activeDelegate else { return }
    let animations = MenuAnimations(preview: previewController)
    delegate.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animations)
    guard phase == .open else { return }
    guard animations.preferredCommitStyle == .pop, let platter, previewController != nil else {
      return dismiss(animated: true) { [link = WeakReference(self)] in link.target?.join(animations) }
    }
    let ending = beginClosing()
    UIView.animate(withDuration: PreviewMetrics.committing, delay: 0, options: .curveEaseInOut) {
      self.hideLists()
      platter.fill(self.bounds)
      ending.run()
      animations.run()
    } completion: { [link = WeakReference(self)] _ in
      link.target?.platter?.endPreview()
      animations.complete()
      link.target?.finish()
    }
  }

  /// The blocks of the dismissal.
  private var closing: MenuAnimations?
  /// The blocks of a commit that only dismisses.
  private var joined: MenuAnimations?
  /// Adds the blocks of a commit to the dismissal.
  private func join(_ animations: MenuAnimations) { joined = animations }

  private func beginClosing() -> MenuAnimations {
    phase = .closing
    isUserInteractionEnabled = false
    highlight(nil)
    let animations = MenuAnimations(preview: previewController)
    if let interaction {
      interaction.activeDelegate?.contextMenuInteraction(
        interaction, willEndFor: configuration, animator: animations)
    }
    closing = animations
    return animations
  }

  private func hideLists() {
    let anchor = currentLayout(decidingOrder: false).menu?.anchor ?? CGPoint(x: 0.5, y: 0)
    for list in lists {
      list.alpha = 0
      list.transform = .scaling(MenuMetrics.smallestScale, about: anchor, of: list.bounds.size)
    }
    joined?.run()
  }

  /// The position to which the preview goes back; nil where its view has left the window.
  private var dismissalTarget: UITargetedPreview? {
    guard case .preview(let lifted) = source, let interaction else { return nil }
    let other = interaction.activeDelegate?.contextMenuInteraction(
      interaction, previewForDismissingMenuWithConfiguration: configuration)
    let target = other ?? lifted
    return target.target.container.window === window && target.view.window != nil ? target : nil
  }

  /// Ends the closing of the menu, which leaves the window.
  func finish() {
    guard phase == .closing else { return }
    let blocks = [closing, joined]
    (closing, joined) = (nil, nil)
    drop()
    for animations in blocks { animations?.complete() }
  }

  /// Leaves the window, without an animation.
  func drop() {
    guard phase != .ended else { return }
    phase = .ended
    platter?.end()
    if interaction?.overlay === self { interaction?.overlay = nil }
    removeFromSuperview()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil, phase != .ended else { return }
    switch phase {
    case .open: dismiss(animated: false)
    case .closing: finish()
    case .lifting, .ended: drop()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A menu does not survive a rotation.
    if bounds.size != shownSize, phase == .open { dismiss(animated: false) }
  }
}
