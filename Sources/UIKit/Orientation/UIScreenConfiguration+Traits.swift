import QuartzCore

extension UIScreen.Configuration {
  /// Short sides from which a phone that lies on its side has much room across, in points: the Plus and Max models.
  private static let wideShortSide: CGFloat = 414
  /// Widths from which a tablet's window has much room across, in points; the thirds and halves of the small tablets have less.
  private static let wideWindow: CGFloat = 600

  /// The traits that a screen of these measures has.
  var traits: TraitValues {
    let isWide: Bool
    let isTall: Bool
    if idiom == .pad {
      (isWide, isTall) = (size.width >= Self.wideWindow, true)
    } else {
      let isOnItsSide = size.width > size.height
      (isWide, isTall) = (isOnItsSide && size.height >= Self.wideShortSide, !isOnItsSide)
    }
    return TraitValues(
      horizontalSizeClass: isWide ? .regular : .compact, verticalSizeClass: isTall ? .regular : .compact,
      userInterfaceIdiom: idiom, displayScale: scale, userInterfaceStyle: .light, userInterfaceLevel: .base,
      layoutDirection: .leftToRight)
  }

  /// The screen on its other side: a phone's notch takes both sides, the home indicator 21 points (K-16), and the status bar goes.
  func onOtherSide(natural: UIScreen.Configuration) -> UIScreen.Configuration {
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
