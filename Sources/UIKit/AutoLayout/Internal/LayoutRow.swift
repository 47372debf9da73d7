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

  /// The stage of a row between its addition and the solver.
  enum State {
    /// The row is in no engine.
    case idle
    /// The row waits for the next update.
    case pending
    /// The row is in the solver.
    case installed(Constraint)
    /// The row was given up in a conflict, or refused (L-94).
    case broken
    /// The row means nothing at present, such as the natural width of a view that has none.
    case meaningless
  }

  let source: Source
  /// Whether the row's constant depends on text, beside the app's constant.
  let usesBaseline: Bool
  /// Whether the row is one of a natural size, which no frame has a part in.
  let isContent: Bool
  /// The item that a constraint of the system's is for.
  private let recordLink: WeakReference<LayoutRecord>
  @exclusivity(unchecked) nonisolated(unsafe) private var engineLink = WeakReference<LayoutEngine>(wrappedValue: nil)
  @exclusivity(unchecked) var state = State.idle
  /// The order of activation in the engine.
  @exclusivity(unchecked) var serial = 0
  /// Whether the row was made for a layout from right to left.
  @exclusivity(unchecked) var isRightToLeft = false

  init(_ source: Source, for record: LayoutRecord? = nil) {
    self.source = source
    if case .constraint(let link) = source, let constraint = link.target {
      isRightToLeft = constraint.row?.isRightToLeft ?? constraint.isRightToLeft
    }
    recordLink = WeakReference(wrappedValue: record)
    isContent = if case .content = source { true } else { false }
    usesBaseline = if case .constraint(let link) = source { link.target?.usesBaseline ?? false } else { false }
  }

  /// The item that a constraint of the system's is for; nil once it is released.
  var record: LayoutRecord? { recordLink.target }

  /// The engine that the row is in, or waits for; nil for none.
  nonisolated var engine: LayoutEngine? {
    get { engineLink.target }
    set { engineLink = WeakReference(wrappedValue: newValue) }
  }

  /// The quantity that a constraint of the system's determines; nil for an app's constraint.
  var quantity: LayoutRecord.Quantity? {
    switch source {
    case .constraint: nil
    case .frame(let quantity), .encapsulation(let quantity), .guide(let quantity), .target(let quantity, _, _): quantity
    case .content(let axis, _): axis == .horizontal ? .width : .height
    }
  }

  /// The solver's handle; nil for a row that is not in it.
  var handle: Constraint? {
    if case .installed(let handle) = state { handle } else { nil }
  }

  /// Whether the row was given up or refused.
  var isBroken: Bool {
    if case .broken = state { true } else { false }
  }

  /// Whether the row meant nothing when it was last looked at.
  var isMeaningless: Bool {
    if case .meaningless = state { true } else { false }
  }

  /// The app's constraint; nil for the system's.
  var constraint: NSLayoutConstraint? {
    if case .constraint(let link) = source { link.target } else { nil }
  }

  /// Removes the row in the engine's next update.
  nonisolated func kill() { engine?.bury(self) }

  func constantChanged() { engine?.noteChange(of: self) }

  func priorityChanged() { engine?.notePriority(of: self) }
}

extension NSLayoutConstraint {
  /// Whether an attribute is a baseline.
  fileprivate var usesBaseline: Bool {
    firstSide.usesBaseline || secondSide?.usesBaseline == true
  }
}
