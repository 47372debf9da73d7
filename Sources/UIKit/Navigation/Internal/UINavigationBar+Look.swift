import QuartzCore

/// The look of a navigation bar: by appearances, or else by its own properties.
extension UINavigationBar {
  func adopt(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    let copy = appearance?.makeCopy() as? UINavigationBarAppearance
    copy?.onChange = { [link = WeakReference(self)] in link.target?.lookChanged() }
    return copy
  }

  func lookChanged() {
    for part in [content].compacted() + coveredContents { part.isStale = true }
    if transitioningContents.isEmpty { show(shownItems) }
  }

  /// Whether an appearance is shown, or has to be.
  var hasLook: Bool {
    edgeBackground != nil || background.look != nil || !appearances.isEmpty || topItem?.appearances.isEmpty == false
  }

  /// The look over scrolled content for an item; nil for the system's.
  func look(of item: UINavigationItem?) -> UINavigationBarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    return item?.appearances.standard(isCompact: isCompact) ?? appearances.standard(isCompact: isCompact)
  }

  /// Shows the backgrounds for the last of some items; in a transition's animation block they fade.
  func showLook(of items: [UINavigationItem]) {
    let (item, isCompact) = (items.last, traitCollection.verticalSizeClass == .compact)
    let edge = item?.appearances.edge(isCompact: isCompact) ?? appearances.edge(isCompact: isCompact)
    background.look = look(of: item)?.look
    edgeBackground = BarBackground.edge(edgeBackground, look: edge?.look, beneath: background, in: self)
    translucencyMayHaveChanged()
    showBackground(background.visibility)
  }

  /// Shows a part of the background over scrolled content, in 0…1; the rest is that over content at its edge.
  func showBackground(_ visibility: CGFloat) {
    background.visibility = visibility
    edgeBackground?.visibility = isTranslucent ? 1 - visibility : 0
  }

  /// Returns the attributes of a title.
  func titleAttributes(of item: UINavigationItem, isLarge: Bool) -> [NSAttributedString.Key: Any] {
    let look = look(of: item)
    let own = isLarge ? largeTitleTextAttributes : titleTextAttributes
    return (isLarge ? look?.largeTitleTextAttributes : look?.titleTextAttributes).map { attributes in
      attributes.merging(own ?? [:]) { $1 }
    } ?? own ?? [:]
  }

  // MARK: Own properties

  /// The metrics of the bar while it shows an item.
  func metrics(of item: UINavigationItem?) -> UIBarMetrics {
    UIBarMetrics(isCompact: traitCollection.verticalSizeClass == .compact, hasPrompt: item?.prompt != nil)
  }

  /// Returns the image of an item's back button; nil for the chevron.
  func backIndicator(of item: UINavigationItem) -> UIImage? {
    if let image = look(of: item)?.backIndicatorImage { return image }
    return backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
  }

  /// Shows the background image for the bar's position and height.
  func showImages() {
    let image = backgroundImages.shown(at: barPosition, metrics(of: topItem))
    guard image !== background.shownImage else { return }
    background.show(image)
    translucencyMayHaveChanged()
  }

  func imagesChanged() {
    showImages()
  }

  /// Shows the bar with its translucency, and lays the screens out for it.
  func translucencyMayHaveChanged() {
    guard background.isTranslucent != isTranslucent else { return }
    background.isTranslucent = isTranslucent
    showBackground(background.visibility)
    navigationController?.barGeometryChanged()
  }

  /// Shows the bar in its style, and lets the status bar follow.
  func styleChanged() {
    setStyleOfBar(barStyle)
    if window != nil { uiEnvironment.updateStatusBar() }
  }
}

extension UIView {
  /// Gives a bar the user interface style of its bar style, under overrides of the app's.
  func setStyleOfBar(_ style: UIBarStyle) {
    guard traitState.parentOverrides.userInterfaceStyle != style.userInterfaceStyle else { return }
    uiEnvironment.traitsVary = true
    traitState.parentOverrides.userInterfaceStyle = style.userInterfaceStyle
    propagateTraits()
  }
}
