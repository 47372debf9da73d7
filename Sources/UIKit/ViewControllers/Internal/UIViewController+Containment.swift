import Foundation
import QuartzCore

/// The move of a controller to or from its parent; none when the container has been released.
@MainActor struct ContainmentMove {
  /// The direction of a move.
  enum Direction {
    case toParent, fromParent
    /// In the container, before the first appearance (T-42).
    case beforeFirstAppearance
  }

  private var stored: Direction?
  @WeakReference private var container: UIViewController?

  /// Creates no move.
  init() {}

  init(_ direction: Direction, by container: UIViewController) {
    stored = direction
    self.container = container
  }

  /// Whether a container makes the move.
  func isMade(by other: UIViewController) -> Bool { container === other }

  var direction: Direction? { container == nil ? nil : stored }
}

extension UIViewController {
  /// The exception that UIKit raises for a child's view outside its parent's view; a diagnostic here (A-35).
  nonisolated public static let hierarchyInconsistencyException = NSExceptionName(
    "UIViewControllerHierarchyInconsistency")

  func adopt(_ child: UIViewController) {
    if child.storedParent === self { return }
    if child === self || isInside(child) {
      environment.report(.containmentLoop(child: child.traceName, parent: traceName))
      return
    }
    // Because a system container adds and removes views by itself, at the end of its transition if need be, a child's
    // view may be elsewhere meanwhile.
    let shouldCheckHierarchy = child.storedParent == nil && !child.isInTransition && !forwardsAppearanceItself
    if child.storedParent != nil { child.leaveParent() }
    child.sendWillMove(to: self)
    attach(child)
    if shouldCheckHierarchy { child.reportIfOutsideParent() }
  }

  /// Reports a child whose view is in a window inside another controller's view than its parent's (A-35, P-72).
  func reportIfOutsideParent() {
    guard let parent = storedParent, let view = viewIfLoaded, let window = view.window,
      window.rootViewController !== self
    else { return }
    var ancestor = view.superview
    while let current = ancestor, current.owningController == nil {
      // A presentation's container replaces the view of the presenter.
      if current is PresentationContainerView { return }
      ancestor = current.superview
    }
    guard ancestor?.owningController !== parent else { return }
    environment.report(
      .outsideParent(child: traceName, parent: parent.traceName, owner: ancestor?.owningController?.traceName))
  }

  /// Makes a controller a child without callbacks, which the caller sends.
  func attach(_ child: UIViewController) {
    if !storedChildren.contains(identicalTo: child) { storedChildren.append(child) }
    child.storedParent = self
    // A new parent ends the old container's move, also where that container's pop is cancelled.
    if !child.containmentMove.isMade(by: self) { child.endContainmentMove(.fromParent) }
  }

  /// Removes a controller from the children without callbacks.
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

  /// Ends the appearance that a parent outside a window has begun, because the parent will not end it.
  func endOffscreenAppearance() {
    guard viewInContainerIfLoaded?.window == nil, !isInTransition else { return }
    beginAppearanceTransition(false, animated: false)
    endAppearanceAtOnce()
  }

  /// Whether a running transition shows or hides the controller, and sends its callbacks.
  private var isInTransition: Bool {
    environment.drivers.contains { $0.request.involves(self) }
  }

  /// Whether the controller is moving to its parent, or appears there for the first time.
  var movesToParent: Bool {
    switch containmentMove.direction {
    case .toParent: true
    case .beforeFirstAppearance: appearance != .disappeared
    case .fromParent, nil: false
    }
  }

  /// Ends a move in a direction. One in the other direction, which has begun meanwhile, continues.
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
    if parent == nil { modal.presents?.endWithContext() }
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
