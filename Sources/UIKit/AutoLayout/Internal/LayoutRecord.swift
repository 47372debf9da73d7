import ConstraintSolver
import QuartzCore

/// The variables of a view or layout guide in a layout engine.
@MainActor final class LayoutRecord: WeaklyReferenceable {
  /// See ``WeakReference``.
  @exclusivity(unchecked) nonisolated(unsafe) package var storedWeakHandle: WeakHandle?
  /// A number that the engine solves for: the least edges and the sizes of the alignment rectangle in the parent's
  /// coordinates (L-24), and the origin of a scroll view's bounds.
  enum Quantity: Int, CaseIterable {
    case minX, width, minY, height, originX, originY

    var isSize: Bool { self == .width || self == .height }
    var isHorizontal: Bool { self == .minX || self == .width || self == .originX }
  }

  /// The engine; nil before the item takes part in a constraint.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var engine: LayoutEngine?
  @exclusivity(unchecked) nonisolated(unsafe) var variables: [6 of Variable?] = .init(repeating: nil)
  /// The constraints that the item's own frame, content or kind of guide makes.
  @exclusivity(unchecked) var ownRows: [LayoutRow] = []
  private let reference: ConstrainedItemReference

  init(_ item: any ConstrainedItem) {
    reference = item.layoutReference
  }

  deinit {
    storedWeakHandle?.clear()
    engine?.forget(self)
  }

  /// The view or layout guide; nil once it is released.
  var item: (any ConstrainedItem)? { reference.item }

  // MARK: Constraints that name the item

  /// The rows of active constraints that name the item, and some of inactive ones.
  @exclusivity(unchecked) private var naming: [LayoutRow] = []
  @exclusivity(unchecked) private var namingLimit = 8

  /// Notes a constraint that becomes active.
  func addNaming(_ row: LayoutRow) {
    if naming.count >= namingLimit {
      naming.removeAll { $0.engine == nil }
      namingLimit = max(8, 2 * naming.count)
    }
    naming.append(row)
  }

  /// The active constraints that name the item, in the order of their activation.
  var namingConstraints: [NSLayoutConstraint] {
    naming.compactMap { row in
      guard row.engine != nil, let constraint = row.constraint, constraint.row === row else { return nil }
      return constraint
    }
  }

  // MARK: Engine

  /// Makes the item a member of an engine.
  func join(_ engine: LayoutEngine) {
    self.engine = engine
    variables = .init(repeating: nil)
    ownRows = []
    awaitsUpdate = false
    engine.register(self)
  }

  /// Whether the item's frame follows another item's: one of the system's guides, or a view with a mask that code
  /// places.
  var isFollower: Bool {
    guard let item else { return false }
    guard let view = item.asView else { return item.isSystemGuide }
    return view.isPlacedByCode && !view.autoresizingMask.isEmpty
  }

  /// Forgets the variables and the own constraints, which the engine has removed; they are made again when they are
  /// needed.
  func forgetVariables() {
    variables = .init(repeating: nil)
    ownRows = []
  }

  /// The solved alignment rectangle in the parent's coordinates, in points and not rounded; zero outside of an engine.
  var frame: CGRect {
    guard let engine else { return .zero }
    engine.update()
    return engine.frame(of: self)
  }

  /// The variables that the item has.
  nonisolated var allVariables: [Variable] { variables.indices.compactMap { variables[$0] } }

  /// Whether the item has all variables of its frame.
  var isComplete: Bool { variables[0] != nil && variables[1] != nil && variables[2] != nil && variables[3] != nil }

  /// Whether a constraint names a quantity.
  func isConstrained(_ quantity: Quantity) -> Bool {
    guard let engine, let variable = variables[quantity.rawValue] else { return false }
    return ((try? engine.solver.useCount(of: variable)) ?? 0) > 0
  }

  /// Whether the engine has to look at the item's own constraints again.
  @exclusivity(unchecked) var awaitsUpdate = false

  /// Whether the item's own constraints depend on its frame, or on its view's insets.
  private var followsGeometry: Bool {
    for row in ownRows where !row.isContent { return true }
    return false
  }

  /// Notes that the item's frame, or its view's insets, may have changed, on which its own constraints depend.
  func geometryMayHaveChanged() {
    if let engine, followsGeometry { engine.noteChange(of: self) }
  }
}
