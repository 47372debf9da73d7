import QuartzCore

/// Moves a scroll view's content: under a touch, in a deceleration, or by program.
@MainActor final class Scroller {
  /// The duration of an animated scroll by program, in seconds.
  static let animationDuration: TimeInterval = 0.3
  /// The velocity from which a flick turns a page, in points per second.
  static let pageSpeed: CGFloat = 300
  /// The ratio of the axes from which the directional lock holds a drag.
  static let lockRatio: CGFloat = 2

  private enum Phase {
    case idle
    /// A touch has caught a deceleration, and has not moved.
    case caught
    case dragging(Drag)
    /// The delegate gets the end of the drag; the movement after it, where it is known and there is one.
    case ending(Glide?)
    case gliding(Glide)
    case animating(from: CGPoint, to: CGPoint, since: TimeInterval, notify: EndNotification)
  }

  /// The call of the delegate at the end of a movement.
  enum EndNotification {
    case animation, top
  }

  private struct Drag {
    /// The position of the content without edges and without the translation of the drag.
    var start: CGPoint
    /// The position of the content at the beginning of the drag.
    var initialOffset: CGPoint
    let axes: (x: Bool, y: Bool)
    /// The translation of the drag from its start.
    var translation = CGPoint.zero
  }

  /// The movement of content after its drag.
  private struct Glide {
    var x: ScrollMotion
    var y: ScrollMotion
    var since: TimeInterval

    var duration: TimeInterval { max(x.duration, y.duration) }
    var end: CGPoint { CGPoint(x: x.end, y: y.end) }

    func offset(at time: TimeInterval) -> CGPoint {
      CGPoint(x: x.position(at: time - since), y: y.position(at: time - since))
    }
    func isAtRest(at time: TimeInterval) -> Bool { time - since >= duration - 1e-9 }
    func isBouncing(at time: TimeInterval) -> Bool {
      x.isBouncing(at: time - since) || y.isBouncing(at: time - since)
    }
  }

  private unowned let scrollView: UIScrollView
  private var phase = Phase.idle
  private var isScheduled = false

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  var isDragging: Bool {
    if case .dragging = phase { true } else { false }
  }
  var isDecelerating: Bool {
    if case .gliding = phase { true } else { false }
  }
  var isMoving: Bool {
    switch phase {
    case .idle, .caught: false
    case .dragging, .ending, .gliding, .animating: true
    }
  }
  /// Whether nothing moves the content, and no touch has caught it.
  var isAtRest: Bool {
    if case .idle = phase { true } else { false }
  }
  /// Whether the delegate is getting the end of a drag.
  var isEnding: Bool {
    if case .ending = phase { true } else { false }
  }
  /// Whether a drag counts as going on: until its deceleration has ended, or bounces at an edge.
  var countsAsDragging: Bool {
    switch phase {
    case .dragging, .ending: true
    case .gliding(let glide): !glide.isBouncing(at: now) && scrollView.isWithinEdges
    case .idle, .caught, .animating: false
    }
  }

  // MARK: Commands

  /// Stops a movement without touches: the content stays where it is.
  func stop() {
    switch phase {
    case .ending, .gliding, .animating: phase = .idle
    case .idle, .caught, .dragging: return
    }
  }

  /// Moves the content at once: a drag and a deceleration continue from there, and an animation ends.
  func move(to offset: CGPoint) {
    let offset = scrollView.aligned(offset)
    switch phase {
    case .idle, .caught, .ending(nil): break
    case .dragging(let drag): phase = .dragging(moved(drag, to: offset))
    case .ending(let glide?): phase = .ending(moved(glide, to: offset))
    case .gliding(let glide): phase = .gliding(moved(glide, to: offset))
    case .animating: phase = .idle
    }
    scrollView.applyOffset(offset)
  }

  private func moved(_ drag: Drag, to offset: CGPoint) -> Drag {
    let (old, range, size) = (scrollView.contentOffset, scrollView.range, scrollView.bounds.size)
    var moved = drag
    // The touch may have moved since the content was last moved.
    if scrollView.pan.machine.isUnderWay { moved.translation = scrollView.pan.translation(in: scrollView.superview) }
    moved.start = CGPoint(
      x: Self.withoutRubberBand(offset.x, range.x, size.width) + moved.translation.x,
      y: Self.withoutRubberBand(offset.y, range.y, size.height) + moved.translation.y)
    moved.initialOffset = drag.initialOffset.moved(by: offset.displacement(from: old))
    return moved
  }

