import SeededRandom
import TransitionStage
import UIKit

/// A random tree of views, guides, stacks and constraints that changes, and is compared with a tree made anew.
///
/// Each variable of a view has a wish of its own priority, so that there is one solution. Required constraints hold for
/// a witness, a frame that each view could have, so that they never contradict each other, unless the world allows it.
@MainActor final class TreeWorld {
  let stage: Stage
  var dice: SeededRandom
  var model = TreeModel()
  let tree = ModelTree()
  /// Whether required constraints may contradict each other: then only the invariants are checked.
  private(set) var hasConflicts: Bool
  private(set) var complaints: [String] = []
  private(set) var log: [String] = []
  private var lastID = 0
  private var wishCount = 0

  static let stepsPerWorld = 40

  init(_ stage: Stage, seed: UInt64) {
    self.stage = stage
    dice = SeededRandom(seed: seed)
    hasConflicts = dice.once(in: 8)
    stage.window.addSubview(tree.root)
    tree.root.frame = model[TreeModel.root].witness
    for _ in 0..<(2 + dice.roll(4)) { addNode() }
  }

  /// Goes on as a world of conflicts, because the fresh tree has one, too: a stack has no room for its spacing.
  func allowConflicts() {
    hasConflicts = true
    note("a stack has no room")
  }

  func complain(_ text: String) { complaints.append(text) }

  func note(_ text: String) { log.append(text) }

  func newID() -> Int {
    lastID += 1
    return lastID
  }

  /// A priority that no other constraint has, and that none of a stack's has.
  func newWishPriority() -> UILayoutPriority {
    wishCount += 1
    return UILayoutPriority(1.03125 + Float(wishCount) * 0.0625)
  }

  /// Does a few random things, lays out and compares.
  func step() {
    log.append("|")
    for _ in 0..<(1 + dice.roll(3)) { act() }
    compare()
  }

  /// A random node other than the root that fits; nil if there is none.
  func node(where fits: (TreeModel.Node) -> Bool = { _ in true }) -> TreeModel.Node? {
    dice.pick(model.nodes.values.filter { $0.id != TreeModel.root && fits($0) }.sorted { $0.id < $1.id })
  }

  /// A random whole or half number of points.
  func length(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(range.lowerBound) + CGFloat(dice.roll(2 * (range.upperBound - range.lowerBound) + 1)) / 2
  }

  // MARK: Nodes

  func addNode() {
    guard model.nodes.count < 14 else { return removeNode() }
    let kinds: [TreeModel.Node.Kind] = [.plain, .plain, .plain, .natural, .natural, .placed, .guide, .stack]
    let parents = model.nodes.values.filter { $0.kind != .guide }.sorted { $0.id < $1.id }
    guard let kind = dice.pick(kinds), let parent = dice.pick(parents) else { return }
    if parent.kind == .stack, kind == .placed { return }
    var node = TreeModel.Node(id: newID(), kind: kind)
    node.witness = CGRect(x: length(-20...200), y: length(-20...200), width: length(0...200), height: length(0...150))
    if kind == .natural { node.natural = naturalSize() }
    if kind == .stack { node.arrangement = arrangement(mayUseMargins: parent.kind != .stack) }
    if kind == .placed { chooseFrame(of: &node, in: parent.id) }
    let views = parent.children.filter { model[$0].kind != .guide }
    let index = parent.kind == .stack && kind != .guide ? dice.roll(views.count + 1) : views.count
    note("add \(kind) \(node.id) to \(parent.id) at \(index)")
    let next = index < views.count ? parent.children.firstIndex(of: views[index]) : nil
    model.insert(node, in: parent.id, at: next ?? parent.children.count)
    tree.add(model[node.id], in: parent.id, at: index)
    if kind != .placed { wish(for: node.id) }
    for _ in 0..<dice.roll(4) { addLink(naming: node.id) }
  }

  /// A frame, and a mask whose constraints never contradict the others: the whole superview, or flexible margins.
  private func chooseFrame(of node: inout TreeModel.Node, in parent: Int) {
    switch dice.roll(3) {
    case 0:
      node.mask = [.flexibleWidth, .flexibleHeight]
      node.witness = CGRect(origin: .zero, size: tree.views[parent]?.bounds.size ?? .zero)
    case 1: node.mask = dice.once(in: 2) ? [.flexibleLeftMargin, .flexibleBottomMargin] : .flexibleTopMargin
    default: break
    }
  }

  /// Gives each variable of a node a constraint of its own priority, which alone decides where nothing else does.
  func wish(for id: Int) {
    guard let parent = model[id].parent else { return }
    for (attribute, other) in [(.left, .left), (.top, .top), (.width, nil), (.height, nil)]
      as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute?)]
    {
      let link = TreeModel.Link(
        id: newID(), first: .init(node: id, attribute: attribute),
        second: other.map { .init(node: parent, attribute: $0) }, relation: .equal, multiplier: 1,
        constant: length(0...150), priority: newWishPriority())
      model.links.append(link)
      tree.activate(link)
    }
  }

  func removeNode() {
    guard let node = node() else { return }
    note("remove \(node.id)")
    let gone = model.subtree(of: node.id)
    let links = model.links
    model.remove(node.id)
    tree.remove(gone)
    forget(links, removed: Set(gone))
  }

  func moveNode() {
    guard let node = node(where: { $0.kind != .guide }) else { return }
    let inside = Set(model.subtree(of: node.id))
    let parents = model.nodes.values.filter {
      $0.kind != .guide && !inside.contains($0.id) && $0.id != node.parent
        && !($0.kind == .stack && node.kind == .placed)
    }
    guard let parent = dice.pick(parents.sorted(by: { $0.id < $1.id })) else { return }
    note("move \(node.id) to \(parent.id)")
    let links = model.links
    model.move(node.id, to: parent.id)
    if parent.kind == .stack, node.kind == .stack {
      model[node.id].arrangement.usesMargins = false
      tree.update(model[node.id])
    }
    tree.move(node.id, to: parent.id)
    forget(links)
    if node.kind == .placed, !node.mask.isEmpty { placeAgain(node.id) }
    if node.kind != .placed { wish(for: node.id) }
    // A witness inside of a stack counts no more.
    let lost = model.links.filter { link in link.isWitnessed && !isWitnessed(link) }
    for link in lost { deactivate(link) }
  }

  /// Forgets the constraints that the model has no more, and checks that those with the surroundings of a removed view
  /// are inactive (L-19).
  private func forget(_ former: [TreeModel.Link], removed: Set<Int> = []) {
    let active = Set(model.links.map(\.id))
    for link in former where !active.contains(link.id) {
      let isInside = link.nodes.allSatisfy { removed.contains($0) }
      if !isInside, tree.constraints[link.id]?.isActive == true {
        complain("link \(link.id) of a view that has left is active")
      }
      tree.forget(link.id)
    }
  }

  /// Gives a view with a mask a frame in which that makes no conflicts.
  func placeAgain(_ id: Int) {
    guard let view = tree.views[id], let superview = view.superview else { return }
    if model[id].mask.contains(.flexibleWidth) {
      view.frame = superview.bounds
    } else {
      view.frame = CGRect(x: length(0...99), y: length(0...99), width: length(0...99), height: length(0...99))
    }
  }
}
