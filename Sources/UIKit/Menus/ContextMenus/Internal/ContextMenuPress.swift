import QuartzCore

/// Recognizes the long press that opens a context menu, and moves over the menu's rows with the same touch.
final class ContextMenuPress: UIGestureRecognizer {
  /// The seconds after which the view begins to lift, and the menu opens; those of scroll views and of long presses
  /// (K-37, K-43).
  nonisolated static let delays: (lift: TimeInterval, menu: TimeInterval) = (0.15, 0.5)
  /// The points that a touch may move before (K-37).
  private static let allowableMovement: CGFloat = 10

  private weak var interaction: UIContextMenuInteraction?
  private var isLifting = false

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("changed", ContextMenuPress.changed))
  }

  /// Begins at once, for a menu that is open already.
  func claim() {
    isLifting = true
    if !tracked.isEmpty, machine.state == .possible { state = .began }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, numberOfTouches == 1, interaction?.overlay.map({ $0.phase == .closing }) ?? true else {
      if state == .possible { state = .failed } else { touches.forEach { ignore($0, for: event) } }
      return
    }
    guard let control = view as? UIControl else {
      return schedule(after: Self.delays.lift, label: "a press that may lift a view")
    }
    // A control whose touch opens the menu calls claim().
    if !control.showsMenuAsPrimaryAction { schedule(after: Self.delays.menu, label: "a long press") }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return state = .changed }
    for touch in touches where touch.windowLocation.isFarther(than: Self.allowableMovement, from: touch.landing) {
      return state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func timerFired() {
    guard state == .possible, deferredRecognition == nil, let interaction else { return }
    if isLifting { return state = .began }
    guard interaction.prepare(at: location(in: view)) else { return state = .failed }
    isLifting = true
    guard interaction.overlay?.isRich == true else { return state = .began }
    interaction.overlay?.beginLifting()
    schedule(after: Self.delays.menu - Self.delays.lift, label: "a long press")
  }

  override func hasFailed() {
    if isLifting, let overlay = interaction?.overlay { overlay.endLifting() }
    isLifting = false
  }

  override func reset() {
    isLifting = false
  }

  private func changed() {
    guard let interaction, let overlay = interaction.overlay else { return }
    let point = location(in: overlay)
    switch state {
    case .began:
      if overlay.phase == .lifting, !interaction.open() { return overlay.endLifting() }
      overlay.pressBegan(at: point)
    case .changed: overlay.pressMoved(to: point)
    case .ended: overlay.pressEnded(at: point)
    default: overlay.highlight(nil)
    }
  }
}
