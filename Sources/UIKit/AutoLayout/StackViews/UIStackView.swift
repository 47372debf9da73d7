import QuartzCore

/// A view that lays its arranged subviews out in a row or a column, by constraints of its own (S-6).
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How arranged subviews share the length along the axis.
  public enum Distribution: Int, Sendable {
    /// They fill the length; those that hug their content least are stretched (S-11).
    case fill
    /// They have equal lengths (S-13).
    case fillEqually
    /// Their lengths are in proportion to their natural ones (S-15).
    case fillProportionally
    /// The gaps between them are equal (S-18).
    case equalSpacing
    /// Their centers are equally far apart, as far as there is room (S-19).
    case equalCentering
  }

  /// Where arranged subviews are across the axis.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a column, or the top of a row.
    case leading
    /// On the baseline of the first line of text; of a row only.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a column, or the bottom of a row.
    case trailing
    /// On the baseline of the last line of text; of a row only.
    case lastBaseline

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The spacing that stands for the stack's own.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The spacing that stands for the system's, 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  private(set) var arranged: [UIView] = []
  private(set) var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints and guides that arrange the subviews at present.
  private var arrangement = StackArrangement()

  /// Creates a stack with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack with arranged subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack from a nib or a storyboard; another coder gives the defaults.
  public required init(coder: NSCoder) {
    // Of UIKit's classes with a coder only this one never fails; the initializer above it returns nil for none.
    super.init(coder: coder)!
    decode(coder, as: UIStackView.self)
  }

  /// The subviews that the stack lays out, in order.
  open var arrangedSubviews: [UIView] { arranged }
  /// The direction in which they follow each other.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  /// How they share the length along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// Where they are across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  /// The gap between neighbours, at least or exactly, in points; negative ones overlap (S-8).
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }
  /// Whether the gaps of a column are measured between baselines (S-31).
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Whether the subviews keep to the layout margins (S-30).
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  // MARK: Arranged subviews

  /// Adds a view at the end, as a subview too if it is none (S-4).
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.contains(identicalTo: view) ? arranged.count - 1 : arranged.count)
  }

  /// Adds a view at an index of the arranged subviews, or moves it there (S-4).
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let isPresent = arranged.contains(identicalTo: view)
    let last = isPresent ? arranged.count - 1 : arranged.count
    guard (0...last).contains(stackIndex) else {
      return uiEnvironment.report(.stackIndexOutOfRange(stackIndex, count: arranged.count, stack: debugName))
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: stackIndex)
    arrangementChanged()
  }

  /// Lays a view out no more; it stays a subview (S-5).
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(identicalTo: view) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangement.remove(view)
    arrangementChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Spacing

  /// Sets the gap after an arranged subview, in points, in place of ``spacing`` (S-7).
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(identicalTo: arrangedSubview) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// The gap that was set after an arranged subview; ``spacingUseDefault`` where none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Constraints

  open override class var requiresConstraintBasedLayout: Bool { true }

  open override func updateConstraints() {
    arrangement.remove()
    arrangement = StackArrangement(of: self)
    // The view that gives the stack its baseline may be another one.
    record.engine?.noteChange(of: record)
    super.updateConstraints()
  }

  /// The tallest visible view of a row, or the first of a column (S-32).
  open override var forFirstBaselineLayout: UIView { baselineSubview(isFirst: true) ?? self }
  /// The tallest visible view of a row, or the last of a column (S-32).
  open override var forLastBaselineLayout: UIView { baselineSubview(isFirst: false) ?? self }

  private func baselineSubview(isFirst: Bool) -> UIView? {
    let visible = arranged.filter { !$0.isHidden }
    guard axis == .horizontal else { return isFirst ? visible.first : visible.last }
    // The first of equal ones.
    return visible.reversed().max { $0.contentHeight < $1.contentHeight }
  }

  /// A stack draws nothing, also where a subclass overrides drawing (S-3).
  override class var drawsContents: Bool { false }

  /// Notes that an arranged view has another natural size.
  func naturalSizeChanged(of view: UIView) {
    if !needsUpdateConstraints(), !arrangement.follow(view, in: self) { arrangementChanged() }
  }

  /// Notes that the arrangement has to be made anew before the next layout.
  func arrangementChanged() {
    setNeedsUpdateConstraints()
  }
}
