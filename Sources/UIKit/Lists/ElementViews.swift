import ListLayout
import QuartzCore

/// The list's part in showing its elements: it makes, configures and reuses the views.
@MainActor protocol ElementViewsOwner: UIView {
  /// Returns a new or reused view of an element that comes into sight; nil if it has none.
  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UIView?
  /// Gives a view its attributes.
  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UIView)
  /// Called when a view has got its attributes and is about to be shown.
  func willDisplay(_ view: UIView, of element: ListElement)
  /// Called when a view is not shown any more; it may be reused.
  func didEndDisplaying(_ view: UIView, of element: ListElement)
  /// The view that has an element's view as a subview: the list, or a scroll view of the element's section (V-66).
  func container(of element: ListElement) -> UIView
  /// The index of the first element's view among the subviews: after a background view.
  var indexOfFirstElementView: Int { get }
}

/// The views of a list's elements: those that are shown, and those that leave in an animation.
@MainActor final class ElementViews {
  /// A view with its last attributes.
  struct Entry {
    let view: UIView
    var attributes: UICollectionViewLayoutAttributes
    /// Where the view's container was when the view got its attributes.
    var origin = CGPoint.zero
  }

  /// A view that an animation moves to its last attributes.
  struct Movement {
    let view: UIView
    let attributes: UICollectionViewLayoutAttributes
    /// Whether the view is shown no more after the animation.
    let isLeaving: Bool
    /// The element: before the updates for one that leaves, else after them.
    let element: ListElement
  }

  private unowned let owner: any ElementViewsOwner
  private var shown: [ListElement: Entry] = [:]
  private var elements: [ObjectIdentifier: ListElement] = [:]
  /// How many animations still show an element, so that it stays while it is out of sight.
  private var animationCounts: [ListElement: Int] = [:]
  /// A view with its depth in its container, which is the list or a scroll view in it.
  private struct Depth {
    let view: UIView
    let zIndex: Int
    unowned let container: UIView
  }

  /// The views in their order in depth, also those that leave.
  private var depths: [Depth] = []
  private var leaving: [(view: UIView, element: ListElement)] = []
  /// Elements that have views for an animation alone, and do not follow the layout meanwhile.
  private var outOfSight: Set<ListElement> = []

  init(_ owner: any ElementViewsOwner) { self.owner = owner }

  // MARK: Reading

  /// The shown elements, in order.
  var shownElements: [ListElement] { shown.keys.sorted() }
  /// The entry of a shown element; nil for others.
  subscript(element: ListElement) -> Entry? { shown[element] }
  /// The element that a view shows; nil for others.
  func element(of view: UIView) -> ListElement? { elements[ObjectIdentifier(view)] }
  /// Whether an animation still moves views.
  var isAnimating: Bool { !animationCounts.isEmpty || !leaving.isEmpty }

  // MARK: Showing

  /// Shows these elements and no others, except for those in animations.
  ///
  /// - Parameters:
  ///   - wanted: The attributes of the elements.
  ///   - reapplies: Whether views get attributes that they have got already, because something else has moved them.
  func show(_ wanted: [UICollectionViewLayoutAttributes], reapplies: Bool = false) {
    let isWanted = Set(wanted.lazy.map(\.value.element))
    for element in shownElements where !isWanted.contains(element) {
      if animationCounts[element] == nil { end(element) } else { outOfSight.insert(element) }
    }
    for attributes in wanted {
      guard let view = place(attributes) else { continue }
      let element = attributes.value.element
      let returns = outOfSight.remove(element) != nil
      if returns || (reapplies && animationCounts[element] == nil) { owner.apply(attributes, to: view) }
    }
  }

  /// Gives an element its attributes; makes its view if there is none.
  @discardableResult
  func place(_ attributes: UICollectionViewLayoutAttributes) -> UIView? {
    let element = attributes.value.element
    guard let entry = shown[element] else { return add(attributes) }
    if animationCounts[element] == nil { move(element, to: owner.container(of: element)) }
    update(shown[element] ?? entry, to: attributes)
    return entry.view
  }

  /// Ends the display of an element.
  func end(_ element: ListElement) {
    guard let entry = shown.removeValue(forKey: element) else { return }
    animationCounts[element] = nil
    outOfSight.remove(element)
    finish(entry.view, of: element)
  }

  /// Ends the display of all elements, and of those that leave.
  func endAll() {
    animationCounts = [:]
    for element in shownElements { end(element) }
    let views = leaving
    leaving = []
    for (view, element) in views { finish(view, of: element) }
  }

