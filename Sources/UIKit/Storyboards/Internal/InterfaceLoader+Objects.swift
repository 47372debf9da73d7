import Foundation
import InterfaceDocuments
import QuartzCore

/// Classes by name, and objects that are no views.
extension InterfaceLoader {
  /// Returns the app's class of an element; the standard one where it names none, or one that is not there.
  func namedClass<Object: AnyObject>(of element: InterfaceElement, standard: Object.Type) -> Object.Type {
    guard let name = element["customClass"], !name.isEmpty else { return standard }
    guard let found = ClassNames.find(name, module: element["customModule"], bundle: bundle) else {
      report({ .interfaceClassMissing(name, module: element["customModule"], document: $0, location: $1) }, in: element)
      return standard
    }
    guard let type = found as? Object.Type else {
      report(
        { .interfaceClassOfOtherKind(name, wanted: "\(standard)", document: $0, location: $1) }, in: element)
      return standard
    }
    return type
  }

  private static let recognizerClasses: [String: UIGestureRecognizer.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    // The second is Xcode's own spelling.
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "gestureRecognizer": UIGestureRecognizer.self,
  ]

  /// Makes an object that stands beside the controller, or at the top of a nib.
  func makeTopLevelObject(_ element: InterfaceElement) -> AnyObject? {
    if let standard = Self.recognizerClasses[element.name] {
      let recognizer = ClassInitializers.make(namedClass(of: element, standard: standard))
      let reader = InterfaceReader(element, self)
      read(recognizer, reader)
      reader.finish()
      register(recognizer, for: element)
      return recognizer
    }
    switch element.name {
    case "customObject": return makeCustomObject(element)
    case "placeholder", "exit", "viewControllerPlaceholder": return nil
    case "barButtonItem": return makeItem(element, UIBarButtonItem.self)
    case "navigationItem": return makeItem(element, UINavigationItem.self)
    case "tabBarItem": return makeItem(element, UITabBarItem.self)
    default:
      guard Self.controllerClasses[element.name] == nil else { return makeInnerController(element) }
      let view = makeView(element)
      // A view beside others is retained by the owner, as all top objects are.
      if let view, storyboard != nil { retain(view) }
      return view
    }
  }

  private func makeCustomObject(_ element: InterfaceElement) -> AnyObject? {
    let object = ClassInitializers.make(namedClass(of: element, standard: NSObject.self))
    register(object, for: element)
    retain(object)
    let reader = InterfaceReader(element, self)
    reader.finish()
    return object
  }

  /// Makes a controller of a nib; its view is made with it.
  private func makeInnerController(_ element: InterfaceElement) -> AnyObject? {
    guard let standard = Self.controllerClasses[element.name] else { return nil }
    let loader = InterfaceLoader(document, bundle: bundle, parent: self)
    let made = namedClass(of: element, standard: standard).init(coder: InterfaceDecoder(element, loader))
    guard let made else { return nil }
    loader.finish(isComplete: false)
    name(made, element.id)
    retain(made)
    return made
  }

  private func read(_ recognizer: UIGestureRecognizer, _ reader: InterfaceReader) {
    if let flag = reader.flag("enabled") { recognizer.isEnabled = flag }
    if let flag = reader.flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = flag }
    if let flag = reader.flag("delaysTouchesBegan") { recognizer.delaysTouchesBegan = flag }
    if let flag = reader.flag("delaysTouchesEnded") { recognizer.delaysTouchesEnded = flag }
    switch recognizer {
    case let recognizer as UITapGestureRecognizer:
      if let number = reader.integer("numberOfTapsRequired") { recognizer.numberOfTapsRequired = number }
      if let number = reader.integer("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = number }
    case let recognizer as UIScreenEdgePanGestureRecognizer:
      readPan(recognizer, reader)
      guard let edges = reader.child("edges") else { return }
      let names: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
      recognizer.edges = names.reduce(into: []) { if edges.flag($1.0) == true { $0.insert($1.1) } }
    case let recognizer as UIPanGestureRecognizer: readPan(recognizer, reader)
    case let recognizer as UISwipeGestureRecognizer:
      if let number = reader.integer("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = number }
      let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "left": .left, "right": .right, "up": .up, "down": .down,
      ]
      if let direction = reader.choice("direction", directions) { recognizer.direction = direction }
    case let recognizer as UILongPressGestureRecognizer:
      if let number = reader.number("minimumPressDuration") { recognizer.minimumPressDuration = number }
      if let number = reader.number("allowableMovement") { recognizer.allowableMovement = number }
      if let number = reader.integer("numberOfTapsRequired") { recognizer.numberOfTapsRequired = number }
      if let number = reader.integer("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = number }
    default: break
    }
  }

  private func readPan(_ recognizer: UIPanGestureRecognizer, _ reader: InterfaceReader) {
    if let number = reader.integer("minimumNumberOfTouches") { recognizer.minimumNumberOfTouches = number }
    if let number = reader.integer("maximumNumberOfTouches") { recognizer.maximumNumberOfTouches = number }
  }
}

/// Finds classes by the names that documents have.
@MainActor enum ClassNames {
  private static var known: [String: AnyClass] = [:]

  /// Returns a class of a module, or of the app's where the module does not have it; nil for none.
  ///
  /// `customModule` is the name of the target in Xcode, which a package may have given another name: the modules of the
  /// app's delegate and of the executable are searched as well.
  static func find(_ name: String, module: String?, bundle: Bundle?) -> AnyClass? {
    let key = "\(module ?? "").\(name)"
    if let known = known[key] { return known }
    let found: AnyClass? =
      modules(module, bundle).lazy.compactMap { NSClassFromString("\($0).\(name)") }.first ?? NSClassFromString(name)
    if let found { known[key] = found }
    return found
  }

  private static func modules(_ module: String?, _ bundle: Bundle?) -> [String] {
    var modules = [module].compactMap(\.self).filter { !$0.isEmpty }
    if let delegate = UIEnvironment.active.storedApplication?.delegate { modules.append(Self.module(of: delegate)) }
    // SwiftPM names the bundle of a target's resources Package_Target.
    if let stem = bundle?.bundleURL.deletingPathExtension().lastPathComponent,
      let target = stem.split(separator: "_").last
    {
      modules.append(String(target))
    }
    modules.append(Bundle.main.bundleURL.deletingPathExtension().lastPathComponent)
    if let executable = Bundle.main.executableURL {
      modules.append(executable.deletingPathExtension().lastPathComponent)
    }
    return modules + ["UIKit"]
  }

  /// The module of an object's class.
  static func module(of object: AnyObject) -> String {
    String(String(reflecting: type(of: object)).prefix { $0 != "." })
  }
}
