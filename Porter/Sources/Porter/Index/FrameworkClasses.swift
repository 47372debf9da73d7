/// Classes of UIKit and their superclasses.
///
/// Source: the inheritance that Apple's documentation states for each class.
enum FrameworkClasses {
  static let superclass: [String: String] = {
    var table: [String: String] = [:]
    for (parent, children) in children {
      for child in children.split(separator: " ") { table[String(child)] = parent }
    }
    return table
  }()

  private static let children: [String: String] = [
    "NSObject":
      "UIResponder UIBarItem UINavigationItem UIGestureRecognizer UIPresentationController CALayer CAAnimation "
      + "UICollectionViewLayout UIPercentDrivenInteractiveTransition UIDynamicBehavior UIDynamicAnimator "
      + "NSLayoutConstraint UIActivity UITableViewRowAction",
    "UIResponder": "UIView UIViewController UIApplication",
    "UIView":
      "UIControl UIImageView UILabel UIScrollView UIStackView UIWindow UINavigationBar UITabBar UIToolbar UIVisualEffectView "
      + "UIActivityIndicatorView UIProgressView UIPickerView UITableViewCell UITableViewHeaderFooterView UICollectionReusableView "
      + "UISearchBar",
    "UIControl":
      "UIButton UISwitch UISlider UITextField UISegmentedControl UIPageControl UIStepper UIDatePicker UIRefreshControl",
    "UIScrollView": "UITableView UICollectionView UITextView",
    "UICollectionReusableView": "UICollectionViewCell",
    "UICollectionViewLayout": "UICollectionViewFlowLayout UICollectionViewTransitionLayout",
    "UIViewController":
      "UINavigationController UITabBarController UISplitViewController UITableViewController UICollectionViewController "
      + "UIPageViewController UIAlertController UISearchController UIActivityViewController UIImagePickerController",
    "UIBarItem": "UIBarButtonItem UITabBarItem",
    "UIGestureRecognizer":
      "UIPanGestureRecognizer UITapGestureRecognizer UIPinchGestureRecognizer UISwipeGestureRecognizer "
      + "UIRotationGestureRecognizer UILongPressGestureRecognizer",
    "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "CALayer":
      "CAShapeLayer CAGradientLayer CATextLayer CAReplicatorLayer CAEmitterLayer CAScrollLayer CATransformLayer",
  ]
}
