import Foundation
import QuartzCore

extension UIViewController {
  /// The name of the exception that UIKit raises where a child's view lies outside its parent's; here it is a diagnostic (A-35).
  nonisolated public static let hierarchyInconsistencyException = NSExceptionName(
    "UIViewControllerHierarchyInconsistency")

  func adopt(_ child: UIViewController) {
    if child.storedParent === self { return }
    if child === self || isInside(child) {
      environment.report(.containmentLoop(child: child.traceName, parent: traceName))
      return
    }
    // Because a container of the system takes a child's view out by itself, if need be at the end of its transition, and puts it in by
    // itself, the view may lie elsewhere meanwhile.
    let shouldCheckHierarchy = child.storedParent == nil && !child.isInTransition && !forwardsAppearanceItself
    if child.storedParent != nil { child.leaveParent() }
    child.sendWillMove(to: self)
    attach(child)
    if shouldCheckHierarchy { child.reportIfOutsideParent() }
  }

  /// Reports a child whose view is in a window under a view of another controller than its parent (A-35, P-72).
  func reportIfOutsideParent() {
    guard let parent = storedParent, let view = viewIfLoaded, let window = view.window,
      window.rootViewController !== self
    else { return }
    var ancestor = view.superview
    while let current = ancestor, current.owningController == nil {
      // A presentation's container stands in for the place of what it presents from.
      if current is PresentationContainerView { return }
      ancestor = current.superview
    }
    guard ancestor?.owningController !== parent else { return }
    environment.report(
      .outsideParent(child: traceName, parent: parent.traceName, owner: ancestor?.owningController?.traceName))
  }

  /// Makes a controller a child without telling it; what tells it is the caller's affair.
  func attach(_ child: UIViewController) {
    if !storedChildren.contains(identicalTo: child) { storedChildren.append(child) }
    child.storedParent = self
    // A new parent ends the old container's move for good, even if that container's pop is cancelled.
    if !child.containmentMove.isMade(by: self) { child.endContainmentMove(.fromParent) }
  }

  /// Lets a controller go without telling it.
  func detach(_ child: UIViewController) {
    storedChildren.removeAll(identicalTo: child)
    guard child.storedParent === self else { return }
    child.storedParent = nil
    if child.containmentMove.isMade(by: self) { child.endContainmentMove(.beforeFirstAppearance) }
    child.storedTraitState?.parentOverrides = TraitValues()
  }

  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.detach(self)
    endOffscreenAppearance()
    parent.childWasRemoved(self)
    sendDidMove(to: nil)
  }

  /// A parent that is not in a window, or not yet, may have told the child that it appears: nobody else will tell it that it does not.
  func endOffscreenAppearance() {
    guard appearance != .disappeared, viewInContainerIfLoaded?.window == nil, !isInTransition else { return }
    beginAppearanceTransition(false, animated: false)
    endAppearanceAtOnce()
  }

  /// Whether a transition that runs brings the controller or takes it away, and tells it so.
  private var isInTransition: Bool {
    environment.drivers.contains { $0.request.involves(self) }
  }

  /// Whether the controller moves to its parent, or appears there for the first time.
  var movesToParent: Bool {
    switch containmentMove.direction {
    case .toParent: true
    case .beforeFirstAppearance: appearance != .disappeared
    case .fromParent, nil: false
    }
  }

  /// A move one way is over; one the other way, which has begun meanwhile, goes on.
  func endContainmentMove(_ direction: ContainmentMove.Direction) {
    if containmentMove.direction == direction { containmentMove = ContainmentMove() }
  }

  func sendWillMove(to parent: UIViewController?) {
    recordMove("willMove", parent)
    isSendingMove = true
    environment.perform { willMove(toParent: parent) }
    isSendingMove = false
  }

  func sendDidMove(to parent: UIViewController?) {
    recordMove("didMove", parent)
    isSendingMove = true
    environment.perform { didMove(toParent: parent) }
    isSendingMove = false
    if parent == nil { modal.presents?.leaveWithContext() }
  }

  func recordMove(_ name: String, _ parent: UIViewController?) {
    environment.record(.containment, traceName, name, ["toParent: \(parent?.traceName ?? "nil")"])
  }

  func isInside(_ other: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current === other { return true }
      controller = current.storedParent
    }
    return false
  }
}
