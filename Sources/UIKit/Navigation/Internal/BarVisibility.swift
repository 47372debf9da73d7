/// The bars around a navigation controller's screens that are hidden.
struct BarVisibility: Equatable {
  var navigationIsHidden = false
  var toolbarIsHidden = true
  /// The tab bar of the enclosing tab bar controller.
  var tabBarIsHidden = false
}
