import Foundation
import InterfaceDocuments
import QuartzCore

/// Builds the objects of a nib, or of one scene of a storyboard, and connects them.
///
/// The order is UIKit's: `init(coder:)` of all objects, constraints, outlets with actions and runtime attributes, then
/// `awakeFromNib()`. A scene loads twice: the controller when it is instantiated, and its view when that is read.
@MainActor final class InterfaceLoader {
  /// A reference that does not retain.
  fileprivate struct Entry {
    weak var object: AnyObject?
  }

  let document: InterfaceDocument
  let bundle: Bundle?
  /// The loader of the scene around, for cells that are made later; nil for a scene or a nib.
  let parent: InterfaceLoader?
  /// The storyboard; nil for a nib.
  var storyboard: UIStoryboard?
  /// The elements that may be made when something refers to them: those beside the controller in a scene.
  var topLevelElements: [InterfaceElement] = []
  private var entries: [String: Entry] = [:]
  /// The objects of the running load, which others do not retain yet.
  private var loading: [AnyObject] = []
  /// Objects that live as long as the loader's owner: custom objects, and what segues are triggered by.
  private var retained: [AnyObject] = []
  private var pending = PendingWork()

  /// The work for the time when all objects are there, in the document's order.
  struct PendingWork {
    var constraints: [(view: UIView, element: InterfaceElement)] = []
    fileprivate var connected: [(entry: Entry, element: InterfaceElement)] = []
    var awaking: [NSObject] = []
    var embedded: [(view: UIView, element: InterfaceElement)] = []
  }

  init(_ document: InterfaceDocument, bundle: Bundle?, parent: InterfaceLoader? = nil) {
    (self.document, self.bundle, self.parent) = (document, bundle, parent)
    storyboard = parent?.storyboard
  }

  /// The controller of the scene; nil in a nib.
  var controller: UIViewController? {
    get { controllerEntry.object as? UIViewController ?? parent?.controller }
    set { controllerEntry = Entry(object: newValue) }
  }
  private var controllerEntry = Entry()

  // MARK: Objects

  /// Notes an object, so that others can refer to it.
  func register(_ object: AnyObject, for element: InterfaceElement) {
    loading.append(object)
    if let id = element.id { entries[id] = Entry(object: object) }
    connectLater(object, element)
    if let object = object as? NSObject { pending.awaking.append(object) }
  }

  /// Notes that an object's connections are to be made.
  func connectLater(_ object: AnyObject, _ element: InterfaceElement) {
    pending.connected.append((Entry(object: object), element))
  }

  /// Notes an object without connections of its own, such as a layout guide or the owner of a nib.
  func name(_ object: AnyObject?, _ id: String?) {
    if let id { entries[id] = Entry(object: object) }
  }

  /// Returns the object of an identifier; makes it if it stands beside the controller.
  func object(_ id: String) -> AnyObject? {
    if let object = entries[id]?.object { return object }
    if let element = topLevelElements.first(where: { $0.id == id }) { return makeTopLevelObject(element) }
    return parent?.object(id)
  }

  /// Retains an object as long as the owner of the loader lives.
  func retain(_ object: AnyObject) { retained.append(object) }

  func addConstraints(of view: UIView, _ element: InterfaceElement) { pending.constraints.append((view, element)) }
  func addEmbedding(in view: UIView, _ element: InterfaceElement) { pending.embedded.append((view, element)) }

  // MARK: Finishing

  /// Connects what has been made since the last call, and sends `awakeFromNib()`.
  ///
  /// - Parameter isComplete: whether everything that can be referred to is there; otherwise what refers to other
  ///   objects waits.
  func finish(isComplete: Bool) {
    let constrained = pending.constraints
    pending.constraints = []
    // Constraints are objects, too, with attributes of their own.
    for (view, element) in constrained { makeConstraints(of: view, element) }
    let work = pending
    pending = PendingWork()
    for (entry, element) in work.connected {
      guard let object = entry.object else { continue }
      setRuntimeAttributes(of: object, element)
      let rest = connect(object, element, isComplete: isComplete)
      if !rest.isEmpty {
        var later = element
        later.children = [InterfaceElement("connections", children: rest)]
        connectLater(object, later)
      }
    }
    for object in work.awaking { object.wakeUp() }
    for (view, element) in work.embedded { embed(in: view, element) }
    // Objects that were made by references alone, such as recognizers.
    if isComplete, !pending.connected.isEmpty || !pending.awaking.isEmpty { finish(isComplete: true) }
    loading = []
  }

  // MARK: Reports

  /// Reports what the document has and the loader does not know, once for each kind.
  func reportUnknown(_ kind: String, in element: InterfaceElement) {
    let environment = UIEnvironment.active
    guard environment.images.documents.noteUnknown(kind, in: document.name) else { return }
    environment.report(.interfaceNotRead(kind, document: document.name, location: element.location))
  }

  func reportFont(_ name: String, in element: InterfaceElement) {
    reportUnknown("the font \(name), which is not installed", in: element)
  }

  func report(_ diagnostic: (_ document: String, _ location: String) -> Diagnostic, in element: InterfaceElement) {
    UIEnvironment.active.report(diagnostic(document.name, element.location))
  }
}

extension NSObject {
  /// Sends `awakeFromNib()` to an object whose class has it.
  @MainActor fileprivate func wakeUp() {
    if let responder = self as? UIResponder {
      responder.awakeFromNib()
    } else {
      (self as? any InterfaceAwaking)?.awakeFromNib()
    }
  }
}
