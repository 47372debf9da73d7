import QuartzCore

/// The caret, or the selection with its two handles, and the shade of marked text.
final class TextSelectionView: UIView {
  private let caret = UIView(frame: .zero)
  private var shades: [UIView] = []
  private var handles: [TextSelectionHandle] = []
  private static let period: TimeInterval = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    caret.layer.cornerRadius = TextEditor.caretWidth / 2
    caret.isHidden = true
    addSubview(caret)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a caret, or a selection and marked text; all nil or empty for none. Rectangles are in the view's
  /// coordinates.
  func show(caret rect: CGRect?, selected: [CGRect], marked: [CGRect]) {
    caret.backgroundColor = tintColor
    caret.isHidden = rect == nil
    if let rect, caret.frame != rect { UIView.performWithoutAnimation { caret.frame = rect } }
    show(shades: selected + marked)
    show(handlesAt: selected)
    if rect == nil { stopBlinking() } else { startBlinking() }
  }

  private func show(shades rects: [CGRect]) {
    while shades.count > rects.count { shades.removeLast().removeFromSuperview() }
    while shades.count < rects.count {
      let shade = UIView(frame: .zero)
      shades.append(shade)
      insertSubview(shade, at: 0)
    }
    for (shade, rect) in zip(shades, rects) {
      shade.backgroundColor = tintColor.withAlphaComponent(0.2)
      shade.frame = rect
    }
  }

  private func show(handlesAt selected: [CGRect]) {
    guard let first = selected.first, let last = selected.last else {
      for handle in handles { handle.removeFromSuperview() }
      return handles = []
    }
    if handles.isEmpty {
      handles = [TextSelectionHandle(isStart: true), TextSelectionHandle(isStart: false)]
      for handle in handles { addSubview(handle) }
    }
    for handle in handles { handle.show(at: handle.isStart ? first : last, tintColor) }
  }

  // MARK: Blinking

  /// Shows the caret, and lets it blink from now on.
  private func startBlinking() {
    guard window != nil else { return }
    let blink = CAKeyframeAnimation(keyPath: "opacity")
    blink.values = [1, 1, 0, 0, 1]
    blink.keyTimes = [0, 0.45, 0.55, 0.9, 1]
    blink.duration = Self.period
    blink.repeatCount = .infinity
    uiEnvironment.ambientLayer = caret.layer
    caret.layer.removeAnimation(forKey: "blink")
    caret.layer.add(blink, forKey: "blink")
  }

  private func stopBlinking() {
    caret.layer.removeAnimation(forKey: "blink")
  }
}

/// A handle at an end of a selection: a bar with a knob.
private final class TextSelectionHandle: UIView {
  private static let knob: CGFloat = 10

  let isStart: Bool
  private let bar = UIView(frame: .zero)
  private let knob = UIView(frame: .zero)

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    knob.layer.cornerRadius = Self.knob / 2
    for part in [bar, knob] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func show(at rect: CGRect, _ color: UIColor) {
    for part in [bar, knob] { part.backgroundColor = color }
    frame = CGRect(
      x: (isStart ? rect.minX : rect.maxX) - Self.knob / 2, y: rect.minY - (isStart ? Self.knob : 0),
      width: Self.knob, height: rect.height + Self.knob)
    bar.frame = CGRect(x: Self.knob / 2 - 1, y: isStart ? Self.knob : 0, width: 2, height: rect.height)
    knob.frame = CGRect(x: 0, y: isStart ? 0 : rect.height, width: Self.knob, height: Self.knob)
  }
}
