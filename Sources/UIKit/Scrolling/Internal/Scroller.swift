import QuartzCore

/// Moves a scroll view's content: with a finger, on its own after that, or on the program's command.
@MainActor final class Scroller {
  /// Seconds of a movement that the program asks for.
  static let animationDuration: TimeInterval = 0.3
  /// Points per second from which on a flick turns a page, however short.
  static let pageSpeed: CGFloat = 300
  /// How many times as far along one axis as along the other a drag goes, for the lock to hold it there.
  static let lockRatio: CGFloat = 2

  private enum Phase {
    case idle
    case dragging(Drag)
    case gliding(x: ScrollMotion, y: ScrollMotion, since: TimeInterval)
    case animating(from: CGPoint, to: CGPoint, since: TimeInterval, tell: Arrival)
  }

  /// What the delegate hears when a movement has arrived.
  enum Arrival {
    case animation, top
  }

  private struct Drag {
    /// Where the content would be without any edge.
    let start: CGPoint
    /// The content's place as the drag began.
    let place: CGPoint
    let moves: (x: Bool, y: Bool)
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
    if case .idle = phase { false } else { true }
  }

  // MARK: Commands

  /// Leaves the content where it is.
  func stop() {
    if !isDragging { phase = .idle }
  }

  /// Moves the content to a place in time.
  func animate(to offset: CGPoint, telling arrival: Arrival = .animation) {
    guard offset.isFinite, !isDragging else { return }
    phase = .animating(from: scrollView.contentOffset, to: offset, since: now, tell: arrival)
    schedule()
  }

  /// A finger lands on gliding content, which stops.
  func catchContent() {
    switch phase {
    case .gliding:
      phase = .idle
      scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
    case .animating: phase = .idle
    case .idle, .dragging: return
    }
  }

