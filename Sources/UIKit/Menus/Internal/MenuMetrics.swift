import CoreGraphics

/// The measures of menus, in points and seconds, as on iOS 14 to 18.
///
/// Width, margins, the padding of rows, the size of images, the shadow, the smallest scale and the damping are those
/// with which Signal-iOS imitates the system's menus (ContextMenuActionsAccessory.swift). A row with one line of the
/// body font then has 44 points. The others are ours.
enum MenuMetrics {
  static let width: CGFloat = 250
  static let cornerRadius: CGFloat = 12
  /// The least height of a row.
  static let rowHeight: CGFloat = 44
  /// The height that a row has more than its texts.
  static let rowPadding: CGFloat = 23
  /// The distance of texts and images from the sides, and from each other.
  static let margin: CGFloat = 16
  static let imageSide: CGFloat = 20
  /// The column of marks before titles, where an entry has one.
  static let markColumn: CGFloat = 32
  static let markSide: CGFloat = 15
  /// The height between sections.
  static let sectionGap: CGFloat = 8
  /// The height of a section's title is that of its text and this.
  static let titlePadding: CGFloat = 16
  /// The height of entries side by side: images over titles, and images alone.
  static let mediumHeight: CGFloat = 64
  static let smallHeight: CGFloat = 44
  /// The distance between a menu and its source, and the least distance from the safe area's edges.
  static let gap: CGFloat = 8
  static let edge: CGFloat = 8
  static let shadow = PresentationShadow(opacity: 0.2, radius: 64, offset: 32)

  /// The scale with which a menu comes and goes.
  static let smallestScale: CGFloat = 0.2
  static let opening: (duration: Double, damping: CGFloat) = (0.5, 0.8)
  static let closing = 0.25
  /// The scale and the opacity of a menu behind a submenu.
  static let parentScale: CGFloat = 0.95
  static let parentAlpha: CGFloat = 0.6
  /// The distance that the touch that has opened a menu moves before it chooses rows.
  static let dragThreshold: CGFloat = 10
}
