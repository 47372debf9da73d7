import QuartzCore

/// Eight spokes around a center: they appear one after the other during a pull, and a highlight runs round them while
/// it animates.
final class ActivitySpokes: UIView {
  static let count = 8
  /// Seconds that the highlight takes for a full turn.
  static let period: TimeInterval = 1
  /// The alpha of the spoke that is farthest from the highlight.
  private static let faintest: CGFloat = 0.25
  private static let key = "turning"

  private let spokes = (0..<ActivitySpokes.count).map { _ in UIView(frame: .zero) }

  /// The colour of all spokes.
  var color = UIColor.systemGray {
    didSet { for spoke in spokes { spoke.backgroundColor = color } }
  }
  /// The visible part of the spokes in 0…1, while the highlight does not run.
  var part: CGFloat = 1 {
    didSet { if part != oldValue, !isTurning { showParts() } }
  }
  /// Whether the highlight runs.
  var isTurning = false {
    didSet { if isTurning != oldValue { show() } }
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
      let turn = EngineMath.cosineAndSine(2 * EngineMath.pi * Double(index) / Double(Self.count))
      let (cosine, sine) = (CGFloat(turn.cosine), CGFloat(turn.sine))
      let reach = (side - size.height) / 2
      spoke.bounds.size = size
      spoke.layer.cornerRadius = size.width / 2
      // The first spoke points upwards, and the others follow clockwise.
      spoke.center = CGPoint(x: bounds.midX + reach * sine, y: bounds.midY - reach * cosine)
      spoke.transform = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    show()
  }

  private func showParts() {
    for (index, spoke) in spokes.enumerated() {
      spoke.alpha = min(max(part * CGFloat(Self.count) - CGFloat(index), 0), 1)
    }
  }

  private func show() {
    if !isTurning { showParts() }
    for (index, spoke) in spokes.enumerated() {
      spoke.layer.removeAnimation(forKey: Self.key)
      guard isTurning else { continue }
      spoke.alpha = Self.faintest
      guard window != nil else { continue }
      let light = CABasicAnimation(keyPath: "opacity")
      (light.fromValue, light.toValue) = (1.0, Self.faintest)
      (light.duration, light.repeatCount) = (Self.period, .infinity)
      light.timeOffset = Self.period * (1 - TimeInterval(index) / TimeInterval(Self.count))
      spoke.layer.add(light, forKey: Self.key)
    }
  }
}
