import ConstraintSolver
import Foundation

/// A sum of an engine's variables and a constant.
@MainActor struct LinearForm {
  private(set) var expression = Expression([])
  /// The number by which all that is added is multiplied.
  private var factor = 1.0

  init() { expression.terms.reserveCapacity(4) }

  mutating func add(_ quantity: LayoutRecord.Quantity, of record: LayoutRecord, times multiplier: Double = 1) {
    guard let engine = record.engine else { return }
    expression.terms.append(Term(engine.variable(quantity, of: record), factor * multiplier))
  }

  mutating func add(_ constant: CGFloat) { expression.constant += factor * Double(constant) }

  /// Adds what a closure adds, times a number.
  fileprivate mutating func multiplied(by multiplier: Double, _ add: (inout LinearForm) -> Void) {
    let outer = factor
    factor *= multiplier
    add(&self)
    factor = outer
  }
}

/// An edge of an item along one axis, as a share of its length.
struct LayoutEdge {
  let isHorizontal: Bool
  /// 0 for left or top, 1 for right or bottom.
  let share: Double

  /// The edge that an attribute names; nil for a size or a baseline.
  init?(_ attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool) {
    switch attribute {
    case .left: self.init(true, 0)
    case .right: self.init(true, 1)
    case .leading: self.init(true, isRightToLeft ? 1 : 0)
    case .trailing: self.init(true, isRightToLeft ? 0 : 1)
    case .centerX: self.init(true, 0.5)
    case .top: self.init(false, 0)
    case .bottom: self.init(false, 1)
    case .centerY: self.init(false, 0.5)
    default: return nil
    }
  }

  init(_ isHorizontal: Bool, _ share: Double) { (self.isHorizontal, self.share) = (isHorizontal, share) }

  var start: LayoutRecord.Quantity { isHorizontal ? .minX : .minY }
  var length: LayoutRecord.Quantity { isHorizontal ? .width : .height }
  var origin: LayoutRecord.Quantity { isHorizontal ? .originX : .originY }
}

/// The attributes of items as sums of variables.
extension LinearForm {
  /// Adds the value of a side in the coordinates of a view around its items.
  mutating func add(
    _ side: LayoutSide, _ items: (start: any ConstrainedItem, end: (any ConstrainedItem)?),
    times multiplier: Double = 1, in ancestor: UIView?, of engine: LayoutEngine, isRightToLeft: Bool
  ) {
    let item = items.start
    guard let end = side.end, let endItem = items.end else {
      return multiplied(by: multiplier) {
        $0.add(side.start.attribute, of: item, in: ancestor, engine, isRightToLeft)
      }
    }
    // From leading to trailing a distance is positive in both directions.
    let sign = isRightToLeft && end.attribute.followsDirection == true ? -multiplier : multiplier
    multiplied(by: sign) { $0.add(end.attribute, of: endItem, in: ancestor, engine, isRightToLeft) }
    multiplied(by: -sign) { $0.add(side.start.attribute, of: item, in: ancestor, engine, isRightToLeft) }
  }

  /// Adds the value of an item's attribute in the coordinates of a view around it.
  private mutating func add(
    _ attribute: NSLayoutConstraint.Attribute, of item: any ConstrainedItem, in ancestor: UIView?,
    _ engine: LayoutEngine, _ isRightToLeft: Bool
  ) {
    if let inside = attribute.insideMargins {
      // A guide has no margins.
      let rectangle: any ConstrainedItem = item.asView?.marginsRectangle(for: inside, in: ancestor) ?? item
      return add(inside, of: rectangle, in: ancestor, engine, isRightToLeft)
    }
    if attribute == .width || attribute == .height {
      add(attribute == .width ? .width : .height, of: engine.record(of: item))
    } else if let edge = LayoutEdge(attribute, isRightToLeft: isRightToLeft) {
      addPosition(edge, of: item, in: ancestor, engine)
    } else {
      addBaseline(isFirst: attribute == .firstBaseline, of: item, in: ancestor, engine)
    }
  }

  /// Adds the position of an edge in the coordinates of a view around the item, or of the item itself.
  private mutating func addPosition(
    _ edge: LayoutEdge, of item: any ConstrainedItem, in ancestor: UIView?, _ engine: LayoutEngine
  ) {
    guard let ancestor else { return }
    if item === ancestor { return addOwnPosition(edge, of: ancestor, engine) }
    let record = engine.record(of: item)
    add(edge.start, of: record)
    if edge.share != 0 { add(edge.length, of: record, times: edge.share) }
    var parent = item.layoutParent
    while let view = parent, view !== ancestor {
      let outer = engine.record(of: view)
      add(edge.start, of: outer)
      add(-view.alignmentInset(edge))
      if view.isScrollView { add(edge.origin, of: outer, times: -1) }
      parent = view.layoutParent
    }
  }

  /// The edges of a view in its own coordinates. Those of a scroll view are its content's (L-59).
  private mutating func addOwnPosition(_ edge: LayoutEdge, of view: UIView, _ engine: LayoutEngine) {
    guard view.isScrollView, let scrollView = view as? UIScrollView else {
      add(view.alignmentInset(edge))
      if edge.share != 0 { add(edge.length, of: engine.record(of: view), times: edge.share) }
      return
    }
    if edge.share == 0.5 {
      let record = engine.record(of: view)
      add(edge.origin, of: record)
      add(edge.length, of: record, times: 0.5)
    } else if edge.share == 1 {
      add(edge.length, of: engine.record(of: scrollView.contentLayoutGuide))
    }
  }

  /// Adds the position of a line of text (L-32…L-34).
  private mutating func addBaseline(
    isFirst: Bool, of item: any ConstrainedItem, in ancestor: UIView?, _ engine: LayoutEngine
  ) {
    guard let view = item.asView else {
      return addPosition(LayoutEdge(false, 1), of: item, in: ancestor, engine)
    }
    let text = view.baselineView(isFirst: isFirst)
    let size = engine.size(of: engine.record(of: text))
    guard let line = text.textBaseline(isFirst: isFirst, in: size) else {
      return addPosition(LayoutEdge(false, 1), of: text, in: ancestor, engine)
    }
    addPosition(LayoutEdge(false, isFirst ? 0 : 1), of: text, in: ancestor, engine)
    add(isFirst ? line.inset : -line.inset)
  }
}
