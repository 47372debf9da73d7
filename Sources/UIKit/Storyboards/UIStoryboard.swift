import Foundation
import InterfaceDocuments
import QuartzCore

/// A storyboard: view controllers, and the segues between them, in the form in which Xcode keeps them.
///
/// The file `Main.storyboard` is read as it is in the source; nothing is compiled. A document that is missing or
/// damaged is reported, and its scenes are not there.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// The number of controllers that are being made, one inside the other.
  private static var depth = 0
  private static let deepest = 24

  private let name: String
  private let bundle: Bundle?
  private let document: InterfaceDocument?

  /// Reads a storyboard of a bundle by its name; nil for the bundle stands for the main one.
  ///
  /// The main bundle has what a stage has registered with `addResources(at:)`, too.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    document = UIEnvironment.active.images.documents.document(name, .storyboard, in: storyboardBundleOrNil)
    super.init()
  }

  /// Creates the controller with which the storyboard begins; nil where it has none.
  open func instantiateInitialViewController() -> UIViewController? { instantiateInitial(creator: nil) }

  /// Creates the controller with which the storyboard begins, by a function that calls an initializer with the coder.
  ///
  /// - Parameter creator: Returns nil for the class that the storyboard says.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    instantiateInitial(creator: creator.map { creator in { creator($0) } }) as? ViewController
  }

  private func instantiateInitial(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let document else { return nil }
    guard let id = document.initialViewController else {
      UIEnvironment.active.report(.noInitialScene(storyboard: document.name))
      return nil
    }
    return makeController(withID: id, creator: creator, referredToBy: document.root)
  }

  /// Creates the controller with a storyboard identifier.
  ///
  /// UIKit raises an exception where there is none; here a plain controller is returned, with a diagnostic.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiate(identifier, creator: nil) ?? UIViewController()
  }

  /// Creates the controller with a storyboard identifier, by a function that calls an initializer with the coder.
  ///
  /// - Parameters:
  ///   - identifier: the controller's storyboard identifier; an unknown one makes the class without a scene, with a
  ///     diagnostic.
  ///   - creator: makes the controller; nil, or a function that returns nil, for the class that the storyboard says.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = instantiate(identifier, creator: creator.map { creator in { creator($0) } })
    guard let controller = made as? ViewController else {
      if let made { reportClass(of: made, identifier, ViewController.self) }
      return ClassInitializers.make(ViewController.self)
    }
    return controller
  }

  private func reportClass(of made: UIViewController, _ identifier: String, _ wanted: AnyClass) {
    UIEnvironment.active.report(
      .interfaceClassOfOtherKind(
        "\(type(of: made))", wanted: "\(wanted)", document: "\(name).storyboard", location: "the scene \(identifier)"))
  }

  private func instantiate(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let document else { return nil }
    let controllers = document.scenes.flatMap { $0.group("objects") }
    guard let element = controllers.first(where: { $0["storyboardIdentifier"] == identifier }), let id = element.id
    else {
      UIEnvironment.active.report(.noSuchScene(identifier, storyboard: document.name))
      return nil
    }
    return makeController(withID: id, creator: creator, referredToBy: element)
  }

  /// Makes the controller of an element; a reference to another storyboard leads there.
  func makeController(
    withID id: String, creator: ((NSCoder) -> UIViewController?)?, referredToBy origin: InterfaceElement
  ) -> UIViewController? {
    guard let document else { return nil }
    guard let element = document.element(withID: id), let scene = document.scene(containing: id) else {
      UIEnvironment.active.report(.interfaceReferenceMissing(id, document: document.name, location: origin.location))
      return nil
    }
    return nest(for: origin) {
      if element.name == "viewControllerPlaceholder" { return follow(element, creator) }
      return UIEnvironment.active.perform {
        let loader = InterfaceLoader(document, bundle: bundle)
        loader.storyboard = self
        loader.topLevelElements = scene.group("objects").filter { $0.id != id }
        return loader.loadController(element, creator: creator)
      }
    }
  }

  /// Runs a body that makes controllers, which may make others: a scene inside itself would never end, and is reported.
  @discardableResult
  func nest<Result>(for origin: InterfaceElement, _ body: () -> Result?) -> Result? {
    guard Self.depth < Self.deepest else {
      UIEnvironment.active.report(
        .interfaceNotRead("a scene inside itself", document: document?.name ?? name, location: origin.location))
      return nil
    }
    Self.depth += 1
    defer { Self.depth -= 1 }
    return body()
  }

  private func follow(_ element: InterfaceElement, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    let other = UIStoryboard(
      name: element["storyboardName"] ?? name,
      bundle: element["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? bundle)
    guard let identifier = element["referencedIdentifier"] else { return other.instantiateInitial(creator: creator) }
    return other.instantiate(identifier, creator: creator)
  }
}
