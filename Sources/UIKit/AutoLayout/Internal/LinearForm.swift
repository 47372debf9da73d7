import ConstraintSolver
import Foundation

/// A sum of an engine's variables and a constant.
@MainActor struct LinearForm {
  var expression = Expression([])

  init() {}

  mutating func add(_ quantity: LayoutRecord.Quantity, of record: LayoutRecord, times factor: Double = 1) {
    guard let engine = record.engine else { return }
    expression.terms.append(Term(engine.variable(quantity, of: record), factor))
  }

  mutating func add(_ constant: CGFloat) { expression.constant += Double(constant) }

  mutating func add(_ other: LinearForm, times factor: Double) { expression = expression + other.expression * factor }
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
  /// The value of a side in the coordinates of a view around its items.
  ///
  /// - Parameter lookup: returns an item's variables, which are other ones while a view is only measured.
  init(
    _ side: LayoutSide, in ancestor: UIView?, isRightToLeft: Bool, lookup: (any ConstrainedItem) -> LayoutRecord
  ) {
    self.init()
    guard let item = side.item else { return }
    self.init(side.start.attribute, of: item, in: ancestor, isRightToLeft: isRightToLeft, lookup: lookup)
    guard let end = side.end, let endItem = end.reference.item else { return }
    var distance = LinearForm(
      end.attribute, of: endItem, in: ancestor, isRightToLeft: isRightToLeft, lookup: lookup)
    distance.add(self, times: -1)
    // From leading to trailing a distance is positive in both directions.
    let isMirrored = isRightToLeft && end.attribute.followsDirection == true
    expression = isMirrored ? distance.expression * -1 : distance.expression
  }

  /// The value of an item's attribute in the coordinates of a view around it.
  private init(
    _ attribute: NSLayoutConstraint.Attribute, of item: any ConstrainedItem, in ancestor: UIView?, isRightToLeft: Bool,
    lookup: (any ConstrainedItem) -> LayoutRecord
  ) {
    if let inside = attribute.insideMargins {
      // A guide has no margins.
      let rectangle: any ConstrainedItem = (item as? UIView)?.marginsRectangle(for: inside, in: ancestor) ?? item
      self.init(inside, of: rectangle, in: ancestor, isRightToLeft: isRightToLeft, lookup: lookup)
      return
    }
    self.init()
    if attribute == .width || attribute == .height {
      add(attribute == .width ? .width : .height, of: lookup(item))
    } else if let edge = LayoutEdge(attribute, isRightToLeft: isRightToLeft) {
      addPosition(edge, of: item, in: ancestor, lookup: lookup)
    } else {
      addBaseline(isFirst: attribute == .firstBaseline, of: item, in: ancestor, lookup: lookup)
    }
  }

  /// Adds the position of an edge in the coordinates of a view around the item, or of the item itself.
  private mutating func addPosition(
    _ edge: LayoutEdge, of item: any ConstrainedItem, in ancestor: UIView?,
    lookup: (any ConstrainedItem) -> LayoutRecord
  ) {
    guard let ancestor else { return }
    if item === ancestor { return addOwnPosition(edge, of: ancestor, lookup: lookup) }
    let record = lookup(item)
    add(edge.start, of: record)
    if edge.share != 0 { add(edge.length, of: record, times: edge.share) }
    var parent = item.layoutParent
    while let view = parent, view !== ancestor {
      let outer = lookup(view)
      add(edge.start, of: outer)
      add(-view.alignmentInset(edge))
      if view is UIScrollView { add(edge.origin, of: outer, times: -1) }
      parent = view.layoutParent
    }
  }

  /// The edges of a view in its own coordinates. Those of a scroll view are its content's (L-59).
  private mutating func addOwnPosition(
    _ edge: LayoutEdge, of view: UIView, lookup: (any ConstrainedItem) -> LayoutRecord
  ) {
    let record = lookup(view)
    guard let scrollView = view as? UIScrollView else {
      add(view.alignmentInset(edge))
      if edge.share != 0 { add(edge.length, of: record, times: edge.share) }
      return
    }
    if edge.share == 0.5 {
      add(edge.origin, of: record)
      add(edge.length, of: record, times: 0.5)
    } else if edge.share == 1 {
      add(edge.length, of: lookup(scrollView.contentLayoutGuide))
    }
  }

  /// Adds the position of a line of text (L-32…L-34).
  private mutating func addBaseline(
    isFirst: Bool, of item: any ConstrainedItem, in ancestor: UIView?, lookup: (any ConstrainedItem) -> LayoutRecord
  ) {
    guard let view = item as? UIView else {
      return addPosition(LayoutEdge(false, 1), of: item, in: ancestor, lookup: lookup)
    }
    let text = view.baselineView(isFirst: isFirst)
    let record = lookup(text)
    let size = record.engine?.size(of: record) ?? .zero
    guard let line = text.textLine(isFirst: isFirst, in: size) else {
      return addPosition(LayoutEdge(false, 1), of: text, in: ancestor, lookup: lookup)
    }
    addPosition(LayoutEdge(false, isFirst ? 0 : 1), of: text, in: ancestor, lookup: lookup)
    add(isFirst ? line.inset : -line.inset)
  }
}
