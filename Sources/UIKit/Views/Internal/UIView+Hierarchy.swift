import QuartzCore

/// The implementation of the hierarchy's members, which are in the class body so that subclasses can override them
///
extension UIView {
  var enclosingWindow: UIWindow? {
    firstWindow?.takeUnretainedValue() as? UIWindow
  }

  /// The nearest window above; nonisolated, so that no step is checked for its actor.
  nonisolated private var firstWindow: Unmanaged<UIView>? {
    var link = Unmanaged.passUnretained(self)
    while !link._withUnsafeGuaranteedRef({ $0.isWindow }) {
      guard let next = link._withUnsafeGuaranteedRef({ $0.superviewLink }) else { return nil }
      link = next
    }
    return link
  }

  func exchange(_ index1: Int, _ index2: Int) {
    guard index1 != index2, storedSubviews.indices.contains(index1), storedSubviews.indices.contains(index2) else {
      return
    }
    storedSubviews.swapAt(index1, index2)
    for view in storedSubviews { backingLayer.addSublayer(view.backingLayer) }
  }

  func leaveSuperview() {
    guard let parent = storedSuperview else { return }
    let oldWindow = window
    if oldWindow != nil { owningController?.viewWillLeaveWindow() }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    dropOuterConstraints()
    if let oldWindow { notifyWillMove(to: nil, from: oldWindow.environment.touches) }
    parent.storedSubviews.removeFirst(identicalTo: self)
    storedSuperview = nil
    layoutStateIfAny?.record.geometryMayHaveChanged()
    backingLayer.removeFromSuperlayer()
    didMoveToSuperview()
    if let oldWindow { notifyDidMove(from: oldWindow) }
  }

  func isInside(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  package var storedSuperview: UIView? {
    get { superviewLink?.takeUnretainedValue() }
    set { superviewLink = newValue.map { Unmanaged.passUnretained($0) } }
  }

  func insert(_ view: UIView, at index: ([UIView]) -> Int) {
    guard !isInside(view) else {
      uiEnvironment.report(.layerInsideItself(layer: view.debugName))
      return
    }
    let (oldWindow, newWindow) = (view.window, window)
    let currentEnvironment = oldWindow?.environment ?? view.owningController?.environment
    if let currentEnvironment, let newWindow, currentEnvironment !== newWindow.environment {
      newWindow.environment.report(.foreignEnvironment(view: view.debugName, window: newWindow.debugName))
      return
    }
    let staysInside = view.storedSuperview === self
    if !staysInside { view.willMove(toSuperview: self) }
    if oldWindow !== newWindow { view.notifyWillMove(to: newWindow, from: oldWindow?.environment.touches) }
    if let parent = view.storedSuperview {
      if !staysInside {
        parent.willRemoveSubview(view)
        view.dropOuterConstraints()
      }
      parent.storedSubviews.removeFirst(identicalTo: view)
    }
    let insertionIndex = index(storedSubviews)
    let above = insertionIndex > 0 ? storedSubviews[insertionIndex - 1] : nil
    storedSubviews.insert(view, at: insertionIndex)
    view.storedSuperview = self
    if !staysInside { view.layoutStateIfAny?.record.geometryMayHaveChanged() }
    if view.subtreeNeedsConstraintUpdate { markNeedsConstraintUpdate() }
    if !view.isPlacedByCode { hasConstrainedSubviews = true }
    if let above {
      backingLayer.insertSublayer(view.backingLayer, above: above.backingLayer)
    } else if let below = storedSubviews.dropFirst().first {
      backingLayer.insertSublayer(view.backingLayer, below: below.backingLayer)
    } else {
      backingLayer.addSublayer(view.backingLayer)
    }
    guard !staysInside else { return }
    view.didMoveToSuperview()
    didAddSubview(view)
    if oldWindow !== newWindow {
      view.notifyDidMove(from: oldWindow)
    } else if newWindow != nil {
      view.owningController?.reportIfOutsideParent()
    }
    view.inheritedTintMayHaveChanged()
    if let newWindow, newWindow.environment.traitsVary { view.propagateTraits() }
  }

  private func notifyWillMove(to window: UIWindow?, from touches: TouchDispatcher?) {
    willMove(toWindow: window)
    touches?.cancelTouches(of: self)
    for subview in storedSubviews { subview.notifyWillMove(to: window, from: touches) }
  }

  private func notifyDidMove(from oldWindow: UIWindow?, withAncestor: Bool = false) {
    let window = window
    if let window {
      setNeedsLayout()
      if !window.environment.appearances.isEmpty { takeAppearances(from: window.environment.appearances) }
    }
    didMoveToWindow()
    owningController?.viewDidMove(to: window, from: oldWindow, withAncestor: withAncestor)
    for subview in storedSubviews { subview.notifyDidMove(from: oldWindow, withAncestor: true) }
  }

  /// The environment of the view's window, or else the current one.
  package var uiEnvironment: UIEnvironment {
    window?.environment ?? .active
  }
}

extension UIView {
  func setMask(_ view: UIView?) {
    guard view !== storedMask else { return }
    guard view.map({ !isInside($0) }) ?? true else {
      if let view { uiEnvironment.report(.layerInsideItself(layer: view.debugName)) }
      return
    }
    view?.removeFromSuperview()
    view?.maskedView?.mask = nil
    storedMask?.maskedView = nil
    storedMask = view
    view?.maskedView = self
    backingLayer.mask = view?.backingLayer
  }
}
