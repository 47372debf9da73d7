import QuartzCore

/// The items of a bar without a navigation controller.
extension UINavigationBar {
  /// The duration of a push or pop, in seconds (K-10).
  private static let transitionDuration: TimeInterval = 0.35

  /// Whether the app may change a property; a bar of a navigation controller reports it.
  func allowsChange(_ property: String) -> Bool {
    guard let navigationController else { return true }
    let controller = navigationController.traceName
    uiEnvironment.report(.barOfController(property: property, bar: "navigationBar", controller: controller))
    return false
  }

  func setItems(_ items: [UINavigationItem]?, isAnimated: Bool) {
    guard allowsChange("items") else { return }
    let (old, new) = (self.items ?? [], items ?? [])
    guard isAnimated, let top = new.last, let oldTop = old.last, top !== oldTop else { return show(new) }
    move(to: new, isPush: !old.contains(identicalTo: top)) {}
  }

  func push(_ item: UINavigationItem, animated: Bool) {
    guard allowsChange("items"), delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    let new = (items ?? []) + [item]
    let didPush: () -> Void = { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
    if animated { return move(to: new, isPush: true, then: didPush) }
    show(new)
    didPush()
  }

  func pop(animated: Bool) -> UINavigationItem? {
    guard allowsChange("items"), let item = items?.last else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    let new = (items ?? []).dropLast()
    let didPop: () -> Void = { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: item)
    }
    if animated {
      move(to: Array(new), isPush: false, then: didPop)
    } else {
      show(Array(new))
      didPop()
    }
    return item
  }

  /// Pops the controller, or in a bar without one the item.
  func backButtonTapped() {
    guard let navigationController else {
      _ = pop(animated: true)
      return
    }
    navigationController.popForBackButton()
  }

  private func move(to items: [UINavigationItem], isPush: Bool, then completion: @escaping () -> Void) {
    guard window != nil, UIView.areAnimationsEnabled else {
      show(items)
      return completion()
    }
    prepareTransition(to: items, isPush: isPush)
    UIView.animate(withDuration: Self.transitionDuration) {
      self.animateTransition(isPush: isPush)
    } completion: { [weak self] _ in
      // Another change has settled the bar already.
      if let self, let shown = self.items, shown.elementsEqual(items, by: ===) { show(shown) }
      completion()
    }
  }
}
