import Foundation
import QuartzCore

/// The identity of a scene, which outlives it.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on an external screen without interaction.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The connected scene; nil for none.
  open internal(set) var scene: UIScene? {
    get { sceneLink }
    set { sceneLink = newValue }
  }
  @WeakReference private var sceneLink: UIScene?

  /// The role.
  open var role: Role { storedRole }
  private let storedRole: Role
  /// The configuration with which the scene is made.
  open internal(set) var configuration: UISceneConfiguration
  /// The identifier, which stays the same for the session.
  open var persistentIdentifier: String { identifier }
  private let identifier: String
  /// Values of the app.
  open var userInfo: [String: Any]?

  init(_ configuration: UISceneConfiguration, persistentIdentifier: String) {
    storedRole = configuration.role
    self.configuration = configuration
    identifier = persistentIdentifier
  }
}

/// How a scene is made: its class and its delegate's class.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name in the manifest; nil for none.
  public let name: String?
  /// The role.
  public let role: UISceneSession.Role
  /// The scene's class, a subclass of `UIWindowScene`; nil for that class itself.
  open var sceneClass: AnyClass?
  /// The class of the delegate, which is made by `init()`; nil takes the manifest's of that name.
  open var delegateClass: AnyClass?

  /// Creates a configuration; classes that are not set are those of the manifest's configuration of that name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
