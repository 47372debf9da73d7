import ConstraintSolver
import QuartzCore

/// A constraint in a layout engine: an app's, or one that the system makes for an item.
@MainActor final class LayoutRow {
  enum Source {
    /// An app's constraint.
    case constraint(WeakReference<NSLayoutConstraint>)
    /// The frame of a view that code places (L-25, L-63).
    case frame(LayoutRecord.Quantity)
    /// The size of a view that its superview's constraints do not place (L-67).
    case encapsulation(LayoutRecord.Quantity)
    /// The natural size: at most it, or at least it (L-69).
    case content(NSLayoutConstraint.Axis, isHugging: Bool)
    /// The rectangle of one of the system's guides.
    case guide(LayoutRecord.Quantity)
    /// The target of a measurement (L-74).
    case target(LayoutRecord.Quantity, CGFloat, UILayoutPriority)
  }

  let source: Source
  /// The item that a constraint of the system's is for.
  private(set) weak var record: LayoutRecord?
  nonisolated(unsafe) weak var engine: LayoutEngine?
  @exclusivity(unchecked) nonisolated(unsafe) var handle: Constraint?
  /// The order of activation in the engine.
  var serial = 0
  /// Whether the row was made for a layout from right to left.
  var isRightToLeft = false
  /// Whether the row was given up in a conflict (L-94).
  var isBroken = false

  init(_ source: Source, for record: LayoutRecord? = nil) {
    (self.source, self.record) = (source, record)
  }

  /// The app's constraint; nil for the system's.
  var constraint: NSLayoutConstraint? {
    if case .constraint(let link) = source { link.target } else { nil }
  }

  /// Removes the row in the engine's next update.
  nonisolated func kill() { engine?.bury(self) }

  func constantChanged() { engine?.noteChange(of: self) }

  func priorityChanged() { engine?.notePriority(of: self) }

  /// Whether the row's constant depends on text, beside the app's constant.
  var usesBaseline: Bool {
    guard let constraint else { return false }
    return [constraint.firstAttribute, constraint.secondAttribute].contains {
      $0 == .firstBaseline || $0 == .lastBaseline
    }
  }
}