  private func update(_ entry: Entry, to attributes: UICollectionViewLayoutAttributes) {
    let (element, origin) = (attributes.value.element, contentOrigin(of: entry.view))
    guard !isSame(entry, attributes, origin) else { return }
    shown[element]?.attributes = attributes
    shown[element]?.origin = origin
    guard !hasMovedWithContainer(entry, attributes, origin) else { return }
    if attributes.zIndex != entry.attributes.zIndex, let container = container(of: entry.view) {
      setDepth(of: entry.view, attributes.zIndex, in: container)
    }
    owner.apply(attributes, to: entry.view)
  }

  private func add(_ attributes: UICollectionViewLayoutAttributes) -> UIView? {
    let element = attributes.value.element
    guard let view = owner.makeView(for: attributes) else { return nil }
    // The data source may have changed what is shown, or returned a view that is shown already.
    guard shown[element] == nil else { return shown[element]?.view }
    if let other = elements[ObjectIdentifier(view)] { shown[other] = nil }
    shown[element] = Entry(view: view, attributes: attributes)
    elements[ObjectIdentifier(view)] = element
    UIView.performWithoutAnimation {
      setDepth(of: view, attributes.zIndex, in: owner.container(of: element))
      shown[element]?.origin = contentOrigin(of: view)
      owner.apply(attributes, to: view)
      owner.willDisplay(view, of: element)
      view.layoutIfNeeded()
    }
    return view
  }

  private func finish(_ view: UIView, of element: ListElement) {
    elements[ObjectIdentifier(view)] = nil
    let container = container(of: view)
    depths.removeAll { $0.view === view }
    if let container, view.superview === container { view.removeFromSuperview() }
    owner.didEndDisplaying(view, of: element)
  }

  /// Puts a view behind those of higher depth, and in front of the others.
  private func setDepth(of view: UIView, _ zIndex: Int, in container: UIView) {
    depths.removeAll { $0.view === view }
    let index = depths.partitionPoint { $0.zIndex <= zIndex }
    if let next = depths[index...].first(where: { $0.container === container }) {
      container.insertSubview(view, belowSubview: next.view)
    } else if let last = depths[..<index].last(where: { $0.container === container }) {
      container.insertSubview(view, aboveSubview: last.view)
    } else {
      container.insertSubview(view, at: container === owner ? owner.indexOfFirstElementView : 0)
    }
    depths.insert(Depth(view: view, zIndex: zIndex, container: container), at: index)
  }

  // MARK: Containers

  /// Adds a container of elements' views to the list.
  func insertContainer(_ view: UIView, zIndex: Int) { setDepth(of: view, zIndex, in: owner) }

  /// Removes a container that has no elements' views.
  func removeContainer(_ view: UIView) {
    depths.removeAll { $0.view === view }
    if view.superview === owner { view.removeFromSuperview() }
  }

  /// Whether a container has views of elements.
  func hasViews(in container: UIView) -> Bool { depths.contains { $0.container === container } }

  private func container(of view: UIView) -> UIView? { depths.first { $0.view === view }?.container }

  /// The position of the list's content in a view's container; zero in the list itself.
  private func contentOrigin(of view: UIView) -> CGPoint {
    guard let container = container(of: view), container !== owner else { return .zero }
    return CGPoint(x: container.bounds.minX - container.frame.minX, y: container.bounds.minY - container.frame.minY)
  }

  /// Moves an element's view to another container, without moving it on the screen.
  private func move(_ element: ListElement, to container: UIView) {
    guard let entry = shown[element], let old = self.container(of: entry.view), old !== container,
      entry.view.superview === old
    else { return }
    UIView.performWithoutAnimation {
      setDepth(of: entry.view, entry.attributes.zIndex, in: container)
      shown[element]?.origin = contentOrigin(of: entry.view)
      owner.apply(entry.attributes, to: entry.view)
    }
  }

  /// Whether a view has its attributes already, and its container has not moved.
  private func isSame(_ entry: Entry, _ attributes: UICollectionViewLayoutAttributes, _ origin: CGPoint) -> Bool {
    entry.origin == origin && entry.attributes.isEqual(attributes)
  }

