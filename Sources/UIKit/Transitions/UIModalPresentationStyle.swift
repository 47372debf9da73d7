/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter's view is removed.
  case fullScreen = 0
  /// A sheet of the page's size.
  case pageSheet
  /// A smaller sheet.
  case formSheet
  /// Covers the nearest context.
  case currentContext
  /// Whatever the transitioning delegate's presentation controller says.
  case custom
  /// Covers the screen; the presenter's view stays.
  case overFullScreen
  /// Covers the nearest context; its view stays.
  case overCurrentContext
  /// A popover.
  case popover
  /// Not a presentation: what navigation and tab contexts report.
  case none = -1
  /// The system's choice.
  case automatic = -2

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``fullScreen`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(
      rawValue,
      among: [
        .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover,
        .none, .automatic,
      ])
  }
}
