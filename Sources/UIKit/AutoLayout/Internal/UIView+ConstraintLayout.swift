import QuartzCore

/// The placing of subviews by the solution of their constraints.
extension UIView {
  /// Gives the direct subviews that constraints place their centers and sizes (L-82).
  func placeConstrainedSubviews() {
    guard hasConstrainedSubviews else { return }
    layoutStateIfAny?.geometryMayHaveChanged()
    for subview in storedSubviews {
      guard let state = subview.layoutStateIfAny, !subview.isPlacedByCode, !subview.isEncapsulated else { continue }
      let engine = state.record.engine ?? layoutStateIfAny?.record.engine ?? LayoutEngine()
      if state.record.engine == nil { state.record.join(engine) }
      engine.complete(state.record)
    }
    for subview in storedSubviews {
      guard let state = subview.layoutStateIfAny, !subview.isPlacedByCode, !subview.isEncapsulated else { continue }
      guard let engine = state.record.engine else { continue }
      engine.update(layingOut: self)
      subview.place(at: engine.frame(of: state.record))
    }
  }

  /// Takes the frame of a solved alignment rectangle, with both edges on pixels (L-87). A transform stays (L-100).
  private func place(at alignmentRect: CGRect) {
    layer.isPlacedByConstraints = true
    let exact = frame(forAlignmentRect: alignmentRect)
    let scale = uiEnvironment.screen.scale
    let (left, top) = (exact.minX.onPixel(scale), exact.minY.onPixel(scale))
    let size = CGSize(
      width: max(0, exact.maxX.onPixel(scale) - left), height: max(0, exact.maxY.onPixel(scale) - top))
    if bounds.size != size { bounds = CGRect(origin: bounds.origin, size: size) }
    let point = CGPoint(x: left + anchorPoint.x * size.width, y: top + anchorPoint.y * size.height)
    if center != point { center = point }
  }

  // MARK: The constraint pass

  /// Requests `updateConstraints()` in the next constraint pass.
  func requestConstraintUpdate() {
    needsConstraintUpdate = true
    markNeedsConstraintUpdate()
  }

  /// Marks the view, and those around it, for the constraint pass.
  func markNeedsConstraintUpdate() {
    var view: UIView? = self
    while let current = view, !current.subtreeNeedsConstraintUpdate {
      current.subtreeNeedsConstraintUpdate = true
      view = current.storedSuperview
    }
  }

  /// Calls `updateConstraints()` of the views that need it, subviews first (L-79).
  func updateConstraintsInSubtree() {
    guard subtreeNeedsConstraintUpdate else { return }
    subtreeNeedsConstraintUpdate = false
    for subview in storedSubviews { subview.updateConstraintsInSubtree() }
    guard needsConstraintUpdate else { return }
    needsConstraintUpdate = false
    if let owningController { owningController.updateViewConstraints() } else { updateConstraints() }
  }

  // MARK: Measuring

  /// Whether the view or one inside it holds constraints.
  var holdsConstraints: Bool {
    if let constraints = layoutStateIfAny?.constraints, !constraints.isEmpty { return true }
    return storedSubviews.contains { $0.holdsConstraints }
  }

  /// The size that the constraints in the view give it near a target (L-74), or its content. No view changes.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    updateConstraintsInSubtree()
    guard holdsConstraints || !isPlacedByCode else {
      let fitted = sizeThatFits(target)
      return CGSize(
        width: horizontal >= .required ? target.width : fitted.width,
        height: vertical >= .required ? target.height : fitted.height)
    }
    var records: [ObjectIdentifier: LayoutRecord] = [:]
    var constraints: [NSLayoutConstraint] = []
    collect(into: &records, &constraints)
    let engine = LayoutEngine(measuring: self, among: records)
    defer { engine.endMeasuring() }
    for record in records.values { record.join(engine) }
    guard let own = records[ObjectIdentifier(self)] else { return .zero }
    engine.complete(own)
    let limit: CGFloat = 1e6
    engine.add(LayoutRow(.target(.width, min(target.width, limit), horizontal), for: own))
    engine.add(LayoutRow(.target(.height, min(target.height, limit), vertical), for: own))
    for constraint in constraints { engine.add(LayoutRow(.constraint(WeakReference(constraint)))) }
    engine.update()
    let rect = CGRect(x: 0, y: 0, width: engine.value(.width, of: own), height: engine.value(.height, of: own))
    return frame(forAlignmentRect: rect).size.onPixels(uiEnvironment.screen.scale)
  }

  private func collect(
    into records: inout [ObjectIdentifier: LayoutRecord], _ constraints: inout [NSLayoutConstraint]
  ) {
    records[ObjectIdentifier(self)] = LayoutRecord(self)
    if let state = layoutStateIfAny {
      for guide in state.guides + state.systemGuides { records[ObjectIdentifier(guide)] = LayoutRecord(guide) }
      constraints += state.constraints.all
    }
    for subview in storedSubviews { subview.collect(into: &records, &constraints) }
  }
}

extension CGFloat {
  /// The nearest whole pixel, the larger one in the middle (L-87).
  fileprivate func onPixel(_ scale: CGFloat) -> CGFloat {
    (self * scale + 1e-6).rounded(.toNearestOrAwayFromZero) / scale
  }
}

extension CGSize {
  /// The size in whole pixels, the next larger ones where it lies between two (L-76).
  fileprivate func onPixels(_ scale: CGFloat) -> CGSize {
    func rounded(_ value: CGFloat) -> CGFloat { max(0, (value * scale - 1e-6).rounded(.up)) / scale }
    return CGSize(width: rounded(width), height: rounded(height))
  }
}

extension UIScrollView {
  /// Takes the content size that the constraints of the content determine (L-60).
  func takeConstrainedContentSize() {
    guard let record = layoutStateIfAny?.systemGuides.first(where: { $0.kind == .content })?.record else { return }
    let solved = record.frame.size
    let scale = uiEnvironment.screen.scale
    let size = CGSize(
      width: record.isConstrained(.width) ? solved.width.onPixel(scale) : contentSize.width,
      height: record.isConstrained(.height) ? solved.height.onPixel(scale) : contentSize.height)
    if size != contentSize { contentSize = size }
  }
}
