extension UIViewController {
  var itemForNavigationBar: UINavigationItem {
    if let item = storedNavigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    storedNavigationItem = item
    return item
  }

  /// Updates the titles of the navigation item and the tab bar item, where they have been made.
  func titleChanged() {
    storedNavigationItem?.title = title
    storedTabBarItem?.title = title
    notifyObservers()
  }
}
