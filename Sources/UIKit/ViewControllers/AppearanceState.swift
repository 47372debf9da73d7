/// The appearance of a view controller (T-25).
///
///     disappeared → appearing → appeared → disappearing → disappeared
///     cancelled: appearing → disappearing, disappearing → appearing
package enum AppearanceState: String {
  case disappeared, appearing, appeared, disappearing

  /// Whether the appearance is changing.
  var isChanging: Bool { self == .appearing || self == .disappearing }
  /// Whether the controller is appeared or appearing.
  var isShown: Bool { self == .appeared || self == .appearing }
}
