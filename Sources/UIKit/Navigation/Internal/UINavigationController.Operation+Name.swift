extension UINavigationController.Operation {
  /// The case's name, for the trace. Because printing it by reflection costs a hundredth of a transition, it is spelled
  /// out.
  var traceName: String {
    switch self {
    case .none: "none"
    case .push: "push"
    case .pop: "pop"
    }
  }
}
