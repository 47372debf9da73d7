extension UIViewController {
  /// What a tab bar shows for the controller; made, with the controller's title, when it is first asked for.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = storedTabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      storedTabBarItem = item
      return item
    }
    set {
      storedTabBarItem = newValue
      (parent as? UITabBarController)?.itemsChanged()
    }
  }

  /// The tab bar controller that the controller is in.
  public var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }
}
