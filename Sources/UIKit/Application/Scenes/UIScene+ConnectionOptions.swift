import Foundation

extension UIScene {
  /// The reasons for the connection of a scene.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The addresses to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// The identifier of the app that asked for the scene; nil where none did.
    public let sourceApplication: String?

    init(_ launchOptions: [UIApplication.LaunchOptionsKey: Any]?) {
      let source = launchOptions?[.sourceApplication] as? String
      sourceApplication = source
      let url = launchOptions?[.url] as? URL
      urlContexts = url.map { [UIOpenURLContext($0, from: source)] } ?? []
    }
  }
}

/// An address that a scene is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// How to open it.
  public let options: UIScene.OpenURLOptions

  init(_ url: URL, from sourceApplication: String?) {
    self.url = url
    options = UIScene.OpenURLOptions(sourceApplication)
  }
}

extension UIScene {
  /// How to open an address.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// The identifier of the app that asks; nil where none does.
    public let sourceApplication: String?
    /// A value that the app that asks has added; nil here.
    public let annotation: Any? = nil
    /// Whether a file has to be copied before it is used; false here.
    public let openInPlace = false

    init(_ sourceApplication: String?) {
      self.sourceApplication = sourceApplication
    }
  }
}
