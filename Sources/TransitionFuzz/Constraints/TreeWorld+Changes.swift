import SeededRandom
import UIKit

/// The changes that a world makes.
extension TreeWorld {
  func act() {
    switch dice.roll(24) {
    case 0...2: addNode()
    case 3: removeNode()
    case 4: moveNode()
    case 5...8: addLink(naming: nil)
    case 9, 10: dice.pick(model.links.filter { !isWish($0) }).map { deactivate($0) }
    case 11...13: changeConstant()
    case 14: changePriority()
    case 15: moveWitness()
    case 16, 17: changeContent()
    case 18, 19: changeStack()
    case 20: changeHidden()
    case 21: resizeRoot()
    case 22: dice.once(in: 3) ? flipDirection() : misuse()
    default: rearrange()
    }
  }

  // MARK: Constraints

  private static let optional: [Float] = [100, 250, 490, 500, 749, 750, 751, 999]
  private static let horizontal: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX]
  private static let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY]

  /// Whether the constraint is one of those that make the solution unique.
  private func isWish(_ link: TreeModel.Link) -> Bool { link.priority.rawValue < 49 }

  /// Adds a constraint between random nodes, or of one with itself or a constant.
  func addLink(naming id: Int?) {
    guard let first = id ?? node()?.id,
      let second = dice.pick(model.nodes.keys.sorted()), let relation = dice.pick(Self.relations)
    else { return }
    let (one, other) = attributes(isAlone: dice.once(in: 6) || first == second)
    var link = TreeModel.Link(
      id: newID(), first: .init(node: first, attribute: one),
      second: other.map { .init(node: second, attribute: $0) }, relation: relation,
      multiplier: dice.once(in: 4) ? (dice.once(in: 2) ? 0.5 : 2) : 1, constant: length(-40...200),
      priority: UILayoutPriority(dice.pick(Self.optional) ?? 500))
    let mayBeRequired = hasConflicts || isWitnessed(link)
    if mayBeRequired, dice.once(in: 2) {
      link.priority = .required
      if !hasConflicts {
        link.isWitnessed = true
        link.constant = witnessedConstant(of: link)
      }
    }
    note(
      "link \(link.id): \(first).\(one.rawValue) \(relation.rawValue) \(other.map { "\(second).\($0.rawValue)" } ?? "")"
        + " × \(link.multiplier) + \(link.constant) @\(link.priority.rawValue)")
    model.links.append(link)
    tree.activate(link)
    if tree.constraint(of: link).isActive != true { complain("link \(link.id) is not active") }
  }

  private static let relations: [NSLayoutConstraint.Relation] = [
    .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
  ]

  private func attributes(isAlone: Bool) -> (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute?) {
    let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
    if isAlone { return (dice.pick(sizes) ?? .width, nil) }
    let kind = [Self.horizontal, Self.vertical, sizes][dice.roll(3)]
    let pair = (dice.pick(kind) ?? .width, dice.pick(kind) ?? .width)
    // Edges that follow the layout direction.
    guard dice.once(in: 3), pair.0.rawValue <= 2, pair.1.rawValue <= 2 else { return pair }
    return (pair.0 == .left ? .leading : .trailing, pair.1 == .left ? .leading : .trailing)
  }

  /// Whether a constraint depends on views alone that have a witness, and on no layout direction.
  func isWitnessed(_ link: TreeModel.Link) -> Bool {
    let attributes = [link.first.attribute, link.second?.attribute ?? .width]
    guard attributes.allSatisfy({ $0 != .leading && $0 != .trailing }) else { return false }
    guard let second = link.second else { return model.hasWitness(link.first.node) }
    let ancestor = model.commonAncestor(link.first.node, second.node)
    return [link.first.node, second.node].allSatisfy { id in
      let between = model.ancestors(of: id).prefix { $0 != ancestor }
      return model.hasWitness(id) && (id == ancestor || between.allSatisfy { model.hasWitness($0) })
    }
  }

  /// A constant with which the constraint holds for the witnesses, an inequality by some room.
  private func witnessedConstant(of link: TreeModel.Link) -> CGFloat {
    let room = dice.once(in: 2) ? 0 : length(0...40)
    return model.exactConstant(of: link)
      + (link.relation == .equal ? 0 : link.relation == .lessThanOrEqual ? room : -room)
  }

  func deactivate(_ link: TreeModel.Link) {
    note("drop link \(link.id)")
    model.links.removeAll { $0.id == link.id }
    tree.constraint(of: link).isActive = false
    tree.forget(link.id)
  }

  private func changeConstant() {
    let free = model.links.indices.filter { hasConflicts || !model.links[$0].isWitnessed }
    guard let index = dice.pick(Array(free)) else { return }
    model.links[index].constant = length(-40...250)
    note("constant \(model.links[index].constant) of link \(model.links[index].id)")
    tree.constraint(of: model.links[index]).constant = model.links[index].constant
  }

  private func changePriority() {
    let optional = model.links.indices.filter { model.links[$0].priority != .required && !isWish(model.links[$0]) }
    guard let index = dice.pick(Array(optional)), let priority = dice.pick(Self.optional) else { return }
    model.links[index].priority = UILayoutPriority(priority)
    note("priority \(priority) of link \(model.links[index].id)")
    tree.constraint(of: model.links[index]).priority = UILayoutPriority(priority)
  }

  /// Moves a view's witness, and with it the constants of the required constraints that depend on it.
  private func moveWitness() {
    guard let node = node(where: { $0.kind != .stack && $0.mask.isEmpty }) else { return }
    note("witness of \(node.id)")
    model[node.id].witness = CGRect(
      x: length(-20...200), y: length(-20...200), width: length(0...200), height: length(0...150))
    if node.kind == .placed { tree.views[node.id]?.frame = model[node.id].witness }
    followWitnesses()
  }

  private func followWitnesses() {
    for index in model.links.indices where model.links[index].isWitnessed {
      model.links[index].constant = witnessedConstant(of: model.links[index])
      tree.constraint(of: model.links[index]).constant = model.links[index].constant
    }
  }

  // MARK: Views

  func naturalSize() -> CGSize {
    CGSize(
      width: dice.once(in: 4) ? UIView.noIntrinsicMetric : length(0...120),
      height: dice.once(in: 4) ? UIView.noIntrinsicMetric : length(0...80))
  }

  /// Random settings of a stack. One that another stack may make as small as 0 has no room for margins.
  func arrangement(mayUseMargins: Bool) -> TreeModel.Arrangement {
    TreeModel.Arrangement(
      isVertical: dice.once(in: 2), distribution: .init(rawValue: dice.roll(5)) ?? .fill,
      alignment: .init(rawValue: dice.roll(6)) ?? .fill, spacing: dice.once(in: 3) ? 0 : length(0...20),
      usesMargins: dice.once(in: 5) && mayUseMargins)
  }

  private func changeContent() {
    guard let node = node(where: { $0.kind == .natural }) else { return }
    if dice.once(in: 3) {
      model[node.id].hugging = UILayoutPriority(dice.pick(Self.optional) ?? 250)
      model[node.id].resistance = UILayoutPriority(dice.pick(Self.optional) ?? 750)
    } else {
      model[node.id].natural = naturalSize()
    }
    note("content of \(node.id)")
    tree.update(model[node.id])
  }

  private func changeStack() {
    guard let node = node(where: { $0.kind == .stack }) else { return }
    let fresh = arrangement(mayUseMargins: !model.isArranged(node.id))
    switch dice.roll(5) {
    case 0: model[node.id].arrangement.isVertical.toggle()
    case 1: model[node.id].arrangement.distribution = fresh.distribution
    case 2: model[node.id].arrangement.alignment = fresh.alignment
    case 3: model[node.id].arrangement.spacing = fresh.spacing
    default: model[node.id].arrangement.usesMargins = fresh.usesMargins
    }
    note("stack \(node.id): \(model[node.id].arrangement)")
    tree.update(model[node.id])
  }

  private func changeHidden() {
    guard let node = node(where: { $0.kind != .guide && model.isArranged($0.id) }) else { return }
    if dice.once(in: 3) {
      model[node.id].spacingAfter = dice.once(in: 3) ? nil : length(0...30)
      note("spacing after \(node.id)")
    } else {
      model[node.id].isHidden.toggle()
      note("\(model[node.id].isHidden ? "hide" : "show") \(node.id)")
    }
    tree.update(model[node.id])
  }

  private func rearrange() {
    guard let node = node(where: { model.isArranged($0.id) }), let parent = node.parent else { return }
    let views = model[parent].children.filter { model[$0].kind != .guide }
    let guides = model[parent].children.filter { model[$0].kind == .guide }
    let index = dice.roll(views.count)
    var order = views.filter { $0 != node.id }
    order.insert(node.id, at: index)
    model[parent].children = order + guides
    note("arrange \(node.id) at \(index)")
    tree.rearrange(node.id, at: index)
  }

  private func resizeRoot() {
    note("resize the root")
    model[TreeModel.root].witness.size = CGSize(width: length(0...500), height: length(0...500))
    tree.root.frame = model[TreeModel.root].witness
    followWitnesses()
  }

  private func flipDirection() {
    model.isRightToLeft.toggle()
    note("flip")
    tree.root.traitOverrides.layoutDirection = model.isRightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Mistakes

  /// Does something that UIKit refuses with an exception; nothing may come of it but a diagnostic.
  private func misuse() {
    guard let node = node(), let item = tree.views[node.id] else { return }
    note("misuse of \(node.id)")
    switch dice.roll(5) {
    case 0:
      guard let link = dice.pick(model.links) else { return }
      tree.constraint(of: link).constant = dice.once(in: 2) ? .nan : .infinity
      expect("illegal-constraint")
    case 1:
      item.widthAnchor.constraint(equalTo: UIView().widthAnchor).isActive = true
      expect("illegal-constraint")
      expect("illegal-constraint")
    case 2:
      let foreign = UIView()
      item.widthAnchor.constraint(equalTo: foreign.widthAnchor).isActive = true
      expect("no-common-ancestor")
    case 3:
      item.addSubview(tree.root)
      expect("layer-inside-itself")
    default:
      // A view that comes and goes between two layouts.
      let guest = UIView()
      guest.translatesAutoresizingMaskIntoConstraints = false
      item.addSubview(guest)
      guest.leftAnchor.constraint(equalTo: tree.root.rightAnchor).isActive = true
      guest.widthAnchor.constraint(equalTo: item.widthAnchor).isActive = true
      guest.removeFromSuperview()
    }
  }

  private func expect(_ identifier: String) {
    if (try? stage.expectDiagnostic(identifier)) == nil { complain("\(identifier) was not reported") }
  }
}
