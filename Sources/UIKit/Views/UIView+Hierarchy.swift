import QuartzCore

extension UIView {
  /// The view that this one is in.
  public var superview: UIView? { storedSuperview }
  /// The views inside, back to front.
  public var subviews: [UIView] { storedSubviews }

  /// The window that the view is in; nil outside any.
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.storedSuperview
    }
    return nil
  }

  /// Puts a view in front of the others.
  public func addSubview(_ view: UIView) {
    insert(view) { $0.count }
  }

  /// Puts a view at an index, counted from the back.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(0, index), $0.count) }
  }

  /// Puts a view just in front of a sibling; in front of all if there is no such sibling.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { list in list.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? list.count }
  }

  /// Puts a view just behind a sibling; in front of all if there is no such sibling.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { list in list.firstIndex { $0 === siblingSubview } ?? list.count }
  }

  /// Exchanges the places of two subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2, storedSubviews.indices.contains(index1), storedSubviews.indices.contains(index2) else {
      return
    }
    storedSubviews.swapAt(index1, index2)
    for view in storedSubviews { layer.addSublayer(view.layer) }
  }

  /// Moves a subview to the front.
  public func bringSubviewToFront(_ view: UIView) {
    if view.storedSuperview === self { insert(view) { $0.count } }
  }

  /// Moves a subview to the back.
  public func sendSubviewToBack(_ view: UIView) {
    if view.storedSuperview === self { insert(view) { _ in 0 } }
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard let parent = storedSuperview else { return }
    let oldWindow = window
    if oldWindow != nil { owningController?.viewWillLeaveWindow() }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { notifyWillMove(to: nil) }
    parent.storedSubviews.removeAll { $0 === self }
    storedSuperview = nil
    layer.removeFromSuperlayer()
    didMoveToSuperview()
    if let oldWindow { notifyDidMove(from: oldWindow) }
  }

  /// Whether the view is another one or somewhere inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  /// This view, or the first inside, that has a tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func insert(_ view: UIView, at index: ([UIView]) -> Int) {
    guard !isDescendant(of: view) else {
      uiEnvironment.report(.layerInsideItself(layer: view.debugName))
      return
    }
    let (oldWindow, newWindow) = (view.window, window)
    let home = oldWindow?.environment ?? view.owningController?.environment
    if let home, let newWindow, home !== newWindow.environment {
      newWindow.environment.report(.foreignEnvironment(view: view.debugName, window: newWindow.debugName))
      return
    }
    let staysInside = view.storedSuperview === self
    if !staysInside { view.willMove(toSuperview: self) }
    if oldWindow !== newWindow { view.notifyWillMove(to: newWindow) }
    if let parent = view.storedSuperview {
      if !staysInside { parent.willRemoveSubview(view) }
      parent.storedSubviews.removeAll { $0 === view }
    }
    let place = index(storedSubviews)
    let above = place > 0 ? storedSubviews[place - 1] : nil
    storedSubviews.insert(view, at: place)
    view.storedSuperview = self
    if let above {
      layer.insertSublayer(view.layer, above: above.layer)
    } else if let below = storedSubviews.dropFirst().first {
      layer.insertSublayer(view.layer, below: below.layer)
    } else {
      layer.addSublayer(view.layer)
    }
    guard !staysInside else { return }
    view.didMoveToSuperview()
    didAddSubview(view)
    if oldWindow !== newWindow { view.notifyDidMove(from: oldWindow) }
    view.inheritedTintMayHaveChanged()
  }

  private func notifyWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for subview in storedSubviews { subview.notifyWillMove(to: window) }
  }

  private func notifyDidMove(from oldWindow: UIWindow?) {
    if window != nil { setNeedsLayout() }
    didMoveToWindow()
    owningController?.viewDidMove(to: window, from: oldWindow)
    for subview in storedSubviews { subview.notifyDidMove(from: oldWindow) }
  }

  /// The environment of the view's window, else the current one.
  package var uiEnvironment: UIEnvironment {
    window?.environment ?? .active
  }
}