  /// A finger that has not dragged leaves: content that it caught beyond an edge goes back.
  func letGo() {
    guard !isMoving else { return }
    glide(at: .zero, to: nil)
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

  /// A sheet has the finger and has come to its end: the content goes on from its top, by a distance upwards.
  func follow(sheet distance: CGFloat) {
    let (offset, range) = (scrollView.contentOffset, scrollView.range.y)
    if !isDragging {
      guard distance > 0 else { return }
      start(Drag(start: CGPoint(x: offset.x, y: range.lowerBound), place: offset, moves: (false, true)))
    }
    guard case .dragging(let drag) = phase else { return }
    let place = resisted(drag.start.y + max(0, distance), range, scrollView.bounds.height)
    scrollView.place(CGPoint(x: offset.x, y: place))
  }

  /// The finger leaves the sheet, at a speed of points per second downwards.
  func letGo(bySheet speed: CGFloat) {
    end(speed: CGPoint(x: 0, y: speed))
  }

  private func begin(_ gesture: UIPanGestureRecognizer) {
    let (offset, range, size) = (scrollView.contentOffset, scrollView.range, scrollView.bounds.size)
    var moves = (x: scrollView.scrollsHorizontally, y: scrollView.scrollsVertically)
    if scrollView.isDirectionalLockEnabled, moves.x, moves.y {
      let speed = gesture.velocity(in: scrollView.superview)
      if speed.x.magnitude >= Self.lockRatio * speed.y.magnitude { moves.y = false }
      if speed.y.magnitude >= Self.lockRatio * speed.x.magnitude { moves.x = false }
    }
    let way = gesture.translation(in: scrollView.superview)
    let start = CGPoint(
      x: Self.unresisted(offset.x, range.x, size.width) + way.x,
      y: Self.unresisted(offset.y, range.y, size.height) + way.y)
    self.start(Drag(start: start, place: offset, moves: moves))
  }

  private func start(_ drag: Drag) {
    phase = .dragging(drag)
    scrollView.indicators.show()
    scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
  }

  private func drag(_ gesture: UIPanGestureRecognizer) {
    guard case .dragging(let drag) = phase else { return }
    let (way, range, size) = (gesture.translation(in: scrollView.superview), scrollView.range, scrollView.bounds.size)
    var offset = scrollView.contentOffset
    if drag.moves.x { offset.x = resisted(drag.start.x - way.x, range.x, size.width) }
    if drag.moves.y { offset.y = resisted(drag.start.y - way.y, range.y, size.height) }
    scrollView.place(offset)
  }

  private func end(speed finger: CGPoint) {
    guard case .dragging(let drag) = phase else { return }
    scrollView.refreshControl?.dragWillEnd(revealing: scrollView.revealed)
    let (offset, range, size) = (scrollView.contentOffset, scrollView.range, scrollView.bounds.size)
    // Beyond an edge content moves more slowly than the finger.
    var speed = CGPoint.zero
    if drag.moves.x { speed.x = -finger.x * Self.slope(offset.x, range.x, size.width) }
    if drag.moves.y { speed.y = -finger.y * Self.slope(offset.y, range.y, size.height) }
    var target = natural(offset, speed)
    if scrollView.isPagingEnabled { target = page(from: drag.place, offset, speed) }
    var chosen = target
    let perMillisecond = CGPoint(x: drag.moves.x ? -finger.x / 1000 : 0, y: drag.moves.y ? -finger.y / 1000 : 0)
    scrollView.delegate?.scrollViewWillEndDragging(
      scrollView, withVelocity: perMillisecond, targetContentOffset: &chosen)
    let isChosen = scrollView.isPagingEnabled || chosen != target
    phase = .idle
    glide(at: speed, to: isChosen && chosen.isFinite ? chosen : nil, endsDrag: true)
  }

  /// Where content would be without edges, that rests beyond one of them.
  private static func unresisted(_ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
    let edge = range.nearest(to: offset)
    return edge + RubberBand.distance(of: offset - edge, dimension: length)
  }

  /// Beyond an edge content gives way less and less, or not at all.
  private func resisted(_ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
    let edge = range.nearest(to: offset)
    return scrollView.bounces ? edge + RubberBand.offset(of: offset - edge, dimension: length) : edge
  }

  private static func slope(_ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
    guard !range.contains(offset) else { return 1 }
    let edge = offset < range.lowerBound ? range.lowerBound : range.upperBound
    return RubberBand.slope(at: offset - edge, dimension: length)
  }

  // MARK: Gliding

  /// Where content that moves at a speed comes to rest by itself (K-41).
  private func natural(_ offset: CGPoint, _ speed: CGPoint) -> CGPoint {
    let (range, k) = (scrollView.range, scrollView.decelerationRate.decay)
    return CGPoint(
      x: range.x.nearest(to: offset.x + speed.x / k),
      y: range.y.nearest(to: offset.y + speed.y / k))
  }

  /// The page to rest at: the next one for a flick, else the nearest; never further than one from where the drag began.
  private func page(from start: CGPoint, _ offset: CGPoint, _ speed: CGPoint) -> CGPoint {
    func place(
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
      x: place(start.x, offset.x, speed.x, size.width, range.x),
      y: place(start.y, offset.y, speed.y, size.height, range.y))
  }

  private func glide(at speed: CGPoint, to target: CGPoint?, endsDrag: Bool = false) {
    let (offset, range) = (scrollView.contentOffset, scrollView.range)
    // Half a pixel from rest is rest.
    let tolerance = 0.5 / max(1, scrollView.uiEnvironment.screen.scale)
    func motion(_ from: CGFloat, _ speed: CGFloat, _ target: CGFloat?, _ range: ClosedRange<CGFloat>) -> ScrollMotion {
      if let target { return ScrollMotion(from: from, speed: speed, to: target, tolerance: tolerance) }
      return ScrollMotion(
        from: from, speed: speed, decay: scrollView.decelerationRate.decay, in: range, bounces: scrollView.bounces,
        tolerance: tolerance)
    }
    let x = motion(offset.x, speed.x, target?.x, range.x)
    let y = motion(offset.y, speed.y, target?.y, range.y)
    let glides = max(x.duration, y.duration) > 0
    if endsDrag { scrollView.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: glides) }
    // The delegate may have moved the content itself.
    guard glides, !isMoving, scrollView.contentOffset == offset else { return scrollView.indicators.hideSoon() }
    phase = .gliding(x: x, y: y, since: now)
    scrollView.delegate?.scrollViewWillBeginDecelerating(scrollView)
    schedule()
  }

  // MARK: Time

  private var now: TimeInterval { scrollView.uiEnvironment.clock.now }

  /// One step in the next turn, as long as something moves.
  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    scrollView.uiEnvironment.turnQueue.add(at: now, label: "a scroll view that moves") { [weak self, weak scrollView] in
      guard let self, scrollView != nil else { return }
      isScheduled = false
      step()
      switch phase {
      case .gliding, .animating: schedule()
      case .idle, .dragging: break
      }
    }
  }

  private func step() {
    switch phase {
    case .idle, .dragging: return
    case .gliding(let x, let y, let since):
      let time = now - since
      let rests = time >= max(x.duration, y.duration) - 1e-9
      scrollView.place(
        CGPoint(x: rests ? x.end : x.position(at: time), y: rests ? y.end : y.position(at: time)))
      guard isDecelerating, rests else { return }
      phase = .idle
      scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
      // Its edges may have moved meanwhile; else its indicators go.
      letGo()
    case .animating(let start, let end, let since, let arrival):
      let part = min(1, (now - since) / Self.animationDuration)
      let curve = CGFloat(CubicBezier(0.42, 0, 0.58, 1).value(at: part))
      scrollView.place(CGPoint(x: start.x + (end.x - start.x) * curve, y: start.y + (end.y - start.y) * curve))
      guard case .animating = phase, part >= 1 - 1e-9 else { return }
      phase = .idle
      scrollView.place(end)
      switch arrival {
      case .animation: scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
      case .top: scrollView.delegate?.scrollViewDidScrollToTop(scrollView)
      }
    }
  }
}
