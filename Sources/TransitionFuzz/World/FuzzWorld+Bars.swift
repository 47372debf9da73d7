import UIKit

/// The contents of navigation bars.
extension FuzzWorld {
  /// Gives an item a title's mode, a prompt and a look, sometimes.
  func decorate(_ item: UINavigationItem, of name: String) {
    if choices.once("\(name) has a title mode", in: 3) {
      item.largeTitleDisplayMode = choices.option("title mode", evenly: [.always, .never])
    }
    if choices.once("\(name) has a prompt", in: 12) { item.prompt = "prompt" }
    guard choices.once("\(name) has a look", in: 6) else { return }
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    item.scrollEdgeAppearance = look
  }

  /// Checks that a bar has the height that its titles need (K-13), and nothing of a transition.
  func checkBar(of nav: UINavigationController) {
    guard nav.viewIfLoaded?.window != nil, !nav.isNavigationBarHidden, let top = nav.topViewController else { return }
    let bar = nav.navigationBar
    let base = bar.sizeThatFits(bar.bounds.size).height
    let items = nav.viewControllers.map(\.navigationItem)
    let wanted =
      base + (top.navigationItem.prompt == nil ? 0 : UINavigationBar.promptHeight)
      + (showsLargeTitle(items[...], in: bar) ? UINavigationBar.largeTitleHeight : 0)
    if bar.bounds.height != wanted { complain("\(nav.name)'s bar is \(bar.bounds.height) high, not \(wanted) (K-13)") }
    func visit(_ view: UIView) {
      if view.layer.animationKeys()?.isEmpty == false { complain("\(nav.name)'s bar keeps animations (C-82)") }
      if view is UILabel, !view.transform.isIdentity { complain("\(nav.name)'s bar keeps a title's scale (K-13)") }
      for subview in view.subviews { visit(subview) }
    }
    visit(bar)
  }

  private func showsLargeTitle(_ items: ArraySlice<UINavigationItem>, in bar: UINavigationBar) -> Bool {
    guard bar.prefersLargeTitles, bar.traitCollection.verticalSizeClass != .compact, let item = items.last else {
      return false
    }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic: return items.count < 2 || showsLargeTitle(items.dropLast(), in: bar)
    }
  }
}
