/// An object that posts notifications, and of which each environment has its own.
@MainActor protocol EnvironmentMember: AnyObject {
  /// The environment of the object; nil where it was released.
  var memberEnvironment: UIEnvironment? { get }
}

extension UIApplication: EnvironmentMember {
  var memberEnvironment: UIEnvironment? { environment }
}

extension UIScene: EnvironmentMember {
  var memberEnvironment: UIEnvironment? { environment }
}

extension UIWindow: EnvironmentMember {
  var memberEnvironment: UIEnvironment? { environment }
}

extension UIDevice: EnvironmentMember {
  var memberEnvironment: UIEnvironment? { environment }
}

extension UIScreen: EnvironmentMember {
  var memberEnvironment: UIEnvironment? { environment }
}

extension UITextField: EnvironmentMember {
  var memberEnvironment: UIEnvironment? { window?.environment }
}

extension UITextView: EnvironmentMember {
  var memberEnvironment: UIEnvironment? { window?.environment }
}
