extension UIViewController {
  /// What a navigation bar shows for the controller; made, with the controller's title, when it is first asked for.
  public var navigationItem: UINavigationItem {
    if let item = storedNavigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    storedNavigationItem = item
    return item
  }

  /// The item, if it was asked for.
  func titleChanged() {
    storedNavigationItem?.title = title
  }
}
