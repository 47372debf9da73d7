import QuartzCore

/// Eight spokes around a center: they appear one after the other during a pull, and a highlight runs round them while
/// it animates.
final class ActivitySpokes: UIView {
  static let count = 8
  /// Seconds that the highlight takes for a full turn.
  static let period: TimeInterval = 1
  /// The alpha of the spoke that is farthest from the highlight.
  private static let minimumAlpha: CGFloat = 0.25
  private static let key = "turning"

  private let spokes = (0..<ActivitySpokes.count).map { _ in UIView(frame: .zero) }

  /// The colour of all spokes.
  var color = UIColor.systemGray {
    didSet { for spoke in spokes { spoke.backgroundColor = color } }
  }
  /// The visible part of the spokes in 0…1, while the highlight does not run.
  var visibleFraction: CGFloat = 1 {
    didSet { if visibleFraction != oldValue, !isSpinning { showFraction() } }
  }
  /// Whether the highlight runs.
  var isSpinning = false {
    didSet { if isSpinning != oldValue { show() } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for spoke in spokes {
      spoke.backgroundColor = color
      addSubview(spoke)
    }
    show()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width
    let size = CGSize(width: side / 8, height: side * 0.275)
    for (index, spoke) in spokes.enumerated() {
      let rotation = EngineMath.cosineAndSine(2 * EngineMath.pi * Double(index) / Double(Self.count))
      let (cosine, sine) = (CGFloat(rotation.cosine), CGFloat(rotation.sine))
      let distance = (side - size.height) / 2
      spoke.bounds.size = size
      spoke.layer.cornerRadius = size.width / 2
      // The first spoke points upwards, and the others follow clockwise.
      spoke.center = CGPoint(x: bounds.midX + distance * sine, y: bounds.midY - distance * cosine)
      spoke.transform = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    show()
  }

  private func showFraction() {
    for (index, spoke) in spokes.enumerated() {
      spoke.alpha = min(max(visibleFraction * CGFloat(Self.count) - CGFloat(index), 0), 1)
    }
  }

  private func show() {
    if !isSpinning { showFraction() }
    for (index, spoke) in spokes.enumerated() {
      spoke.layer.removeAnimation(forKey: Self.key)
      guard isSpinning else { continue }
      spoke.alpha = Self.minimumAlpha
      guard window != nil else { continue }
      let highlight = CABasicAnimation(keyPath: "opacity")
      (highlight.fromValue, highlight.toValue) = (1.0, Self.minimumAlpha)
      (highlight.duration, highlight.repeatCount) = (Self.period, .infinity)
      highlight.timeOffset = Self.period * (1 - TimeInterval(index) / TimeInterval(Self.count))
      spoke.layer.add(highlight, forKey: Self.key)
    }
  }
}
