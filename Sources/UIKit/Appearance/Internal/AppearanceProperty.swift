/// The properties that proxies record: those that Apple marks as `UI_APPEARANCE_SELECTOR`, and a few more that work.
enum AppearanceProperty: UInt8, CaseIterable {
  case backgroundColor, tintColor
  // Bars.
  case barStyle, barTintColor, isTranslucent, backgroundImage, shadowImage, standardAppearance, compactAppearance
  case scrollEdgeAppearance, compactScrollEdgeAppearance, prefersLargeTitles, titleTextAttributes
  case largeTitleTextAttributes, titleVerticalPositionAdjustment, backIndicatorImage, backIndicatorMask
  case unselectedItemTintColor, selectionIndicatorImage
  // Items of bars.
  case title, backButtonBackgroundImage, badgeColor
  // Text.
  case font, textColor, shadowColor, highlightedTextColor, keyboardAppearance, textAttributes
  // Controls.
  case onTintColor, thumbTintColor, minimumTrackTintColor, maximumTrackTintColor, progressTintColor, trackTintColor
  case pageIndicatorTintColor, currentPageIndicatorTintColor, selectedSegmentTintColor, color, dividerImage
  case incrementImage, decrementImage, titleColor, contentEdgeInsets
  // Lists.
  case separatorColor, separatorInset, sectionIndexColor, sectionIndexBackgroundColor
  case sectionIndexTrackingBackgroundColor

  /// The bit of the property in `AppearanceRole`.
  var bit: UInt64 { 1 << UInt64(rawValue) }
}

/// A property with the arguments of its setter, such as a state.
struct AppearanceKey: Hashable {
  let property: AppearanceProperty
  var arguments: [Int] = []
}
