/// Which of a navigation controller's bars are out of sight.
struct BarVisibility: Equatable {
  var navigationIsHidden = false
  var toolbarIsHidden = true
  /// The tab bar beneath, where the controller is in one.
  var tabBarIsHidden = false
}
