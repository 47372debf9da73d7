import QuartzCore

/// The window of the keyboard, above all others; outside of the keyboard it takes no touches.
final class KeyboardWindow: UIWindow {
  /// The view that moves: accessory and keys.
  let host = KeyboardHost()
  /// Called when the window has another size.
  var onResize: () -> Void = {}
  private var laidOutSize: CGSize?

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = Level(rawValue: 10_000_000)
    isOpaque = false
    addSubview(host)
  }

  required init?(coder: NSCoder) { nil }

  override var isSystemWindow: Bool { true }
  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard laidOutSize != bounds.size else { return }
    let isFirst = laidOutSize == nil
    laidOutSize = bounds.size
    if !isFirst { onResize() }
  }
}

/// The keyboard's view, with the accessory above the keys.
final class KeyboardHost: UIView {
  private(set) var content: KeyboardContent?
  private var keys: UIView?

  init() {
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// The responder that has the accessory: a field in an accessory keeps what is around it.
  override var next: UIResponder? {
    guard let owner = content?.accessoryOwner else { return super.next }
    // An owner inside its own accessory would close a circle.
    let view = owner as? UIView ?? (owner as? UIViewController)?.viewIfLoaded
    return view?.isDescendant(of: self) == true ? super.next : owner
  }

  /// The drawn keys; nil where the responder has an input view of its own.
  var keyboardView: KeyboardView? { keys as? KeyboardView }

  /// Shows another content; nil removes the app's views.
  func show(_ content: KeyboardContent?, onKey: @escaping (String) -> Void) {
    let environment = uiEnvironment
    overrideUserInterfaceStyle = content?.appearance ?? .unspecified
    if self.content?.accessory !== content?.accessory, let old = self.content?.accessory, old.superview === self {
      old.removeFromSuperview()
    }
    if let layout = content?.layout, content?.inputView == nil {
      let view = keyboardView ?? KeyboardView(layout, environment.screen.configuration)
      view.show(layout)
      view.onKey = onKey
      replaceKeys(by: view)
    } else {
      replaceKeys(by: content?.inputView)
    }
    self.content = content
    if let accessory = content?.accessory, accessory.superview !== self { addSubview(accessory) }
    setNeedsLayout()
  }

  private func replaceKeys(by view: UIView?) {
    if let keys, keys !== view, keys.superview === self { keys.removeFromSuperview() }
    keys = view
    if let view, view.superview !== self { insertSubview(view, at: 0) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = content?.accessory.map { KeyboardHost.height(of: $0, width: bounds.width) } ?? 0
    content?.accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    keys?.frame = CGRect(x: 0, y: height, width: bounds.width, height: max(0, bounds.height - height))
  }

  /// The height of an accessory or an input view: its frame's, or else what its content or constraints make.
  static func height(of view: UIView, width: CGFloat) -> CGFloat {
    if !view.translatesAutoresizingMaskIntoConstraints || view.bounds.height == 0 {
      let intrinsic = view.intrinsicContentSize.height
      if intrinsic >= 0 { return intrinsic }
      return view.systemLayoutSizeFitting(CGSize(width: width, height: 0)).height
    }
    return view.bounds.height
  }
}
