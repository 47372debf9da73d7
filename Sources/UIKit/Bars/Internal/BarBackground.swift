import QuartzCore

/// The background of a bar: the system's material over scrolled content, or an appearance's look, with a hairline at
/// the edge towards the screen; nothing where the content is at its edge (K-59).
final class BarBackground: UIView {
  /// An edge of the bar.
  enum Edge {
    case top, bottom
  }

  /// The edge with the hairline.
  var edge: Edge {
    didSet { if edge != oldValue { for fill in fills { fill.edge = edge } } }
  }
  /// The look that shows, above looks that a transition fades out.
  @exclusivity(unchecked) private var fills: [BarFill] = []
  /// The look of the app's appearance; nil for the system's, or the one of ``customization``.
  var look: BarLook? {
    didSet { if look != oldValue { refresh() } }
  }
  /// The colour and the images of the bar's own properties.
  var customization = BarCustomization() {
    didSet { if customization != oldValue { refresh() } }
  }
  /// The app's image, as the app has set it; nil for none.
  private(set) var shownImage: UIImage?
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
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the background over content at its edge, made or changed for a look; nil while the app has none.
  static func edge(_ present: BarBackground?, look: BarLook?, beneath background: BarBackground, in bar: UIView)
    -> BarBackground?
  {
    if look == nil, present == nil { return nil }
    let made = present ?? BarBackground(hairline: background.edge)
    if present == nil {
      UIView.performWithoutAnimation {
        made.frame = background.frame
        made.alpha = 0
        bar.insertSubview(made, belowSubview: background)
      }
    }
    made.look = look ?? BarLook()
    return made
  }

  /// Whether the bar is translucent unless the app says otherwise.
  var isTranslucentByDefault: Bool { look != nil || customization.isTranslucent }

  /// Shows an image of the app's; nil for none.
  func show(_ image: UIImage?) {
    guard image !== shownImage else { return }
    shownImage = image
    customization.setImage(image)
  }

  private var wantedLook: BarLook {
    if let look { return isTranslucent ? look : look.withoutMaterial }
    return customization.look(isTranslucent: isTranslucent)
  }

  /// Shows the look; in an animation block it fades over the last one.
  private func refresh() {
    let wanted = wantedLook
    if fills.last?.look != wanted { exchange(wanted) }
    refreshVisibility()
  }

  private func exchange(_ wanted: BarLook) {
    let fades = window != nil && uiEnvironment.areAnimationsEnabled && !uiEnvironment.animationContexts.isEmpty
    let fill = fills.first { $0.look == wanted } ?? BarFill(wanted, hairline: edge)
    let old = fills.filter { $0 !== fill }
    fills = old + [fill]
    UIView.performWithoutAnimation {
      if fades, fill.superview == nil { fill.alpha = 0 }
      fill.frame = bounds
      addSubview(fill)
      fill.willShow()
      fill.layoutIfNeeded()
    }
    fill.alpha = 1
    for view in old { view.alpha = 0 }
    if !fades { settle() }
  }

  /// Removes the looks that a transition has faded out.
  func settle() {
    guard fills.count > 1, let last = fills.last else { return }
    for view in fills.dropLast() { view.removeFromSuperview() }
    fills = [last]
    last.alpha = 1
  }

  // A view without opacity is not drawn, so its blur costs nothing.
  private func refreshVisibility() {
    let shown = isTranslucent ? visibility : 1
    if shown > 0 { UIView.performWithoutAnimation { fills.last?.willShow() } }
    if alpha != shown { alpha = shown }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for fill in fills { fill.frame = bounds }
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
