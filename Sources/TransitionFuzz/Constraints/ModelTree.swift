import UIKit

/// A tree of views that shows a model.
@MainActor final class ModelTree {
  /// A view whose natural size the model gives.
  final class SizedView: UIView {
    var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
      didSet { if natural != oldValue { invalidateIntrinsicContentSize() } }
    }

    override var intrinsicContentSize: CGSize { natural }
  }

  private(set) var views: [Int: UIView] = [:]
  private(set) var guides: [Int: UILayoutGuide] = [:]
  private(set) var constraints: [Int: NSLayoutConstraint] = [:]
  let root = UIView()

  /// A tree of the root alone.
  init() { views[TreeModel.root] = root }

  /// The tree that a model describes, with frames from which its masks count.
  init(_ model: TreeModel, frames: [Int: CGRect]) {
    views[TreeModel.root] = root
    for id in model.subtree(of: TreeModel.root) where id != TreeModel.root {
      let node = model[id]
      add(node, in: node.parent ?? TreeModel.root, at: Int.max)
    }
    for view in views.values { view.autoresizesSubviews = false }
    for (id, view) in views {
      view.frame = frames[id] ?? .zero
      update(model[id])
    }
    for view in views.values { view.autoresizesSubviews = true }
    if model.isRightToLeft { root.traitOverrides.layoutDirection = .rightToLeft }
    for link in model.links { activate(link) }
  }

  // MARK: Changes

  /// Adds a node's view or guide.
  func add(_ node: TreeModel.Node, in parent: Int, at index: Int) {
    guard let superview = views[parent] else { return }
    if node.kind == .guide {
      let guide = UILayoutGuide()
      guides[node.id] = guide
      return superview.addLayoutGuide(guide)
    }
    let view: UIView = node.kind == .stack ? UIStackView() : SizedView()
    views[node.id] = view
    view.translatesAutoresizingMaskIntoConstraints = node.kind == .placed
    // The safe area would make a margin depend on the frame that it is a part of.
    view.insetsLayoutMarginsFromSafeArea = false
    if node.kind == .placed { view.frame = node.witness }
    insert(view, in: superview, at: index)
    update(node)
  }

  private func insert(_ view: UIView, in superview: UIView, at index: Int) {
    guard let stack = superview as? UIStackView else { return superview.addSubview(view) }
    stack.insertArrangedSubview(view, at: min(index, stack.arrangedSubviews.count))
  }

  /// Gives a view the settings of its node; those that are the same are not set.
  func update(_ node: TreeModel.Node) {
    guard let view = views[node.id] else { return }
    (view as? SizedView)?.natural = node.natural
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      if view.contentHuggingPriority(for: axis) != node.hugging {
        view.setContentHuggingPriority(node.hugging, for: axis)
      }
      if view.contentCompressionResistancePriority(for: axis) != node.resistance {
        view.setContentCompressionResistancePriority(node.resistance, for: axis)
      }
    }
    if view.autoresizingMask != node.mask { view.autoresizingMask = node.mask }
    if view.isHidden != node.isHidden { view.isHidden = node.isHidden }
    (view.superview as? UIStackView)?.setCustomSpacing(
      node.spacingAfter ?? UIStackView.spacingUseDefault, after: view)
    guard let stack = view as? UIStackView else { return }
    let settings = node.arrangement
    stack.axis = settings.isVertical ? .vertical : .horizontal
    (stack.distribution, stack.alignment) = (settings.distribution, settings.alignment)
    (stack.spacing, stack.isLayoutMarginsRelativeArrangement) = (settings.spacing, settings.usesMargins)
  }

  /// Removes the views and guides of a subtree.
  func remove(_ ids: [Int]) {
    if let first = ids.first {
      views[first]?.removeFromSuperview()
      if let guide = guides[first] { guide.owningView?.removeLayoutGuide(guide) }
    }
    for id in ids { (views[id], guides[id]) = (nil, nil) }
  }

  func move(_ id: Int, to parent: Int) {
    guard let view = views[id], let superview = views[parent] else { return }
    insert(view, in: superview, at: Int.max)
  }

  /// Moves an arranged view inside its stack.
  func rearrange(_ id: Int, at index: Int) {
    guard let view = views[id], let stack = view.superview as? UIStackView else { return }
    stack.insertArrangedSubview(view, at: index)
  }

  // MARK: Constraints

  private func item(_ id: Int) -> AnyObject? { views[id] ?? guides[id] }

  /// The constraint of a link, made when it is first asked for.
  func constraint(of link: TreeModel.Link) -> NSLayoutConstraint {
    if let constraint = constraints[link.id] { return constraint }
    let constraint = NSLayoutConstraint(
      item: item(link.first.node) as Any, attribute: link.first.attribute, relatedBy: link.relation,
      toItem: link.second.flatMap { item($0.node) }, attribute: link.second?.attribute ?? .notAnAttribute,
      multiplier: link.multiplier, constant: link.constant)
    constraints[link.id] = constraint
    return constraint
  }

  func activate(_ link: TreeModel.Link) {
    let constraint = constraint(of: link)
    constraint.priority = link.priority
    constraint.isActive = true
  }

  /// Forgets a constraint that is active no more.
  func forget(_ link: Int) { constraints[link] = nil }

  // MARK: Frames

  /// The present frames of all views.
  var frames: [Int: CGRect] { views.mapValues(\.frame) }

  /// The frame of a view, or of a guide in its owner.
  func frame(of id: Int) -> CGRect? { views[id]?.frame ?? guides[id]?.layoutFrame }
}
