import QuartzCore

/// Properties of view controllers by name.
extension KeyTables {
  static let controllers = [
    KeyTable(
      UIAlertController.self,
      [
        "message": .value(\UIAlertController.message),
        "preferredAction": .value(\UIAlertController.preferredAction),
        "actions": .readOnly(\UIAlertController.actions),
        "preferredStyle": .readOnly(\UIAlertController.preferredStyle),
      ]),
    KeyTable(
      UINavigationController.self,
      [
        "viewControllers": .value(\UINavigationController.viewControllers),
        "delegate": .value(\UINavigationController.delegate),
        "navigationBarHidden": .value(\UINavigationController.isNavigationBarHidden),
        "toolbarHidden": .value(\UINavigationController.isToolbarHidden),
        "navigationBar": .readOnly(\UINavigationController.navigationBar),
        "toolbar": .readOnly(\UINavigationController.toolbar),
        "topViewController": .readOnly(\UINavigationController.topViewController),
        "visibleViewController": .readOnly(\UINavigationController.visibleViewController),
        "interactivePopGestureRecognizer": .readOnly(\UINavigationController.interactivePopGestureRecognizer),
      ]),
    KeyTable(
      UITabBarController.self,
      [
        "viewControllers": .value(\UITabBarController.viewControllers),
        "selectedIndex": .value(\UITabBarController.selectedIndex),
        "selectedViewController": .value(\UITabBarController.selectedViewController),
        "delegate": .value(\UITabBarController.delegate),
        "tabBar": .readOnly(\UITabBarController.tabBar),
      ]),
    KeyTable(
      UICollectionViewController.self,
      [
        "collectionView": .readOnly(\UICollectionViewController.collectionView)
      ]),
    KeyTable(
      UIViewController.self,
      [
        "title": .value(\UIViewController.title),
        "view": .value(\UIViewController.view),
        "preferredContentSize": .value(\UIViewController.preferredContentSize),
        "additionalSafeAreaInsets": .value(\UIViewController.additionalSafeAreaInsets),
        "hidesBottomBarWhenPushed": .value(\UIViewController.hidesBottomBarWhenPushed),
        "edgesForExtendedLayout": .value(\UIViewController.edgesForExtendedLayout),
        "extendedLayoutIncludesOpaqueBars": .value(\UIViewController.extendedLayoutIncludesOpaqueBars),
        "modalPresentationStyle": .value(\UIViewController.modalPresentationStyle),
        "modalTransitionStyle": .value(\UIViewController.modalTransitionStyle),
        "definesPresentationContext": .value(\UIViewController.definesPresentationContext),
        "transitioningDelegate": .value(\UIViewController.transitioningDelegate),
        "tabBarItem": .value(\UIViewController.tabBarItem),
        "toolbarItems": .value(\UIViewController.toolbarItems),
        "modalPresentationCapturesStatusBarAppearance": .value(
          \UIViewController.modalPresentationCapturesStatusBarAppearance),
        "editing": .value(\UIViewController.isEditing),
        "modalInPresentation": .value(\UIViewController.isModalInPresentation),
        "navigationItem": .readOnly(\UIViewController.navigationItem),
        "parent": .readOnly(\UIViewController.parent),
        "presentedViewController": .readOnly(\UIViewController.presentedViewController),
        "presentingViewController": .readOnly(\UIViewController.presentingViewController),
        "navigationController": .readOnly(\UIViewController.navigationController),
        "tabBarController": .readOnly(\UIViewController.tabBarController),
        "splitViewController": .readOnly(\UIViewController.splitViewController),
        "presentationController": .readOnly(\UIViewController.presentationController),
        "traitCollection": .readOnly(\UIViewController.traitCollection),
        "viewLoaded": .readOnly(\UIViewController.isViewLoaded),
        "parentViewController": .readOnly(\UIViewController.parent),
        "childViewControllers": .readOnly(\UIViewController.children),
      ]),
  ]
}
