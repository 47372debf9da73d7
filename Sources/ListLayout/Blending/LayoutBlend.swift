import CoreGraphics

/// The elements of a transition between two layouts, at any progress.
///
/// It has those that are visible in one of the two, so that a frame costs the same for any number of items.
public struct LayoutBlend: Sendable {
  /// A layout as one end of a blend.
  public struct End {
    /// The elements that are visible in the layout.
    public var visible: [ElementAttributes]
    /// The offset of the content in the layout.
    public var contentOffset: CGPoint
    /// Returns an element's attributes in the layout, or nil if it is not in it.
    public var attributes: (ListElement) -> ElementAttributes?
    /// Returns an element's attributes where it appears or disappears, or nil to let it fade (V-39, V-78).
    public var transient: (ListElement) -> ElementAttributes?
    /// Returns the attributes with which an element that stays in the list begins a batch where it is visible after it,
    /// or ends the batch where it is not; nil for the layout's (V-39).
    public var staying: (ListElement) -> ElementAttributes?

    /// Makes an end of a blend.
    public init(
      visible: [ElementAttributes], contentOffset: CGPoint = .zero,
      attributes: @escaping (ListElement) -> ElementAttributes?,
      transient: @escaping (ListElement) -> ElementAttributes? = { _ in nil },
      staying: @escaping (ListElement) -> ElementAttributes? = { _ in nil }
    ) {
      self.visible = visible
      self.contentOffset = contentOffset
      self.attributes = attributes
      self.transient = transient
      self.staying = staying
    }
  }

  private var pairs: [(from: ElementAttributes, to: ElementAttributes)] = []
  private var indices: [ListElement: Int] = [:]
  private let offsets: (from: CGPoint, to: CGPoint)
  private let interpolateTransform: TransformInterpolation

  /// Pairs the elements of two layouts by their identity.
  ///
  /// An element that is in one of them only has its transient attributes in the other, or else fades where it is on the
  /// screen (V-78).
  public init(
    from: End, to: End,
    interpolateTransform: @escaping TransformInterpolation = ElementAttributes.interpolatedTransform
  ) {
    offsets = (from.contentOffset, to.contentOffset)
    self.interpolateTransform = interpolateTransform
    let shift = CGPoint(x: offsets.to.x - offsets.from.x, y: offsets.to.y - offsets.from.y)
    for attributes in from.visible {
      let element = attributes.element
      let end = to.attributes(element) ?? from.transient(element) ?? attributes.transparent(movedBy: shift)
      add(attributes, end)
    }
    let back = CGPoint(x: -shift.x, y: -shift.y)
    for attributes in to.visible where indices[attributes.element] == nil {
      let element = attributes.element
      let start = from.attributes(element) ?? to.transient(element) ?? attributes.transparent(movedBy: back)
      add(start, attributes)
    }
  }

  private mutating func add(_ from: ElementAttributes, _ to: ElementAttributes) {
    guard indices[from.element] == nil else { return }
    indices[from.element] = pairs.count
    pairs.append((from, to))
  }

  /// The elements in the blend: those visible before, then those visible after.
  public var elements: [ListElement] { pairs.map(\.from.element) }

  /// The attributes of all elements of the blend at a progress.
  public func attributes(at progress: CGFloat) -> [ElementAttributes] {
    pairs.map { $0.from.blended(with: $0.to, at: progress, interpolateTransform: interpolateTransform) }
  }

  /// The attributes of an element at a progress, or nil if it is not in the blend.
  public func attributes(of element: ListElement, at progress: CGFloat) -> ElementAttributes? {
    indices[element].map {
      pairs[$0].from.blended(with: pairs[$0].to, at: progress, interpolateTransform: interpolateTransform)
    }
  }

  /// The offset of the content at a progress (V-80).
  public func contentOffset(at progress: CGFloat) -> CGPoint {
    guard progress.isFinite, progress != 0 else { return offsets.from }
    if progress == 1 { return offsets.to }
    return CGPoint(
      x: offsets.from.x + (offsets.to.x - offsets.from.x) * progress,
      y: offsets.from.y + (offsets.to.y - offsets.from.y) * progress)
  }

  /// The blend from what this one shows at a progress to another layout, or back: nothing jumps.
  public func redirected(at progress: CGFloat, to end: End) -> LayoutBlend {
    let now = attributes(at: progress)
    let start = End(
      visible: now, contentOffset: contentOffset(at: progress), attributes: { attributes(of: $0, at: progress) })
    return LayoutBlend(from: start, to: end, interpolateTransform: interpolateTransform)
  }
}
