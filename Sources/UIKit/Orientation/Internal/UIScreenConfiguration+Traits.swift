import QuartzCore

extension UIScreen.Configuration {
  /// The short side of the smallest large phone, in points.
  private static let wideShortSide: CGFloat = 414
  /// The width from which a tablet's window has a regular width, in points; a third or half of a small tablet has less.
  private static let wideWindow: CGFloat = 600

  /// Whether the screen is that of a Plus or Max model, which has a regular width in landscape.
  var isLargePhone: Bool { idiom == .phone && min(size.width, size.height) >= Self.wideShortSide }

  /// The traits of a screen of this size.
  var traits: TraitValues {
    let isWide: Bool
    let isTall: Bool
    if idiom == .pad {
      (isWide, isTall) = (size.width >= Self.wideWindow, true)
    } else {
      let isLandscape = size.width > size.height
      (isWide, isTall) = (isLandscape && isLargePhone, !isLandscape)
    }
    return TraitValues(
      horizontalSizeClass: isWide ? .regular : .compact, verticalSizeClass: isTall ? .regular : .compact,
      userInterfaceIdiom: idiom, displayScale: scale, userInterfaceStyle: .light, userInterfaceLevel: .base,
      layoutDirection: .leftToRight, preferredContentSizeCategory: .large, accessibilityContrast: .normal,
      legibilityWeight: .regular)
  }

  /// Returns the screen in landscape: a phone's notch takes both sides, the home indicator 21 points (K-16), and the
  /// status bar is hidden.
  func rotated(natural: UIScreen.Configuration) -> UIScreen.Configuration {
    var turned = self
    turned.size = CGSize(width: size.height, height: size.width)
    guard idiom == .phone else { return turned }
    let isNatural = (turned.size.width > turned.size.height) == (natural.size.width > natural.size.height)
    let notch = natural.safeAreaInsets.bottom > 0 ? natural.safeAreaInsets.top : 0
    turned.safeAreaInsets =
      isNatural
      ? natural.safeAreaInsets
      : UIEdgeInsets(top: 0, left: notch, bottom: notch > 0 ? 21 : 0, right: notch)
    return turned
  }
}
