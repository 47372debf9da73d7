import Foundation
import QuartzCore

/// A view that blurs what lies behind it, or blends its content with a blur. Subviews are added to `contentView`.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The superview of the content.
  public let contentView = UIView()
  private let backdrop = UIView()
  private let tintView = UIView()
  private var storedEffect: UIVisualEffect?
  /// Whether the effect is shown in dark appearance.
  private var isDark = false

  /// The effect; nil for none. A change inside an animation block animates blur and tint, so property animators scrub
  /// them.
  open var effect: UIVisualEffect? {
    get { storedEffect }
    set { change(to: newValue) }
  }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    setUp(effect)
  }

  private func setUp(_ effect: UIVisualEffect?) {
    for part in [backdrop, tintView, contentView] {
      part.frame = bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(part)
    }
    backdrop.isUserInteractionEnabled = false
    tintView.isUserInteractionEnabled = false
    backdrop.layer.backgroundFilters = [BackdropInput.blur, .saturation].compactMap(\.filter)
    UIView.performWithoutAnimation { change(to: effect) }
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(nil)
    decode(coder, as: UIVisualEffectView.self)
  }

  /// Updates the effect for the new appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard isDark != (traitCollection.userInterfaceStyle == .dark) else { return }
    settingsChanged()
  }

  /// Shows the effect by the present appearance and the user's settings, at once.
  func settingsChanged() {
    UIView.performWithoutAnimation { change(to: storedEffect) }
  }

  private func change(to effect: UIVisualEffect?) {
    storedEffect = effect
    isDark = traitCollection.userInterfaceStyle == .dark
    var parameters = (effect as? UIBlurEffect)?.parameters(isDark: isDark)
    if uiEnvironment.accessibility.contains(.reduceTransparency) { parameters = parameters?.opaque }
    BackdropInput.blur.set(parameters?.radius ?? BlurParameters.none.radius, of: backdrop)
    BackdropInput.saturation.set(parameters?.saturation ?? BlurParameters.none.saturation, of: backdrop)
    let clear = (tintView.backgroundColor ?? .white).withAlphaComponent(0)
    // A change from no colour animates the opacity only.
    let color = parameters.map { UIColor(white: $0.white, alpha: $0.opacity) }
    if let color, (tintView.backgroundColor?.cgColor.alpha ?? 0) == 0 {
      UIView.performWithoutAnimation { tintView.backgroundColor = color.withAlphaComponent(0) }
    }
    tintView.backgroundColor = color ?? clear
    let vibrancy = effect as? UIVibrancyEffect
    contentView.layer.compositingFilter = vibrancy.map {
      $0.blur.parameters(isDark: isDark).isDark ? "plusL" : "overlayBlendMode"
    }
  }
}

/// An effect of a visual effect view on what lies behind it or inside it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  /// Creates an effect that does nothing.
  public override nonisolated init() {
    super.init()
  }

  /// Returns the effect itself, because effects are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// One input of a backdrop's filters, which animates as a view's properties do.
@MainActor struct BackdropInput {
  let type: String
  let key: String

  static let blur = BackdropInput(type: "gaussianBlur", key: "inputRadius")
  static let saturation = BackdropInput(type: "colorSaturate", key: "inputAmount")

  /// A filter without effect.
  var filter: CAFilter? { CAFilter(type: type) }

  /// Sets the input, in the running animation block if there is one.
  func set(_ value: CGFloat, of view: UIView) {
    view.change("backgroundFilters.\(type).\(key)") { layer in
      layer.backgroundFilters = layer.backgroundFilters?.map { filter in
        guard var filter = filter as? CAFilter, filter.type == type else { return filter }
        filter.setValue(value, forKey: key)
        return filter
      }
    }
  }
}
