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

  /// Whether segments without a width of their own share the rest by their contents, and not evenly.
  open var apportionsSegmentWidthsByContent = false {
    didSet { layoutChanged() }
  }

  /// A segment's title or image.
  private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    /// The width that the app has set, in points; 0 for none.
    var width: CGFloat = 0
  }

  /// The attributes of titles by the bits of a state.
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

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
    (segments[segment].title, segments[segment].image) = (title, nil)
    layoutChanged()
  }

  /// Sets a segment's image, in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    (segments[segment].title, segments[segment].image) = (nil, image)
    layoutChanged()
  }

  /// Returns a segment's image; nil where there is none.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Returns a segment's title; nil where there is none.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets whether a segment can be selected by touch.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    setNeedsLayout()
  }

  /// Returns whether a segment can be selected by touch; false where there is none.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Sets a segment's width, in points; 0 for a share of what the others leave.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = width.isFinite ? max(0, width) : 0
    layoutChanged()
  }

  /// Returns the width that was set for a segment, in points; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Sets the attributes of titles in a state: normal, selected, disabled; nil for the system's.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    layoutChanged()
  }

  /// Returns the attributes that were set for titles in a state; nil for none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  private func layoutChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
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
    let widths = segments.indices.map(naturalWidth)
    let shared = apportionsSegmentWidthsByContent ? nil : widths.max()
    let width = segments.indices.map { segments[$0].width > 0 ? segments[$0].width : shared ?? widths[$0] }.reduce(0, +)
    return CGSize(width: width, height: Self.height)
  }

  /// Returns the width of a segment by its content, in points.
  private func naturalWidth(of index: Int) -> CGFloat {
    let segment = segments[index]
    let content: CGFloat
    if let image = segment.image {
      content = image.size.width
    } else {
      let font = titleAttributes[UIControl.State.selected.rawValue]?[.font] ?? titleAttributes[0]?[.font]
      let measure = TextMeasure(font: font as? UIFont ?? Self.font(isSelected: true))
      content = measure.size(of: .plain(segment.title), fitting: .zero, uiEnvironment).width
    }
    return (content + 2 * Self.margin).rounded(.up)
  }

  /// The widths of the segments in the control's bounds, in points.
  private var segmentWidths: [CGFloat] {
    let fixed = segments.map(\.width).reduce(0, +)
    let shares = segments.indices.map { index -> CGFloat in
      if segments[index].width > 0 { return 0 }
      return apportionsSegmentWidthsByContent ? naturalWidth(of: index) : 1
    }
    let (rest, total) = (max(0, bounds.width - fixed), shares.reduce(0, +))
    return segments.indices.map { segments[$0].width > 0 ? segments[$0].width : rest * shares[$0] / max(total, 1) }
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
    let frames = segmentFrames
    for (index, label) in labels.enumerated() {
      showTitle(of: index, in: label)
      imageViews[index].image = segments[index].image
      imageViews[index].frame = frames[index]
      label.frame = frames[index]
    }
    thumb.isHidden = selectedSegmentIndex == Self.noSegment
    thumb.backgroundColor = selectedSegmentTintColor ?? .selectedSegmentBackground
    if !thumb.isHidden { thumb.frame = frames[selectedSegmentIndex].insetBy(dx: Self.gap, dy: Self.gap) }
    for part in labels + imageViews + [thumb] { part.alpha = partsAlpha }
  }

  /// Shows a title with the attributes of its state; where a state has none of its own, with those of the normal one.
  private func showTitle(of index: Int, in label: UILabel) {
    let (segment, isSelected) = (segments[index], index == selectedSegmentIndex)
    label.font = Self.font(isSelected: isSelected)
    label.textColor = segment.isEnabled ? .label : .tertiaryLabel
    let state: UIControl.State = segment.isEnabled && isEnabled ? isSelected ? .selected : .normal : .disabled
    let attributes = (titleAttributes[0] ?? [:]).merging(titleAttributes[state.rawValue] ?? [:]) { $1 }
    guard let title = segment.title, !attributes.isEmpty else { return label.text = segment.title }
    var shown: [NSAttributedString.Key: Any] = [.font: Self.font(isSelected: isSelected)]
    shown.merge(attributes) { $1 }
    label.attributedText = NSAttributedString(string: title, attributes: shown)
  }

  /// The segments are elements, each with the trait of a button.
  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults.control(self, isElement: false)
    let frames = segmentFrames
    defaults.elements = segments.indices.map { index in
      let segment = UIAccessibilityElement(accessibilityContainer: self)
      segment.accessibilityFrameInContainerSpace = frames[index]
      segment.accessibilityLabel = segments[index].title
      segment.accessibilityValue = "\(index + 1) of \(segments.count)"
      segment.accessibilityTraits = defaults.traits.union(
        index == selectedSegmentIndex ? [.button, .selected] : .button)
      return segment
    }
    return defaults
  }

  private var segmentFrames: [CGRect] {
    var x: CGFloat = 0
    return segmentWidths.map { width in
      defer { x += width }
      return mirrored(CGRect(x: x, y: 0, width: width, height: bounds.height), in: bounds)
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let location = touch?.location(in: self), bounds.contains(location), !segments.isEmpty else { return }
    let index = segmentFrames.firstIndex { $0.minX <= location.x && location.x < $0.maxX }
    guard let index, index != selectedSegmentIndex, segments[index].isEnabled else { return }
    change(animated: true) { self.selectedSegmentIndex = index }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}