  private func moved(_ glide: Glide, to offset: CGPoint) -> Glide {
    let (change, range) = (offset.displacement(from: scrollView.contentOffset), scrollView.range)
    func moved(_ motion: ScrollMotion, _ change: CGFloat, _ range: ClosedRange<CGFloat>) -> ScrollMotion {
      let time = now - glide.since
      let (position, speed) = (motion.position(at: time) + change, motion.speed(at: time))
      return self.motion(from: position, speed, to: motion.hasTarget ? motion.end + change : nil, range)
    }
    return Glide(x: moved(glide.x, change.x, range.x), y: moved(glide.y, change.y, range.y), since: now)
  }

  /// Animates the content to a position; content that is there already only stops.
  func animate(to offset: CGPoint, notifying notification: EndNotification = .animation) {
    let offset = scrollView.aligned(offset)
    guard offset.isFinite, !isDragging else { return }
    guard offset != scrollView.contentOffset else { return stop() }
    phase = .animating(from: scrollView.contentOffset, to: offset, since: now, notify: notification)
    schedule()
  }

  /// Stops content that moves without touches: a touch lands on it, or another movement replaces it.
  func catchContent(byTouch: Bool = false) {
    switch phase {
    case .gliding:
      phase = byTouch ? .caught : .idle
      scrollView.scrollDelegate?.scrollViewDidEndDecelerating(scrollView)
    case .animating: phase = .idle
    case .idle, .caught, .dragging, .ending: return
    }
  }

  /// Called when touches leave without a drag: a caught deceleration ends, and content beyond an edge goes
  /// back.
  func touchesLeft() {
    guard case .caught = phase else { return settle() }
    glide(at: .zero, to: scrollView.restWithoutDrag, endsDrag: true)
  }

  /// Releases the content: from beyond an edge it goes back.
  func settle() {
    guard isAtRest else { return }
    glide(at: .zero, to: scrollView.restWithoutDrag)
  }

  // MARK: Dragging

  func handle(_ gesture: UIPanGestureRecognizer) {
    switch gesture.state {
    case .began: begin(gesture)
    case .changed: drag(gesture)
    case .ended:
      drag(gesture)
      end(speed: gesture.velocity(in: scrollView.superview))
    case .cancelled:
      drag(gesture)
      end(speed: .zero)
    default: return
    }
  }

  /// Ends a drag without speed, while its touch goes on.
  func endDrag() {
    end(speed: .zero)
  }

  /// Continues a sheet's drag: the content moves up from its top by a distance.
  func followSheet(by distance: CGFloat) {
    let (offset, range) = (scrollView.contentOffset, scrollView.range.y)
    if !isDragging {
      guard distance > 0 else { return }
      start(Drag(start: CGPoint(x: offset.x, y: range.lowerBound), initialOffset: offset, axes: (false, true)))
    }
    drag(by: CGPoint(x: 0, y: -max(0, distance)))
  }

  /// Ends a sheet's drag, at a velocity in points per second downwards.
  func endSheetDrag(speed: CGFloat) {
    end(speed: CGPoint(x: 0, y: speed))
  }

  private func begin(_ gesture: UIPanGestureRecognizer) {
    let (offset, range, size) = (scrollView.contentOffset, scrollView.range, scrollView.bounds.size)
    var axes = (x: scrollView.scrollsHorizontally, y: scrollView.scrollsVertically)
    if scrollView.isDirectionalLockEnabled, axes.x, axes.y {
      let speed = gesture.velocity(in: scrollView.superview)
      if speed.x.magnitude >= Self.lockRatio * speed.y.magnitude { axes.y = false }
      if speed.y.magnitude >= Self.lockRatio * speed.x.magnitude { axes.x = false }
    }
    let translation = gesture.translation(in: scrollView.superview)
    let start = CGPoint(
      x: Self.withoutRubberBand(offset.x, range.x, size.width) + translation.x,
      y: Self.withoutRubberBand(offset.y, range.y, size.height) + translation.y)
    self.start(Drag(start: start, initialOffset: offset, axes: axes, translation: translation))
  }

