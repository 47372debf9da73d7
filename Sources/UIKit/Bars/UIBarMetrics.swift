/// The height of a bar for which an image or an adjustment is set.
public enum UIBarMetrics: Int, Sendable {
  /// The regular height.
  case `default` = 0
  /// The compact height, as on a phone in landscape.
  case compact = 1
  /// The regular height with a prompt.
  case defaultPrompt = 101
  /// The compact height with a prompt.
  case compactPrompt = 102

  /// As ``compact``; Apple's name before iOS 8.
  public static var landscapePhone: UIBarMetrics { .compact }
  /// As ``compactPrompt``; Apple's name before iOS 8.
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``default`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.default, .compact, .defaultPrompt, .compactPrompt])
  }

  init(isCompact: Bool, hasPrompt: Bool = false) {
    self = hasPrompt ? (isCompact ? .compactPrompt : .defaultPrompt) : (isCompact ? .compact : .default)
  }

  /// The metrics whose values count for a bar of these, in order: its own, then those of fewer differences from the
  /// regular height.
  var fallbacks: [UIBarMetrics] {
    switch self {
    case .default: [.default]
    case .compact: [.compact, .default]
    case .defaultPrompt: [.defaultPrompt, .default]
    case .compactPrompt: [.compactPrompt, .compact, .default]
    }
  }
}
