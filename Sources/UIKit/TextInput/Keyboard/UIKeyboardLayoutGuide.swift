import QuartzCore

/// A guide that follows something on the screen.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The room that the keyboard takes at a view's lower edge; without a keyboard, that of the safe area (L-58).
///
/// The guide moves in the keyboard's animation. The keyboard is always docked here.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is not docked; there is none here.
  open var followsUndockedKeyboard = false
  /// Whether the guide reaches to the safe area's lower edge while the keyboard is down; else to the view's.
  open var usesBottomSafeArea = true {
    didSet { update() }
  }
  private var heightConstraint: NSLayoutConstraint?

  /// Adds the guide to a view, at its lower edge.
  func attach(to view: UIView) {
    identifier = "UIKeyboardLayoutGuide"
    view.addLayoutGuide(self)
    let height = heightAnchor.constraint(equalToConstant: heightInView)
    heightConstraint = height
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor), height,
    ])
    view.uiEnvironment.keyboard.add(self)
  }

  /// Takes the keyboard's present edge.
  func update() {
    let height = heightInView
    if heightConstraint?.constant != height { heightConstraint?.constant = height }
  }

  /// The height from the view's lower edge to the keyboard's or the safe area's upper edge, in points.
  private var heightInView: CGFloat {
    guard let view = owner else { return 0 }
    let safe = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let frame = view.uiEnvironment.keyboard.frameOnScreen, let window = view.window else { return safe }
    let inWindow = window.convert(frame, from: nil)
    let edge = view.convert(inWindow, from: window)
    guard edge.maxX > view.bounds.minX, edge.minX < view.bounds.maxX else { return safe }
    return max(safe, min(view.bounds.maxY - edge.minY, view.bounds.height))
  }
}
