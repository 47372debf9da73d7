import ConstraintSolver

/// The cost of constraints: 125 rows of four views of equal width, each view a row in its turn.
///
/// `Scripts/bench-peer kiwi` measures the same with Kiwi.
struct NestedRows: Benchmark {
  let name = "solver"

  func run() throws -> [Measurement] {
    try times(hasWishes: false, "1,000 constraints of nested rows")
      + times(hasWishes: true, "1,000 constraints of nested rows with 1,000 wishes")
  }

  private func times(hasWishes: Bool, _ name: String) throws -> [Measurement] {
    let watch = Stopwatch(duration: 1)
    var failure: (any Error)?
    func attempt(_ body: () throws -> Void) {
      do { try body() } catch { failure = error }
    }
    let adding = watch.measure { attempt { _ = try RowScreen(hasWishes: hasWishes) } }
    let screen = try RowScreen(hasWishes: hasWishes)
    let suggesting = watch.measure {
      attempt { for step in 0..<100 { try screen.suggest(step % 2 == 0 ? 900 : 1000 + Double(step)) } }
    }
    var margin = 8.0
    let changing = watch.measure {
      attempt {
        margin = 17 - margin
        try screen.setMargins(margin)
      }
    }
    if let failure { throw failure }
    return [
      Measurement(name: "adding \(name)", value: adding.processor, unit: "ms"),
      Measurement(name: "100 widths of \(name)", value: suggesting.processor, unit: "ms"),
      Measurement(name: "100 constants of \(name)", value: changing.processor, unit: "ms"),
    ]
  }
}

/// Nested rows in a solver, the root 1,000 points wide.
private final class RowScreen {
  private var solver = Solver()
  private var views: [(x: Variable, width: Variable)] = []
  private var margins: [Constraint] = []

  /// Adds the constraints; wishes are a content's width, by hugging and compression resistance.
  init(hasWishes: Bool) throws {
    views.append((solver.addVariable(), solver.addVariable()))
    try solver.add(Expression(views[0].x), .equal)
    try solver.beginEditing(views[0].width, priority: 999)
    for row in 0..<125 { try addRow(in: row, hasWishes) }
    try suggest(1000)
  }

  private func addRow(in row: Int, _ hasWishes: Bool) throws {
    let first = views.count
    for index in first..<first + 4 {
      views.append((solver.addVariable(), solver.addVariable()))
      let (view, parent, sibling) = (views[index], views[row], views[index - 1])
      let edge =
        index == first ? Expression(parent.x) : Expression([Term(sibling.x), Term(sibling.width)])
      margins.append(try solver.add(Expression(view.x) - edge - 8, .equal))
      if index > first { try solver.add(Expression(view.width) - Expression(views[first].width), .equal) }
      guard hasWishes else { continue }
      try solver.add(Expression(view.width) - 50, .lessThanOrEqual, priority: 250)
      try solver.add(Expression(view.width) - 50, .greaterThanOrEqual, priority: 750)
    }
    let (last, parent) = (views[first + 3], views[row])
    let edge = Expression([Term(parent.x), Term(parent.width)])
    try solver.add(Expression([Term(last.x), Term(last.width)]) - edge + 8, .equal)
  }

  /// Suggests a width of the root and takes the changed variables.
  func suggest(_ width: Double) throws {
    try solver.suggest(width, for: views[0].width)
    _ = solver.takeChanges()
  }

  /// Changes the margins or gaps of 100 views, and throws unless the root's first view has the new one.
  func setMargins(_ margin: Double) throws {
    for index in 0..<100 { try solver.setConstant(-margin, of: margins[index * 5]) }
    _ = solver.takeChanges()
    let x = try solver.value(of: views[1].x)
    guard x == margin else { throw BenchmarkFailure(description: "the first view is at \(x), not at \(margin)") }
  }
}
