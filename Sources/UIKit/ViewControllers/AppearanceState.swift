/// Where a view controller stands between hidden and shown (T-25).
///
///     disappeared → appearing → appeared → disappearing → disappeared
///     appearing → disappearing and disappearing → appearing are the cancelled ways
package enum AppearanceState: String {
  case disappeared, appearing, appeared, disappearing

  /// Whether a transition is under way.
  var isChanging: Bool { self == .appearing || self == .disappearing }
  /// Whether the controller is on the screen, or is coming to it.
  var isShown: Bool { self == .appeared || self == .appearing }
}
