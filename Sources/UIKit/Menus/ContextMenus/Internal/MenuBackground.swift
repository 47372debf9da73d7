import QuartzCore

/// The blurred and dimmed screen behind a preview.
final class MenuBackground: UIView {
  private let blur = UIVisualEffectView(effect: nil)
  private let dimming = UIView(frame: .zero)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor {
      let (light, dark) = PreviewMetrics.dimming
      return UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? dark : light)
    }
    dimming.alpha = 0
    for view in [blur, dimming] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the background is blurred; animated inside an animation block.
  var isShown = false {
    didSet {
      blur.effect = isShown ? UIBlurEffect(style: .systemUltraThinMaterial) : nil
      dimming.alpha = isShown ? 1 : 0
    }
  }
}
