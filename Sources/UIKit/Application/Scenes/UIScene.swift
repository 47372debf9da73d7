import Foundation
import QuartzCore

/// A part of the app's interface that comes and goes as one, with a life cycle of its own.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground, with events.
    case foregroundActive = 0
    /// In the foreground, without events.
    case foregroundInactive = 1
    /// Not on the screen.
    case background = 2

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``unattached`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.unattached, .foregroundActive, .foregroundInactive, .background])
    }
  }

  /// The options of an address that a scene opens in another app.
  @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether only an app may open the address, and not a browser.
    open var universalLinksOnly = false
  }

  @WeakReference private var environmentLink: UIEnvironment?
  /// The environment whose scene this is.
  var environment: UIEnvironment { environmentLink ?? .active }

  /// The session, which outlives the scene.
  open var session: UISceneSession { storedSession }
  private let storedSession: UISceneSession
  /// The delegate, which the scene retains.
  open var delegate: (any UISceneDelegate)?
  /// The state.
  open internal(set) var activationState = ActivationState.unattached
  /// The title, for a list of scenes; empty unless set.
  open var title: String! = ""

  /// Creates a scene of the current environment; a launch does it.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    environmentLink = .active
    storedSession = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { environment.application }

  /// Opens an address in another app, and calls the handler after the commit with whether there is one.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isUniversal = options?.universalLinksOnly ?? false
    environment.externalURLs.open(url, universalLinksOnly: isUniversal, in: environment, completion)
  }
}

/// The notifications of a scene. Their object is the scene.
extension UIScene {
  /// Posted after `scene(_:willConnectTo:options:)`.
  nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted after `sceneDidDisconnect(_:)`.
  nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted after `sceneDidBecomeActive(_:)`.
  nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted after `sceneWillResignActive(_:)`.
  nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted after `sceneWillEnterForeground(_:)`.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after `sceneDidEnterBackground(_:)`.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
