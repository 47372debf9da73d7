import QuartzCore

/// The look of a bar's background.
///
/// A bar copies an appearance that is set, and shows changes of its copy at once.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The kind of device that the appearance was made for.
  public let idiom: UIUserInterfaceIdiom
  /// The blur behind the bar; nil for none.
  open var backgroundEffect: UIBlurEffect? {
    didSet { changed() }
  }
  /// The colour over the blur; nil for none.
  open var backgroundColor: UIColor? {
    didSet { changed() }
  }
  /// The image over the colour; nil for none.
  open var backgroundImage: UIImage? {
    didSet { changed() }
  }
  /// The position and the scale of the image in the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet { changed() }
  }
  /// The colour of the hairline; nil or clear for none.
  open var shadowColor: UIColor? {
    didSet { changed() }
  }
  /// An image in place of the hairline, in ``shadowColor`` if it is a template.
  open var shadowImage: UIImage? {
    didSet { changed() }
  }
  /// Called when the appearance has changed, for the bar or the item that has it.
  var onChange: (() -> Void)?

  /// Creates an appearance with the system's background.
  public convenience override init() {
    self.init(idiom: UIEnvironment.active.screen.traitCollection.userInterfaceIdiom)
  }

  /// Creates an appearance with the system's background, for a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance with the background of another one.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    copyBackground(of: barAppearance)
  }

  /// Sets the system's material and hairline.
  open func configureWithDefaultBackground() {
    setBackground(effect: BarLook.system.effect, color: nil, shadow: .separator)
  }

  /// Sets an opaque colour and the hairline.
  open func configureWithOpaqueBackground() {
    setBackground(effect: nil, color: BarLook.opaque, shadow: .separator)
  }

  /// Sets no background and no hairline.
  open func configureWithTransparentBackground() {
    setBackground(effect: nil, color: nil, shadow: nil)
  }

  private func setBackground(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
    (backgroundEffect, backgroundColor, backgroundImage) = (effect, color, nil)
    (shadowColor, shadowImage) = (shadow, nil)
  }

  /// Takes the background that a bar's own properties describe, where they describe one.
  func take(_ customization: BarCustomization) {
    guard customization != BarCustomization() else { return }
    let look = customization.look(isTranslucent: true)
    (backgroundEffect, backgroundColor, backgroundImage) = (look.effect, look.color, look.image)
    (shadowColor, shadowImage) = (look.shadow, look.shadowImage)
  }

  private func copyBackground(of other: UIBarAppearance) {
    (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
    (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }

  /// Returns a copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  /// Returns a copy of the same class, without an observer.
  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  func changed() {
    onChange?()
  }

  /// The background's look.
  var look: BarLook {
    BarLook(
      effect: backgroundEffect, color: backgroundColor, image: backgroundImage, imageMode: backgroundImageContentMode,
      shadow: shadowColor, shadowImage: shadowImage)
  }
}
