/// Names from before Swift 4.2: types, properties and notifications.
///
/// Source: the renames that Apple's headers declare (the API differences of iOS 11 and 12).
enum LegacyNameTable {
  /// All names that are gone, of which most files have none.
  static let all = Set([types, constants, properties, notifications].flatMap(\.keys))

  /// Types, most of which are nested now.
  static let types = pairs(
    """
    NSAttributedStringKey NSAttributedString.Key
    NSLayoutAttribute NSLayoutConstraint.Attribute
    NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
    NSLayoutRelation NSLayoutConstraint.Relation
    RunLoopMode RunLoop.Mode
    UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
    UIAlertActionStyle UIAlertAction.Style
    UIAlertControllerStyle UIAlertController.Style
    UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
    UIApplicationOpenURLOptionsKey UIApplication.OpenURLOptionsKey
    UIApplicationState UIApplication.State
    UIAttachmentBehaviorType UIAttachmentBehavior.AttachmentType
    UIBarButtonItemStyle UIBarButtonItem.Style
    UIBarButtonSystemItem UIBarButtonItem.SystemItem
    UIBlurEffectStyle UIBlurEffect.Style
    UIButtonType UIButton.ButtonType
    UICollectionElementCategory UICollectionView.ElementCategory
    UICollectionViewScrollDirection UICollectionView.ScrollDirection
    UICollectionViewScrollPosition UICollectionView.ScrollPosition
    UICollisionBehaviorMode UICollisionBehavior.Mode
    UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment
    UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment
    UIControlEvents UIControl.Event
    UIControlState UIControl.State
    UIDatePickerMode UIDatePicker.Mode
    UIEventSubtype UIEvent.EventSubtype
    UIEventType UIEvent.EventType
    UIFontDescriptorSymbolicTraits UIFontDescriptor.SymbolicTraits
    UIFontTextStyle UIFont.TextStyle
    UIFontWeight UIFont.Weight
    UIGestureRecognizerState UIGestureRecognizer.State
    UIImageOrientation UIImage.Orientation
    UIImageRenderingMode UIImage.RenderingMode
    UIImageResizingMode UIImage.ResizingMode
    UIImpactFeedbackStyle UIImpactFeedbackGenerator.FeedbackStyle
    UIInterpolatingMotionEffectType UIInterpolatingMotionEffect.EffectType
    UILayoutConstraintAxis NSLayoutConstraint.Axis
    UIMenuControllerArrowDirection UIMenuController.ArrowDirection
    UINavigationControllerOperation UINavigationController.Operation
    UINotificationFeedbackType UINotificationFeedbackGenerator.FeedbackType
    UIPageViewControllerNavigationDirection UIPageViewController.NavigationDirection
    UIPageViewControllerNavigationOrientation UIPageViewController.NavigationOrientation
    UIPageViewControllerSpineLocation UIPageViewController.SpineLocation
    UIPageViewControllerTransitionStyle UIPageViewController.TransitionStyle
    UIPreviewActionStyle UIPreviewAction.Style
    UIProgressViewStyle UIProgressView.Style
    UIPushBehaviorMode UIPushBehavior.Mode
    UIScrollViewIndexDisplayMode UIScrollView.IndexDisplayMode
    UIScrollViewIndicatorStyle UIScrollView.IndicatorStyle
    UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode
    UISearchBarStyle UISearchBar.Style
    UISegmentedControlSegment UISegmentedControl.Segment
    UISegmentedControlStyle UISegmentedControl.Style
    UISplitViewControllerDisplayMode UISplitViewController.DisplayMode
    UIStackViewAlignment UIStackView.Alignment
    UIStackViewDistribution UIStackView.Distribution
    UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
    UITabBarItemPositioning UITabBar.ItemPositioning
    UITabBarSystemItem UITabBarItem.SystemItem
    UITableViewCellAccessoryType UITableViewCell.AccessoryType
    UITableViewCellEditingStyle UITableViewCell.EditingStyle
    UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
    UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle
    UITableViewCellStyle UITableViewCell.CellStyle
    UITableViewRowAnimation UITableView.RowAnimation
    UITableViewScrollPosition UITableView.ScrollPosition
    UITableViewStyle UITableView.Style
    UITextBorderStyle UITextField.BorderStyle
    UITextFieldViewMode UITextField.ViewMode
    UITouchPhase UITouch.Phase
    UITouchType UITouch.TouchType
    UIViewAnimationCurve UIView.AnimationCurve
    UIViewAnimationOptions UIView.AnimationOptions
    UIViewAnimationTransition UIView.AnimationTransition
    UIViewAutoresizing UIView.AutoresizingMask
    UIViewContentMode UIView.ContentMode
    UIViewKeyframeAnimationOptions UIView.KeyframeAnimationOptions
    UIViewTintAdjustmentMode UIView.TintAdjustmentMode
    UIWebViewNavigationType UIWebView.NavigationType
    UIWindowLevel UIWindow.Level
    """)

