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
      if !titles.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
      notifyObservers()
      setNeedsLayout()
    }
  }
  /// Whether a selection is reset after its action was sent.
  open var isMomentary = false
  /// The colour of the selected segment; nil for white.
  open var selectedSegmentTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  private var titles: [String] = []
  private var labels: [UILabel] = []
  private let thumb = UIView(frame: .zero)

  /// Creates a control with titles; items that are no strings become empty segments.
  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String ?? "" }
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
    setUp()
  }

  /// Creates a control with a frame and no segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Returns nil: screens are built in code.
  public required init?(coder: NSCoder) {
    nil
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
  open var numberOfSegments: Int { titles.count }

  /// Inserts a segment; an index out of range is clamped.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let index = min(max(0, segment), titles.count)
    change(animated: animated) {
      self.titles.insert(title ?? "", at: index)
      if self.selectedSegmentIndex >= index { self.selectedSegmentIndex += 1 }
    }
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    change(animated: animated) {
      self.titles.remove(at: segment)
      if self.selectedSegmentIndex == segment { self.selectedSegmentIndex = Self.noSegment }
      if self.selectedSegmentIndex > segment { self.selectedSegmentIndex -= 1 }
    }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    setNeedsLayout()
  }

  /// Returns a segment's title; nil where there is none.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
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
    let widest = titles.map { measure.size(of: .plain($0), fitting: .zero, uiEnvironment).width }.max() ?? 0
    return CGSize(width: (widest + 2 * Self.margin).rounded(.up) * CGFloat(titles.count), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private static func font(isSelected: Bool) -> UIFont {
    .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
  }

  override var blocksOuterTaps: Bool { true }
  override var sendsPrimaryAction: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    while labels.count > titles.count { labels.removeLast().removeFromSuperview() }
    while labels.count < titles.count {
      let label = UILabel(frame: .zero)
      label.textAlignment = .center
      addSubview(label)
      labels.append(label)
    }
    for (index, label) in labels.enumerated() {
      label.text = titles[index]
      label.font = Self.font(isSelected: index == selectedSegmentIndex)
      label.frame = segmentFrame(of: index)
    }
    thumb.isHidden = selectedSegmentIndex == Self.noSegment
    thumb.backgroundColor = selectedSegmentTintColor ?? .selectedSegmentBackground
    if !thumb.isHidden { thumb.frame = segmentFrame(of: selectedSegmentIndex).insetBy(dx: Self.gap, dy: Self.gap) }
    for part in labels + [thumb] { part.alpha = partsAlpha }
  }

  /// The segments are elements, each with the trait of a button.
  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults.control(self, isElement: false)
    defaults.elements = titles.indices.map { index in
      let segment = UIAccessibilityElement(accessibilityContainer: self)
      segment.accessibilityFrameInContainerSpace = segmentFrame(of: index)
      segment.accessibilityLabel = titles[index]
      segment.accessibilityValue = "\(index + 1) of \(titles.count)"
      segment.accessibilityTraits = defaults.traits.union(
        index == selectedSegmentIndex ? [.button, .selected] : .button)
      return segment
    }
    return defaults
  }

  private func segmentFrame(of index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(1, titles.count))
    return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let location = touch?.location(in: self), bounds.contains(location), !titles.isEmpty else { return }
    let index = min(Int(location.x / (bounds.width / CGFloat(titles.count))), titles.count - 1)
    guard index != selectedSegmentIndex else { return }
    change(animated: true) { self.selectedSegmentIndex = index }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}