  private func start(_ drag: Drag) {
    phase = .dragging(drag)
    scrollView.indicators.show()
    scrollView.dragWillBegin()
    scrollView.scrollDelegate?.scrollViewWillBeginDragging(scrollView)
  }

  private func drag(_ gesture: UIPanGestureRecognizer) {
    drag(by: gesture.translation(in: scrollView.superview))
  }

  private func drag(by translation: CGPoint) {
    guard case .dragging(var drag) = phase else { return }
    drag.translation = translation
    phase = .dragging(drag)
    let (range, size) = (scrollView.range, scrollView.bounds.size)
    var offset = scrollView.contentOffset
    if drag.axes.x { offset.x = rubberBanded(drag.start.x - translation.x, range.x, size.width) }
    if drag.axes.y { offset.y = rubberBanded(drag.start.y - translation.y, range.y, size.height) }
    scrollView.applyOffset(offset)
  }

  private func end(speed touchSpeed: CGPoint) {
    guard case .dragging(let drag) = phase else { return }
    scrollView.refreshControl?.dragWillEnd(revealing: scrollView.revealedHeight)
    let (offset, range, size) = (scrollView.contentOffset, scrollView.range, scrollView.bounds.size)
    // Beyond an edge content moves more slowly than the touch.
    var speed = CGPoint.zero
    if drag.axes.x { speed.x = -touchSpeed.x * Self.slope(offset.x, range.x, size.width) }
    if drag.axes.y { speed.y = -touchSpeed.y * Self.slope(offset.y, range.y, size.height) }
    var target = restingOffset(offset, speed)
    if scrollView.isPagingEnabled { target = page(from: drag.initialOffset, offset, speed) }
    target = scrollView.aligned(target)
    let perMillisecond = CGPoint(x: drag.axes.x ? -touchSpeed.x / 1000 : 0, y: drag.axes.y ? -touchSpeed.y / 1000 : 0)
    var chosen = scrollView.proposedRest(scrollView.restBesideTitle(target), velocity: perMillisecond)
    phase = .ending(nil)
    scrollView.scrollDelegate?.scrollViewWillEndDragging(
      scrollView, withVelocity: perMillisecond, targetContentOffset: &chosen)
    let hasTarget = scrollView.isPagingEnabled || chosen != target
    guard isEnding else {
      // The delegate moves the content itself.
      scrollView.scrollDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: false)
      return scrollView.indicators.hideSoon()
    }
    glide(at: speed, to: hasTarget && chosen.isFinite ? chosen : nil, endsDrag: true)
  }

  /// Returns the position without edges of content that is shown beyond one of them.
  private static func withoutRubberBand(_ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat
  {
    let edge = range.nearest(to: offset)
    return edge + RubberBand.distance(of: offset - edge, dimension: length)
  }

  /// Returns the shown position: beyond an edge with resistance, or at the edge.
  private func rubberBanded(_ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
    let edge = range.nearest(to: offset)
    return scrollView.bounces ? edge + RubberBand.offset(of: offset - edge, dimension: length) : edge
  }

  private static func slope(_ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
    guard !range.contains(offset) else { return 1 }
    let edge = offset < range.lowerBound ? range.lowerBound : range.upperBound
    return RubberBand.slope(at: offset - edge, dimension: length)
  }

  // MARK: Gliding

  /// Returns where content that moves at a velocity comes to rest by itself (K-41).
  private func restingOffset(_ offset: CGPoint, _ speed: CGPoint) -> CGPoint {
    let (range, k) = (scrollView.range, scrollView.decelerationRate.decay)
    return CGPoint(
      x: range.x.nearest(to: offset.x + speed.x / k),
      y: range.y.nearest(to: offset.y + speed.y / k))
  }

  /// Returns the page to rest at: the next one for a flick, else the nearest; at most one from where the drag began.
  private func page(from start: CGPoint, _ offset: CGPoint, _ speed: CGPoint) -> CGPoint {
    func target(
      _ start: CGFloat, _ offset: CGFloat, _ speed: CGFloat, _ length: CGFloat, _ range: ClosedRange<CGFloat>
    ) -> CGFloat {
      guard length > 0 else { return offset }
      let (first, here) = ((start / length).rounded(), offset / length)
      var page = here.rounded()
      if speed > Self.pageSpeed {
        page = here.rounded(.up)
      } else if speed < -Self.pageSpeed {
        page = here.rounded(.down)
      }
      page = min(max(page, first - 1), first + 1)
      return range.nearest(to: page * length)
    }
    let (range, size) = (scrollView.range, scrollView.bounds.size)
    return CGPoint(
      x: target(start.x, offset.x, speed.x, size.width, range.x),
      y: target(start.y, offset.y, speed.y, size.height, range.y))
  }

  private func glide(at speed: CGPoint, to target: CGPoint?, endsDrag: Bool = false) {
    let (offset, range) = (scrollView.contentOffset, scrollView.range)
    let glide = Glide(
      x: motion(from: offset.x, speed.x, to: target?.x, range.x),
      y: motion(from: offset.y, speed.y, to: target?.y, range.y), since: now)
    phase = .ending(glide.duration > 0 ? glide : nil)
    if endsDrag { scrollView.dragDidEnd(restingAt: glide.end, after: glide.duration) }
    if endsDrag { scrollView.scrollDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: glide.duration > 0) }
    // The delegate may move the content itself.
    guard case .ending(let rest) = phase else { return scrollView.indicators.hideSoon() }
    guard let rest else {
      phase = .idle
      scrollView.movementDidEnd()
      return scrollView.indicators.hideSoon()
    }
    phase = .gliding(rest)
    scrollView.scrollDelegate?.scrollViewWillBeginDecelerating(scrollView)
    schedule()
  }

  /// Returns the movement along an axis: to a chosen position, or a deceleration.
  private func motion(
    from position: CGFloat, _ speed: CGFloat, to target: CGFloat?, _ range: ClosedRange<CGFloat>
  ) -> ScrollMotion {
    // Half a pixel from rest is rest.
    let tolerance = 0.5 / scrollView.alignmentScale
    if let target { return ScrollMotion(from: position, speed: speed, to: target, tolerance: tolerance) }
    return ScrollMotion(
      from: position, speed: speed, decay: scrollView.decelerationRate.decay, in: range, bounces: scrollView.bounces,
      tolerance: tolerance)
  }

  // MARK: Time

  private var now: TimeInterval { scrollView.uiEnvironment.clock.now }

  /// Schedules one step in the next turn, as long as the content moves.
  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    scrollView.uiEnvironment.turnQueue.add(at: now, label: "a scroll view that moves") {
      [weak self, link = WeakReference(scrollView)] in
      guard let self, let scrollView = link.target else { return }
      defer { withExtendedLifetime(scrollView) {} }
      isScheduled = false
      step()
      switch phase {
      case .gliding, .animating: schedule()
      case .idle, .caught, .dragging, .ending: break
      }
    }
  }

  private func step() {
    switch phase {
    case .idle, .caught, .dragging, .ending: return
    case .gliding(let glide):
      scrollView.applyOffset(glide.isAtRest(at: now) ? glide.end : glide.offset(at: now))
      // The delegate may have moved or stopped the content.
      guard case .gliding(let present) = phase, present.isAtRest(at: now) else { return }
      phase = .idle
      scrollView.movementDidEnd()
      scrollView.scrollDelegate?.scrollViewDidEndDecelerating(scrollView)
      // The edges may have moved meanwhile; otherwise the indicators fade out.
      settle()
    case .animating(let start, let end, let since, let notification):
      let fraction = min(1, (now - since) / Self.animationDuration)
      let curve = CGFloat(CubicBezier(0.42, 0, 0.58, 1).value(at: fraction))
      scrollView.applyOffset(CGPoint(x: start.x + (end.x - start.x) * curve, y: start.y + (end.y - start.y) * curve))
      guard case .animating = phase, fraction >= 1 - 1e-9 else { return }
      phase = .idle
      scrollView.applyOffset(end)
      scrollView.movementDidEnd()
      switch notification {
      case .animation: scrollView.scrollDelegate?.scrollViewDidEndScrollingAnimation(scrollView)
      case .top: scrollView.scrollDelegate?.scrollViewDidScrollToTop(scrollView)
      }
    }
  }
}
