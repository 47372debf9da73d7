import QuartzCore

/// A row of segments, one of which is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index where no segment is selected.
  public static let noSegment = -1
  private static let height: CGFloat = 32
  private static let gap: CGFloat = 2
  /// Points on either side of a title.
  private static let margin: CGFloat = 10

  /// The index of the selected segment, from 0; ``noSegment``, and any invalid index, for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
      notifyObservers()
      setNeedsLayout()
    }
  }
  /// Whether a selection is reset after its action was sent.
  open var isMomentary = false
  /// The colour of the selected segment; nil for white.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      noteSet(.selectedSegmentTintColor, \UISegmentedControl.selectedSegmentTintColor)
      setNeedsLayout()
    }
  }

  /// A segment's title or image.
  private struct Segment {
    var title: String?
    var image: UIImage?
  }

  private var segments: [Segment] = []
  private var labels: [UILabel] = []
  private var imageViews: [UIImageView] = []
  private let thumb = UIView(frame: .zero)

  /// Creates a control with segments and images; other items become empty segments.
  public init(items: [Any]?) {
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
    setUp()
  }

  /// Creates a control with a frame and no segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UISegmentedControl.self)
  }

  private func setUp() {
    layer.cornerRadius = 8
    backgroundColor = .tertiarySystemFill
    thumb.isUserInteractionEnabled = false
    thumb.layer.cornerRadius = 6
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(thumb)
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; an index out of range is clamped.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment, animated: animated)
  }

  /// Inserts a segment with an image; an index out of range is clamped.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment, animated: animated)
  }

  private func insert(_ segment: Segment, at position: Int, animated: Bool) {
    let index = min(max(0, position), segments.count)
    change(animated: animated) {
      self.segments.insert(segment, at: index)
      if self.selectedSegmentIndex >= index { self.selectedSegmentIndex += 1 }
    }
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    change(animated: animated) {
      self.segments.remove(at: segment)
      if self.selectedSegmentIndex == segment { self.selectedSegmentIndex = Self.noSegment }
      if self.selectedSegmentIndex > segment { self.selectedSegmentIndex -= 1 }
    }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = Segment(title: title)
    setNeedsLayout()
  }

  /// Sets a segment's image, in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = Segment(image: image)
    setNeedsLayout()
  }

  /// Returns a segment's image; nil where there is none.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Returns a segment's title; nil where there is none.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  private func change(animated: Bool, _ body: @escaping () -> Void) {
    body()
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    // Segments have the width of their selected title, so that a selection changes no width.
    let measure = TextMeasure(font: Self.font(isSelected: true))
    let widest =
      segments.map { segment in
        segment.image?.size.width ?? measure.size(of: .plain(segment.title), fitting: .zero, uiEnvironment).width
      }.max() ?? 0
    return CGSize(width: (widest + 2 * Self.margin).rounded(.up) * CGFloat(segments.count), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private static func font(isSelected: Bool) -> UIFont {
    .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
  }

  override var blocksOuterTaps: Bool { true }
  override var sendsPrimaryAction: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    while labels.count > segments.count {
      labels.removeLast().removeFromSuperview()
      imageViews.removeLast().removeFromSuperview()
    }
    while labels.count < segments.count {
      let label = UILabel(frame: .zero)
      label.textAlignment = .center
      addSubview(label)
      labels.append(label)
      let imageView = UIImageView(frame: .zero)
      imageView.contentMode = .center
      addSubview(imageView)
      imageViews.append(imageView)
    }
    for (index, label) in labels.enumerated() {
      label.text = segments[index].title
      imageViews[index].image = segments[index].image
      imageViews[index].frame = segmentFrame(of: index)
      label.font = Self.font(isSelected: index == selectedSegmentIndex)
      label.frame = segmentFrame(of: index)
    }
    thumb.isHidden = selectedSegmentIndex == Self.noSegment
    thumb.backgroundColor = selectedSegmentTintColor ?? .selectedSegmentBackground
    if !thumb.isHidden { thumb.frame = segmentFrame(of: selectedSegmentIndex).insetBy(dx: Self.gap, dy: Self.gap) }
    for part in labels + imageViews + [thumb] { part.alpha = partsAlpha }
  }

  /// The segments are elements, each with the trait of a button.
  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults.control(self, isElement: false)
    defaults.elements = segments.indices.map { index in
      let segment = UIAccessibilityElement(accessibilityContainer: self)
      segment.accessibilityFrameInContainerSpace = segmentFrame(of: index)
      segment.accessibilityLabel = segments[index].title
      segment.accessibilityValue = "\(index + 1) of \(segments.count)"
      segment.accessibilityTraits = defaults.traits.union(
        index == selectedSegmentIndex ? [.button, .selected] : .button)
      return segment
    }
    return defaults
  }

  private func segmentFrame(of index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(1, segments.count))
    return mirrored(CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height), in: bounds)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let location = touch?.location(in: self), bounds.contains(location), !segments.isEmpty else { return }
    let distance = unmirrored(location.x, in: bounds)
    let index = min(Int(distance / (bounds.width / CGFloat(segments.count))), segments.count - 1)
    guard index != selectedSegmentIndex else { return }
    change(animated: true) { self.selectedSegmentIndex = index }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}
