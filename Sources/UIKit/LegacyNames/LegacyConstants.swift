import QuartzCore

/// The name of `NSAttributedString.Key.backgroundColor` before Swift 4.2.
@available(*, deprecated, renamed: "NSAttributedString.Key.backgroundColor")
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor

/// The name of `NSAttributedString.Key.font` before Swift 4.2.
@available(*, deprecated, renamed: "NSAttributedString.Key.font")
public let NSFontAttributeName = NSAttributedString.Key.font

/// The name of `NSAttributedString.Key.foregroundColor` before Swift 4.2.
@available(*, deprecated, renamed: "NSAttributedString.Key.foregroundColor")
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor

/// The name of `NSAttributedString.Key.kern` before Swift 4.2.
@available(*, deprecated, renamed: "NSAttributedString.Key.kern")
public let NSKernAttributeName = NSAttributedString.Key.kern

/// The name of `NSAttributedString.Key.paragraphStyle` before Swift 4.2.
@available(*, deprecated, renamed: "NSAttributedString.Key.paragraphStyle")
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle

/// The name of `NSAttributedString.Key.underlineStyle` before Swift 4.2.
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineStyle")
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle

/// The name of `UIApplication.openSettingsURLString` before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.openSettingsURLString")
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString

/// The name of `UIBackgroundTaskIdentifier.invalid` before Swift 4.2.
@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

/// The name of `UICollectionView.elementKindSectionFooter` before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
@preconcurrency @MainActor public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter

/// The name of `UICollectionView.elementKindSectionHeader` before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
@preconcurrency @MainActor public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader

/// The name of `UICollectionViewFlowLayout.automaticSize` before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.automaticSize")
@preconcurrency @MainActor public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize

/// The name of `UIEdgeInsets.zero` before Swift 4.2.
@available(*, deprecated, renamed: "UIEdgeInsets.zero")
public let UIEdgeInsetsZero = UIEdgeInsets.zero

/// The name of `UIView.layoutFittingCompressedSize` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize

/// The name of `UIView.layoutFittingExpandedSize` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize

/// The name of `UIScrollView.DecelerationRate.fast` before Swift 4.2.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

/// The name of `UIScrollView.DecelerationRate.normal` before Swift 4.2.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal

/// The name of `UITableView.automaticDimension` before Swift 4.2.
@available(*, deprecated, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor public let UITableViewAutomaticDimension = UITableView.automaticDimension

/// The name of `UIView.noIntrinsicMetric` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric

/// The name of `UIWindow.Level.alert` before Swift 4.2.
@available(*, deprecated, renamed: "UIWindow.Level.alert")
public let UIWindowLevelAlert = UIWindow.Level.alert

/// The name of `UIWindow.Level.normal` before Swift 4.2.
@available(*, deprecated, renamed: "UIWindow.Level.normal")
public let UIWindowLevelNormal = UIWindow.Level.normal

/// The name of `UIWindow.Level.statusBar` before Swift 4.2.
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar

/// The name of `UIFont.Weight.black` before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.black")
public let UIFontWeightBlack = UIFont.Weight.black

/// The name of `UIFont.Weight.bold` before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.bold")
public let UIFontWeightBold = UIFont.Weight.bold

/// The name of `UIFont.Weight.heavy` before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.heavy")
public let UIFontWeightHeavy = UIFont.Weight.heavy

/// The name of `UIFont.Weight.light` before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.light")
public let UIFontWeightLight = UIFont.Weight.light

/// The name of `UIFont.Weight.medium` before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.medium")
public let UIFontWeightMedium = UIFont.Weight.medium

/// The name of `UIFont.Weight.regular` before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.regular")
public let UIFontWeightRegular = UIFont.Weight.regular

/// The name of `UIFont.Weight.semibold` before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
public let UIFontWeightSemibold = UIFont.Weight.semibold

/// The name of `UIFont.Weight.thin` before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.thin")
public let UIFontWeightThin = UIFont.Weight.thin

/// The name of `UIFont.Weight.ultraLight` before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight

extension NSNotification.Name {
  /// The name of `UIApplication.didBecomeActiveNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification

  /// The name of `UIApplication.didEnterBackgroundNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification

  /// The name of `UIApplication.didFinishLaunchingNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification

  /// The name of `UIApplication.didReceiveMemoryWarningNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification

  /// The name of `UIApplication.willEnterForegroundNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification

  /// The name of `UIApplication.willResignActiveNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification

  /// The name of `UIApplication.willTerminateNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification

  /// The name of `UIDevice.orientationDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification

  /// The name of `UIWindow.didBecomeHiddenNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIWindow.didBecomeHiddenNotification")
  public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification

  /// The name of `UIWindow.didBecomeKeyNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIWindow.didBecomeKeyNotification")
  public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification

  /// The name of `UIWindow.didBecomeVisibleNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIWindow.didBecomeVisibleNotification")
  public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification

  /// The name of `UIWindow.didResignKeyNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIWindow.didResignKeyNotification")
  public static let UIWindowDidResignKey = UIWindow.didResignKeyNotification
}
