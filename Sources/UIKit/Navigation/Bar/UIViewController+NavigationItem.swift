extension UIViewController {
  var itemForNavigationBar: UINavigationItem {
    if let item = storedNavigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    storedNavigationItem = item
    return item
  }

  /// The items that were asked for follow the title.
  func titleChanged() {
    storedNavigationItem?.title = title
    storedTabBarItem?.title = title
    notifyObservers()
  }
}
