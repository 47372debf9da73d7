import QuartzCore

/// The background of a bar: the system's material over scrolled content, or a colour, with a hairline at the edge
/// towards the screen; nothing where the content is at its edge (K-59).
final class BarBackground: UIView {
  /// The edge with the hairline.
  enum Edge {
    case top, bottom
  }

  /// The colour of an opaque bar.
  private static let opaque = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.086 : 0.976, alpha: 1) }

  private let edge: Edge
  private let separator = UIView(frame: .zero)
  /// The system's material; nil until some of it shows.
  private var material: UIVisualEffectView?
  /// The app's colour; nil for the system's material.
  var color: UIColor? {
    didSet { refresh() }
  }
  /// Whether the material shows some of what is behind it; a colour of the app's keeps its own opacity.
  var isTranslucent = true {
    didSet { refresh() }
  }
  /// The visible part of the background, in 0…1; 1 in an opaque bar. A change animates in a block.
  var visibility: CGFloat = 1 {
    didSet { refreshVisibility() }
  }

  init(hairline edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    separator.backgroundColor = .separator
    addSubview(separator)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  private func refresh() {
    if let color {
      backgroundColor = isTranslucent ? color : color.withAlphaComponent(1)
    } else {
      backgroundColor = isTranslucent ? nil : Self.opaque
    }
    refreshVisibility()
  }

  // A view without opacity is not drawn, so its blur costs nothing.
  private func refreshVisibility() {
    let shown = isTranslucent ? visibility : 1
    let needsMaterial = isTranslucent && color == nil
    if needsMaterial, shown > 0, material == nil { UIView.performWithoutAnimation(addMaterial) }
    material?.isHidden = !needsMaterial
    if alpha != shown { alpha = shown }
  }

  private func addMaterial() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    view.frame = bounds
    insertSubview(view, at: 0)
    material = view
  }

  /// The hairline lies just outside of the bar, over the screen.
  override func layoutSubviews() {
    super.layoutSubviews()
    material?.frame = bounds
    let hairline = 1 / uiEnvironment.screen.scale
    separator.frame = CGRect(
      x: 0, y: edge == .top ? -hairline : bounds.height, width: bounds.width, height: hairline)
  }
}

/// Fades a bar's buttons in a transition: old ones first, then new ones, each in a part of the screens' progress
/// (K-10).
@MainActor enum BarFade {
  /// The progress of the screens at which the old buttons have faded out.
  static let fadeOutEnd = 0.35
  /// The progress of the screens over which the new buttons fade in.
  static let fadeIn = 0.7...0.98

  /// Runs a block that shows or hides buttons in its part of the enclosing animation; without one, at once.
  static func run(appears: Bool, _ change: @escaping () -> Void) {
    let environment = UIEnvironment.active
    guard environment.areAnimationsEnabled, let context = environment.animationContexts.last, context.keyframes == nil
    else { return change() }
    let range = appears ? fadeIn : 0...fadeOutEnd
    let start = range.lowerBound > 0 ? context.timing.time(ofProgress: range.lowerBound) : 0
    let length = context.timing.time(ofProgress: range.upperBound) - start
    let options = UIView.AnimationOptions.curveLinear.union(.overrideInheritedCurve).rawValue
    UIView.animateKeyframes(withDuration: 0, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: options)) {
      UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length, animations: change)
    }
  }
}
