import CInitializers
import Foundation
import InterfaceDocuments
import QuartzCore

/// Segues: what triggers them, and what they do.
extension InterfaceLoader {
  /// Lets an object trigger a segue. Those of a controller itself are performed by code.
  func connectSegue(_ element: InterfaceElement, of object: AnyObject) {
    guard let kind = element["kind"], kind != "relationship", kind != "embed", !(object is UIViewController) else {
      return
    }
    let trigger = SegueTrigger(element, self)
    let fire = Selector("fire:", SegueTrigger.fire(_:))
    switch object {
    case let control as UIControl:
      retain(trigger)
      let standard: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
      control.addTarget(trigger, action: fire, for: standard)
    case let item as UIBarButtonItem:
      retain(trigger)
      (item.target, item.action) = (trigger, fire)
    case let recognizer as UIGestureRecognizer:
      retain(trigger)
      recognizer.addTarget(trigger, action: fire)
    case let cell as UITableViewCell:
      if element["trigger"] == "accessoryAction" {
        cell.segues.accessory = trigger
      } else {
        cell.segues.selection = trigger
      }
    case let cell as UICollectionViewCell: cell.selectionSegue = trigger
    default: reportUnknown("a segue of \(type(of: object))", in: element)
    }
  }

  /// Shows the controller that a container view embeds.
  func embed(in view: UIView, _ element: InterfaceElement) {
    for segue in element.group("connections") where segue["kind"] == "embed" {
      guard let parent = controller,
        parent.shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: view),
        let child = destination(of: segue, source: parent, sender: view)
      else { continue }
      let embedding = UIStoryboardSegue(identifier: segue["identifier"], source: parent, destination: child) {
        parent.addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.view.translatesAutoresizingMaskIntoConstraints = true
        view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      // The child loads its view, which may embed others.
      storyboard?.nest(for: segue) {
        parent.prepare(for: embedding, sender: view)
        embedding.perform()
      }
    }
  }

  // MARK: Performing

  /// Performs a segue of the scene.
  ///
  /// - Parameter asks: whether the controller may refuse, as for a segue that the user has triggered.
  func perform(_ element: InterfaceElement, sender: Any?, asks: Bool) {
    guard let source = controller else { return }
    let identifier = element["identifier"]
    // A segue without an identifier asks with an empty one, as Swift shows Objective-C's nil.
    if asks, !source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) { return }
    if element["kind"] == "unwind" {
      guard let action = element["unwindAction"] else { return }
      source.performUnwindSegue(withAction: Selector(action), identifier: identifier, sender: sender, asks: false)
      return
    }
    guard let destination = destination(of: element, source: source, sender: sender) else { return }
    let type =
      element["kind"] == "custom" ? namedClass(of: element, standard: UIStoryboardSegue.self) : UIStoryboardSegue.self
    let segue = RegisteredInitializers.make(type, identifier: identifier, source: source, destination: destination)
    segue.action = { [weak self] segue in self?.show(segue, element, sender) }
    UIEnvironment.active.perform {
      source.prepare(for: segue, sender: sender)
      segue.perform()
    }
  }

  /// Makes the controller to which a segue leads, by the source's method if the segue names one.
  func destination(of segue: InterfaceElement, source: UIViewController, sender: Any?) -> UIViewController? {
    guard let id = segue["destination"], let storyboard else { return nil }
    var creator: ((NSCoder) -> UIViewController?)?
    if let name = segue["destinationCreationSelector"] {
      if let action = NamedProperties.segueAction(name, of: source) {
        creator = { action.make(source, $0, sender, segue["identifier"]) }
      } else {
        report({ .segueActionWithoutMethod(name, of: "\(type(of: source))", document: $0, location: $1) }, in: segue)
      }
    }
    return storyboard.makeController(withID: id, creator: creator, referredToBy: segue)
  }

  /// Does what a segue of one of UIKit's kinds does.
  private func show(_ segue: UIStoryboardSegue, _ element: InterfaceElement, _ sender: Any?) {
    let (source, destination) = (segue.source, segue.destination)
    let isAnimated = element.flag("animates") ?? true
    switch element["kind"] {
    case "push":
      guard let stack = source.navigationController else { return source.show(destination, sender: segue) }
      stack.pushViewController(destination, animated: isAnimated && UIView.areAnimationsEnabled)
    case "showDetail", "replace": animate(isAnimated) { source.showDetailViewController(destination, sender: segue) }
    case "presentation", "modal", "popoverPresentation", "popover":
      present(segue, element, sender, isAnimated: isAnimated)
    case "show", "custom": animate(isAnimated) { source.show(destination, sender: segue) }
    default:
      reportUnknown("segue kind=\"\(element["kind"] ?? "")\"", in: element)
      animate(isAnimated) { source.show(destination, sender: segue) }
    }
  }

  private func animate(_ isAnimated: Bool, _ body: () -> Void) {
    if isAnimated { body() } else { UIView.performWithoutAnimation(body) }
  }

  private func present(_ segue: UIStoryboardSegue, _ element: InterfaceElement, _ sender: Any?, isAnimated: Bool) {
    let destination = segue.destination
    let isPopover = element["kind"]?.hasPrefix("popover") ?? false
    if isPopover {
      destination.modalPresentationStyle = .popover
    } else if let style = element["modalPresentationStyle"].flatMap({ DocumentNames.presentations[$0] }) {
      destination.modalPresentationStyle = style
    }
    if let style = element["modalTransitionStyle"].flatMap({ DocumentNames.transitions[$0] }) {
      destination.modalTransitionStyle = style
    }
    if let popover = destination.popoverPresentationController { anchor(popover, element, sender) }
    segue.source.present(destination, animated: isAnimated && UIView.areAnimationsEnabled)
  }

  /// Lets a popover point to its anchor, or else to what has triggered it.
  private func anchor(_ popover: UIPopoverPresentationController, _ element: InterfaceElement, _ sender: Any?) {
    let anchor = (element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]).flatMap { object($0) }
    switch anchor ?? sender as AnyObject? {
    case let item as UIBarButtonItem: popover.barButtonItem = item
    case let view as UIView: (popover.sourceView, popover.sourceRect) = (view, view.bounds)
    case let recognizer as UIGestureRecognizer:
      guard let view = recognizer.view else { return }
      (popover.sourceView, popover.sourceRect) = (view, view.bounds)
    default: break
    }
    guard let directions = element.child(keyed: "popoverArrowDirection") else { return }
    let names: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    popover.permittedArrowDirections = names.reduce(into: []) { if directions.flag($1.0) == true { $0.insert($1.1) } }
  }
}

