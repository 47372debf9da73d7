/// A kind of container that an effect is shown in; the raw value is its title.
public enum EffectContainer: String, CaseIterable, Sendable {
  case navigation = "Navigation"
  case tabs = "Tabs"
  case modal = "Modal"
  /// The screen itself, which changes its look.
  case screen = "Screen"

  /// The containers that change from one view controller to another.
  public static let controllers: [EffectContainer] = [.navigation, .tabs, .modal]
}
