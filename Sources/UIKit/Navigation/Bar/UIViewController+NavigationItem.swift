extension UIViewController {
  /// What a navigation bar shows for the controller; made, with the controller's title, when it is first asked for.
  public var navigationItem: UINavigationItem {
    if let item = storedNavigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    storedNavigationItem = item
    return item
  }

  /// The buttons of the navigation controller's toolbar while the controller is on top; nil for none.
  public var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the toolbar's buttons; animated, the old ones fade into the new ones.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    (parent as? UINavigationController)?.toolbarItemsChanged(of: self, animated: animated)
  }

  /// The items that were asked for follow the title.
  func titleChanged() {
    storedNavigationItem?.title = title
    storedTabBarItem?.title = title
  }
}
