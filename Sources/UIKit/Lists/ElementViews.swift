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
  /// The index of the first element's view among the subviews: after a background view.
  var indexOfFirstElementView: Int { get }
}

/// The views of a list's elements: those that are shown, and those that leave in an animation.
@MainActor final class ElementViews {
  /// A view with its last attributes.
  struct Entry {
    let view: UIView
    var attributes: UICollectionViewLayoutAttributes
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
  /// The views in their order in depth, also those that leave.
  private var depths: [(view: UIView, zIndex: Int)] = []
  private var leaving: [(view: UIView, element: ListElement)] = []

  init(_ owner: any ElementViewsOwner) { self.owner = owner }

  // MARK: Reading

  /// The shown elements, in order.
  var shownElements: [ListElement] { shown.keys.sorted() }
  /// The entry of a shown element; nil for others.
  subscript(element: ListElement) -> Entry? { shown[element] }
  /// The element that a view shows; nil for others.
  func element(of view: UIView) -> ListElement? { elements[ObjectIdentifier(view)] }
  /// Whether animations hold an element in place.
  func isAnimating(_ element: ListElement) -> Bool { animationCounts[element] != nil }
  var isAnimating: Bool { !animationCounts.isEmpty || !leaving.isEmpty }

  // MARK: Showing

  /// Shows these elements and no others, except for those in animations.
  func show(_ wanted: [UICollectionViewLayoutAttributes]) {
    let isWanted = Set(wanted.lazy.map(\.value.element))
    for element in shownElements where !isWanted.contains(element) && animationCounts[element] == nil { end(element) }
    for attributes in wanted { place(attributes) }
  }

  /// Gives an element its attributes; makes its view if there is none.
  @discardableResult
  func place(_ attributes: UICollectionViewLayoutAttributes) -> UIView? {
    let element = attributes.value.element
    guard let entry = shown[element] else { return add(attributes) }
    update(entry, to: attributes)
    return entry.view
  }

  /// Ends the display of an element.
  func end(_ element: ListElement) {
    guard let entry = shown.removeValue(forKey: element) else { return }
    animationCounts[element] = nil
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
    guard !entry.attributes.isEqual(attributes) else { return }
    let element = attributes.value.element
    shown[element]?.attributes = attributes
    if attributes.zIndex != entry.attributes.zIndex { setDepth(of: entry.view, attributes.zIndex) }
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
      setDepth(of: view, attributes.zIndex)
      owner.apply(attributes, to: view)
      owner.willDisplay(view, of: element)
      view.layoutIfNeeded()
    }
    return view
  }

  private func finish(_ view: UIView, of element: ListElement) {
    elements[ObjectIdentifier(view)] = nil
    depths.removeAll { $0.view === view }
    if view.superview === owner { view.removeFromSuperview() }
    owner.didEndDisplaying(view, of: element)
  }

  /// Puts a view behind those of higher depth, and in front of the others.
  private func setDepth(of view: UIView, _ zIndex: Int) {
    depths.removeAll { $0.view === view }
    let index = depths.partitionPoint { $0.zIndex <= zIndex }
    if index < depths.count {
      owner.insertSubview(view, belowSubview: depths[index].view)
    } else if let last = depths.last {
      owner.insertSubview(view, aboveSubview: last.view)
    } else {
      owner.insertSubview(view, at: owner.indexOfFirstElementView)
    }
    depths.insert((view, zIndex), at: index)
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
    shown = [:]
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
      shown[new] = Entry(view: view.view, attributes: attributes(entry.from, new))
      elements[ObjectIdentifier(view.view)] = new
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
      if shown[new] == nil { _ = add(attributes(entry.from, new)) }
      guard let view = shown[new]?.view else { continue }
      movements.append(Movement(view: view, attributes: attributes(entry.to, new), isLeaving: false, element: new))
    }
    for movement in movements where !movement.isLeaving { animationCounts[movement.element, default: 0] += 1 }
    return movements
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
