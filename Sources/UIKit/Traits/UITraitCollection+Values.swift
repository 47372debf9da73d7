/// The size class of an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Compact, as a phone's short side.
  case compact
  /// Regular, as a tablet's sides, or a phone's long side.
  case regular

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``unspecified`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.unspecified, .compact, .regular])
  }
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad
  /// A television; no device here is one.
  case tv
  /// The screen of a car; no device here is one.
  case carPlay
  /// A Mac; no device here is one.
  case mac = 5
  /// A headset; no device here is one.
  case vision
}

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known; as an override, the inherited appearance.
  case unspecified = 0
  /// Light appearance.
  case light
  /// Dark appearance.
  case dark

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``unspecified`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.unspecified, .light, .dark])
  }
}

/// The level of the user interface.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The lowest level, for screens that fill the display.
  case base = 0
  /// The level of sheets, popovers and alerts, whose backgrounds are lighter in dark appearance (K-58).
  case elevated
}

/// The layout direction of the user's language.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``leftToRight`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.leftToRight, .unspecified, .rightToLeft])
  }
}

/// The contrast between colours and their backgrounds.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// More contrast, as the user has set it.
  case high

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``unspecified`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.unspecified, .normal, .high])
  }
}

/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The fonts' own weights.
  case regular = 0
  /// Heavier weights.
  case bold

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``unspecified`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.unspecified, .regular, .bold])
  }
}