  /// Whether attributes differ by nothing but the movement of the view's container, so that the view stays in it.
  private func hasMovedWithContainer(
    _ entry: Entry, _ attributes: UICollectionViewLayoutAttributes, _ origin: CGPoint
  ) -> Bool {
    guard entry.origin != origin else { return false }
    var value = attributes.value
    let old = entry.attributes.value
    let x = value.center.x + origin.x - old.center.x - entry.origin.x
    let y = value.center.y + origin.y - old.center.y - entry.origin.y
    guard max(x.magnitude, y.magnitude) < 0.001 else { return false }
    value.center = old.center
    return value == old && attributes.copy(value).isEqual(entry.attributes)
  }

  // MARK: Animations

  /// Assigns each view to its element after updates, and makes the views of elements that appear.
  ///
  /// - Parameters:
  ///   - entries: The elements that move, appear and disappear, including all that are shown.
  ///   - attributes: Returns the layout's object of an entry's end or beginning, for the element that the view shows.
  /// - Returns: The movements of the animation.
  func begin(
    _ entries: [UpdateTransition.Entry],
    attributes: (ElementAttributes, ListElement) -> UICollectionViewLayoutAttributes
  ) -> [Movement] {
    let old = shown
    (shown, outOfSight) = ([:], [])
    var movements: [Movement] = []
    var placed: Set<ObjectIdentifier> = []
    for entry in entries {
      guard let element = entry.old, let view = old[element] else { continue }
      placed.insert(ObjectIdentifier(view.view))
      guard let new = entry.new else {
        leaving.append((view.view, element))
        elements[ObjectIdentifier(view.view)] = nil
        movements.append(
          Movement(view: view.view, attributes: attributes(entry.to, element), isLeaving: true, element: element))
        continue
      }
      let hasMoved = view.attributes.value != entry.from.with(view.attributes.value.element)
      // Other objects may have the same values, and properties of their own that differ.
      let isSame = !hasMoved && view.attributes.value.element == new
      let from = isSame ? view.attributes : attributes(entry.from, new)
      shown[new] = Entry(view: view.view, attributes: from, origin: view.origin)
      elements[ObjectIdentifier(view.view)] = new
      if hasMoved { UIView.performWithoutAnimation { owner.apply(from, to: view.view) } }
    }
    let counts = animationCounts
    animationCounts = [:]
    for entry in entries {
      guard let element = entry.old, let new = entry.new, let count = counts[element] else { continue }
      animationCounts[new] = count
    }
    for element in old.keys.sorted() {
      guard let entry = old[element], !placed.contains(ObjectIdentifier(entry.view)) else { continue }
      finish(entry.view, of: element)
    }
    for entry in entries {
      guard let new = entry.new else { continue }
      leaveContainer(new)
      if shown[new] == nil { _ = add(attributes(entry.from, new)) }
      guard let view = shown[new]?.view else { continue }
      movements.append(Movement(view: view, attributes: attributes(entry.to, new), isLeaving: false, element: new))
    }
    for movement in movements where !movement.isLeaving { animationCounts[movement.element, default: 0] += 1 }
    return movements
  }

  /// Moves a view that goes to another container into the list, where the animation shows it.
  private func leaveContainer(_ element: ListElement) {
    guard let view = shown[element]?.view, let old = container(of: view), old !== owner.container(of: element) else {
      return
    }
    move(element, to: owner)
  }

  /// Moves views to their last attributes; called inside the animation.
  func perform(_ movements: [Movement]) {
    for movement in movements {
      if movement.isLeaving {
        owner.apply(movement.attributes, to: movement.view)
      } else if let entry = shown[movement.element], entry.view === movement.view {
        update(entry, to: movement.attributes)
      }
      // Its content moves with the frame (V-84).
      movement.view.layoutIfNeeded()
    }
  }

  /// Removes the views that have left, and ends the animation of the others.
  func end(_ movements: [Movement]) {
    for movement in movements {
      if movement.isLeaving {
        guard let index = leaving.firstIndex(where: { $0.view === movement.view }) else { continue }
        leaving.remove(at: index)
        finish(movement.view, of: movement.element)
      } else if let element = elements[ObjectIdentifier(movement.view)], let count = animationCounts[element] {
        animationCounts[element] = count > 1 ? count - 1 : nil
      }
    }
    owner.setNeedsLayout()
  }
}

extension ListElement: Comparable {
  /// Orders elements by place, then cells before supplementary views before decoration views.
  public static func < (one: ListElement, other: ListElement) -> Bool {
    if one.path != other.path { return one.path < other.path }
    return one.category.order < other.category.order
  }
}

extension ListElement.Category {
  fileprivate var order: (Int, String) {
    switch self {
    case .cell: (0, "")
    case .supplementary(let kind): (1, kind)
    case .decoration(let kind): (2, kind)
    }
  }
}
