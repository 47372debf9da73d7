/// The presentation style of a controller.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter's view is removed.
  case fullScreen = 0
  /// A sheet of a page's size.
  case pageSheet
  /// A smaller sheet.
  case formSheet
  /// Covers the nearest context; its view is removed.
  case currentContext
  /// The style of the presentation controller that the transitioning delegate returns.
  case custom
  /// Covers the screen; the presenter's view stays.
  case overFullScreen
  /// Covers the nearest context; its view stays.
  case overCurrentContext
  /// A popover.
  case popover
  /// No presentation: the style of transitions in navigation and tab bar controllers.
  case none = -1
  /// The style that the system chooses.
  case automatic = -2

  /// Never nil, as for every enumeration that Apple imports.
  ///
  /// An unknown value stands for ``fullScreen`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(
      rawValue,
      among: [
        .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover,
        .none, .automatic,
      ])
  }
}

/// The system's transition styles of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// A slide up from the bottom edge, along the system's spring (K-17).
  case coverVertical = 0
  /// A turn like the two faces of a card, about the vertical axis (K-19).
  case flipHorizontal
  /// A cross-fade (K-18).
  case crossDissolve
  /// A page curl; slides up here, with a diagnostic.
  case partialCurl

  /// Never nil, as for every enumeration that Apple imports.
  ///
  /// An unknown value stands for ``coverVertical`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl])
  }
}
