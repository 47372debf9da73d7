/// Methods and functions from before Swift 4.2.
///
/// Source: the renames that Apple's headers declare (SE-0005 and the API differences of iOS 12).
enum LegacyCallTable {
  /// A method's name and labels.
  struct Name {
    let name: String
    let labels: [String]

    init(_ name: String, _ labels: [String]) { (self.name, self.labels) = (name, labels) }
  }

  /// Methods by their old full names.
  static let methods: [String: Name] = [
    "addChildViewController(_:)": Name("addChild", ["_"]),
    "removeFromParentViewController": Name("removeFromParent", []),
    "didMove(toParentViewController:)": Name("didMove", ["toParent"]),
    "willMove(toParentViewController:)": Name("willMove", ["toParent"]),
    "bringSubview(toFront:)": Name("bringSubviewToFront", ["_"]),
    "sendSubview(toBack:)": Name("sendSubviewToBack", ["_"]),
    "overrideTraitCollection(forChildViewController:)": Name("overrideTraitCollection", ["forChild"]),
    "setOverrideTraitCollection(_:forChildViewController:)": Name("setOverrideTraitCollection", ["_", "forChild"]),
    "viewControllerForStatusBarStyle": Name("childForStatusBarStyle", []),
    "childViewControllerForStatusBarStyle": Name("childForStatusBarStyle", []),
    "childViewControllerForStatusBarHidden": Name("childForStatusBarHidden", []),
  ]

  /// The old names without their labels.
  static let baseNames: Set<String> = Set(
    methods.keys.map { String($0.prefix { $0 != "(" }) } + functions.keys + methodsOfFirst.keys
      + propertiesOfFirst.keys)

  /// Functions that are initializers now, with the initializers' labels.
  static let functions: [String: Name] = [
    "UIEdgeInsetsMake": Name("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "UIOffsetMake": Name("UIOffset", ["horizontal", "vertical"]),
    "CGRectMake": Name("CGRect", ["x", "y", "width", "height"]),
    "CGPointMake": Name("CGPoint", ["x", "y"]),
    "CGSizeMake": Name("CGSize", ["width", "height"]),
    "CGAffineTransformMakeScale": Name("CGAffineTransform", ["scaleX", "y"]),
    "CGAffineTransformMakeTranslation": Name("CGAffineTransform", ["translationX", "y"]),
    "CGAffineTransformMakeRotation": Name("CGAffineTransform", ["rotationAngle"]),
    "NSMakeRange": Name("NSRange", ["location", "length"]),
  ]

  /// Functions that are methods of their first argument now, with the labels of the others.
  static let methodsOfFirst: [String: Name] = [
    "UIEdgeInsetsInsetRect": Name("inset", ["by"]),
    "UIImagePNGRepresentation": Name("pngData", []),
    "UIImageJPEGRepresentation": Name("jpegData", ["compressionQuality"]),
  ]

  /// Functions that are properties of their argument now.
  static let propertiesOfFirst: [String: String] = [
    "UIInterfaceOrientationIsPortrait": "isPortrait", "UIInterfaceOrientationIsLandscape": "isLandscape",
    "UIDeviceOrientationIsPortrait": "isPortrait", "UIDeviceOrientationIsLandscape": "isLandscape",
    "UIDeviceOrientationIsFlat": "isFlat",
  ]
}
