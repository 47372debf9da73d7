import UIKit

/// A tree of views and its constraints as data, from which the same tree can be made anew.
@MainActor struct TreeModel {
  /// A view or a layout guide.
  @MainActor struct Node {
    enum Kind {
      /// A view that constraints place.
      case plain
      /// The same with a natural size.
      case natural
      /// A view that code places.
      case placed
      case guide
      case stack
    }

    let id: Int
    var kind: Kind
    /// The superview or owner; nil for the root.
    var parent: Int?
    /// The subviews in order; a stack arranges all but its guides.
    var children: [Int] = []
    /// A rectangle in the parent's coordinates that all required constraints of the node satisfy.
    var witness = CGRect.zero
    var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    var hugging = UILayoutPriority.defaultLow
    var resistance = UILayoutPriority.defaultHigh
    var mask: UIView.AutoresizingMask = []
    var isHidden = false
    var spacingAfter: CGFloat?
    var arrangement = Arrangement()
  }

  /// The settings of a stack.
  struct Arrangement {
    var isVertical = false
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    var usesMargins = false
  }

  /// A constraint; those that the model has are active.
  struct Link {
    let id: Int
    let first: Side
    let second: Side?
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
    var constant: CGFloat
    var priority: UILayoutPriority
    /// Whether the constant follows from the nodes' witnesses.
    var isWitnessed = false

    /// The nodes that the constraint names.
    var nodes: [Int] { [first.node] + (second.map { [$0.node] } ?? []) }
  }

  struct Side {
    let node: Int
    let attribute: NSLayoutConstraint.Attribute
  }

  static let root = 0
  private(set) var nodes: [Int: Node] = [
    root: Node(id: root, kind: .placed, witness: CGRect(x: 0, y: 0, width: 320, height: 240))
  ]
  /// The active constraints, in the order of their activation.
  var links: [Link] = []
  var isRightToLeft = false

  subscript(id: Int) -> Node {
    get { nodes[id] ?? Node(id: id, kind: .plain) }
    set { nodes[id] = newValue }
  }

  /// The nodes below a node and itself, superviews first.
  func subtree(of id: Int) -> [Int] { [id] + self[id].children.flatMap { subtree(of: $0) } }

  /// The nodes around a node, the nearest first.
  func ancestors(of id: Int) -> [Int] {
    var (found, next) = ([Int](), self[id].parent)
    while let parent = next {
      found.append(parent)
      next = self[parent].parent
    }
    return found
  }

  /// The nearest node around two, which may be one of them; a guide stands for its owner.
  func commonAncestor(_ first: Int, _ second: Int) -> Int {
    func views(_ id: Int) -> [Int] { (self[id].kind == .guide ? [] : [id]) + ancestors(of: id) }
    let others = Set(views(second))
    return views(first).first { others.contains($0) } ?? Self.root
  }

  /// Whether the node is a view that a stack places.
  func isArranged(_ id: Int) -> Bool {
    self[id].kind != .guide && self[id].parent.map { self[$0].kind == .stack } == true
  }

  /// Whether the node may have the frame of its witness: nothing but the model's constraints places it.
  func hasWitness(_ id: Int) -> Bool { self[id].kind != .stack && self[id].mask.isEmpty && !isArranged(id) }

  // MARK: Changes

  mutating func insert(_ node: Node, in parent: Int, at index: Int) {
    var node = node
    node.parent = parent
    nodes[node.id] = node
    self[parent].children.insert(node.id, at: index)
  }

  /// Removes a node with its subtree, and the constraints that name any of it.
  mutating func remove(_ id: Int) {
    dropOuterLinks(of: id)
    let gone = subtree(of: id)
    links.removeAll { link in link.nodes.contains { gone.contains($0) } }
    if let parent = self[id].parent { self[parent].children.removeAll { $0 == id } }
    for node in gone { nodes[node] = nil }
  }

  /// Moves a node to the end of another parent, without its constraints with the surroundings (L-19).
  mutating func move(_ id: Int, to parent: Int) {
    dropOuterLinks(of: id)
    if let former = self[id].parent { self[former].children.removeAll { $0 == id } }
    self[id].parent = parent
    self[id].spacingAfter = nil
    self[parent].children.append(id)
  }

  private mutating func dropOuterLinks(of id: Int) {
    let inside = Set(subtree(of: id))
    links.removeAll { link in
      // The view that holds a constraint inside of the subtree is in it, too.
      link.nodes.contains { inside.contains($0) } && !link.nodes.allSatisfy { inside.contains($0) }
    }
  }

  // MARK: Witnesses

  /// An attribute's value in the coordinates of a node around it, by the witnesses.
  func witness(_ side: Side, in ancestor: Int) -> CGFloat {
    var box = self[side.node].witness
    if side.node == ancestor { box.origin = .zero }
    for id in ancestors(of: side.node).prefix(while: { $0 != ancestor }) where side.node != ancestor {
      box.origin.x += self[id].witness.minX
      box.origin.y += self[id].witness.minY
    }
    return switch side.attribute {
    case .left, .leading: box.minX
    case .right, .trailing: box.maxX
    case .centerX: box.midX
    case .top: box.minY
    case .bottom: box.maxY
    case .centerY: box.midY
    case .width: box.width
    default: box.height
    }
  }

  /// The constant with which a constraint holds exactly by the witnesses.
  func exactConstant(of link: Link) -> CGFloat {
    guard let second = link.second else { return witness(link.first, in: link.first.node) }
    let ancestor = commonAncestor(link.first.node, second.node)
    return witness(link.first, in: ancestor) - link.multiplier * witness(second, in: ancestor)
  }
}
