extension UINavigationController.Operation {
  /// The case's name, for the trace: printing it by reflection would cost a hundredth of a transition.
  var traceName: String {
    switch self {
    case .none: "none"
    case .push: "push"
    case .pop: "pop"
    }
  }
}