  /// Properties.
  static let properties = pairs(
    """
    childViewControllerForHomeIndicatorAutoHidden childForHomeIndicatorAutoHidden
    childViewControllerForScreenEdgesDeferringSystemGestures childForScreenEdgesDeferringSystemGestures
    childViewControllerForStatusBarHidden childForStatusBarHidden
    childViewControllerForStatusBarStyle childForStatusBarStyle
    childViewControllers children
    commonModes common
    defaultRunLoopMode default
    """)

  /// Members of `Notification.Name`.
  static let notifications = pairs(
    """
    UIApplicationDidBecomeActive UIApplication.didBecomeActiveNotification
    UIApplicationDidChangeStatusBarFrame UIApplication.didChangeStatusBarFrameNotification
    UIApplicationDidChangeStatusBarOrientation UIApplication.didChangeStatusBarOrientationNotification
    UIApplicationDidEnterBackground UIApplication.didEnterBackgroundNotification
    UIApplicationDidFinishLaunching UIApplication.didFinishLaunchingNotification
    UIApplicationDidReceiveMemoryWarning UIApplication.didReceiveMemoryWarningNotification
    UIApplicationUserDidTakeScreenshot UIApplication.userDidTakeScreenshotNotification
    UIApplicationWillChangeStatusBarFrame UIApplication.willChangeStatusBarFrameNotification
    UIApplicationWillChangeStatusBarOrientation UIApplication.willChangeStatusBarOrientationNotification
    UIApplicationWillEnterForeground UIApplication.willEnterForegroundNotification
    UIApplicationWillResignActive UIApplication.willResignActiveNotification
    UIApplicationWillTerminate UIApplication.willTerminateNotification
    UIContentSizeCategoryDidChange UIContentSizeCategory.didChangeNotification
    UIDeviceOrientationDidChange UIDevice.orientationDidChangeNotification
    UIKeyboardDidChangeFrame UIResponder.keyboardDidChangeFrameNotification
    UIKeyboardDidHide UIResponder.keyboardDidHideNotification
    UIKeyboardDidShow UIResponder.keyboardDidShowNotification
    UIKeyboardWillChangeFrame UIResponder.keyboardWillChangeFrameNotification
    UIKeyboardWillHide UIResponder.keyboardWillHideNotification
    UIKeyboardWillShow UIResponder.keyboardWillShowNotification
    UIScreenDidConnect UIScreen.didConnectNotification
    UIScreenDidDisconnect UIScreen.didDisconnectNotification
    UITextFieldTextDidBeginEditing UITextField.textDidBeginEditingNotification
    UITextFieldTextDidChange UITextField.textDidChangeNotification
    UITextFieldTextDidEndEditing UITextField.textDidEndEditingNotification
    UITextViewTextDidBeginEditing UITextView.textDidBeginEditingNotification
    UITextViewTextDidChange UITextView.textDidChangeNotification
    UITextViewTextDidEndEditing UITextView.textDidEndEditingNotification
    UIWindowDidBecomeHidden UIWindow.didBecomeHiddenNotification
    UIWindowDidBecomeKey UIWindow.didBecomeKeyNotification
    UIWindowDidBecomeVisible UIWindow.didBecomeVisibleNotification
    UIWindowDidResignKey UIWindow.didResignKeyNotification
    """)

  /// Reads lines of an old and a new name.
  static func pairs(_ text: String) -> [String: String] {
    var table: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let names = line.split(separator: " ")
      if names.count == 2 { table[String(names[0])] = String(names[1]) }
    }
    return table
  }
}