/// Performs a segue when an object sends its action.
@MainActor final class SegueTrigger: NSObject {
  private let element: InterfaceElement
  /// The loader, which retains the trigger, or whose cell does.
  private weak var loader: InterfaceLoader?

  init(_ element: InterfaceElement, _ loader: InterfaceLoader) {
    (self.element, self.loader) = (element, loader)
  }

  func fire(_ sender: AnyObject) {
    // A recognizer sends its action in each state.
    if let recognizer = sender as? UIGestureRecognizer, ![.began, .ended].contains(recognizer.state) { return }
    if let recognizer = sender as? UIGestureRecognizer, recognizer.state == .ended, recognizer.isContinuous { return }
    loader?.perform(element, sender: sender, asks: true)
  }
}

/// The segues that a table's cell triggers when it is selected, and when its detail button is tapped.
@MainActor struct CellSegues {
  var selection: SegueTrigger?
  var accessory: SegueTrigger?
}

extension UIGestureRecognizer {
  /// Whether the recognizer has changed between began and ended.
  fileprivate var isContinuous: Bool { !(self is UITapGestureRecognizer || self is UISwipeGestureRecognizer) }
}

extension RegisteredInitializers {
  /// Returns a new segue of a class.
  @MainActor static func make<Segue: UIStoryboardSegue>(
    _ type: Segue.Type, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> Segue {
    let (first, second) = words(of: identifier)
    let object = matchcut_call_segue_initializer(
      ClassInitializers.function(of: type, at: segueSlot), first, second,
      Unmanaged.passRetained(source).toOpaque(), Unmanaged.passRetained(destination).toOpaque(),
      ClassInitializers.metadata(type))
    return Unmanaged<Segue>.fromOpaque(object).takeRetainedValue()
  }

  private static let segueSlot = ClassInitializers.slot(of: PlainSegue.self, probe: SegueProbe.self, initializers: 1)
}

private final class PlainSegue: UIStoryboardSegue {}

private final class SegueProbe: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
