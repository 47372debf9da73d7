extension UIViewController {
  var itemForTabBar: UITabBarItem? {
    if let item = storedTabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  func setItemForTabBar(_ item: UITabBarItem?) {
    storedTabBarItem = item
    (parent as? UITabBarController)?.itemsChanged()
  }
}
