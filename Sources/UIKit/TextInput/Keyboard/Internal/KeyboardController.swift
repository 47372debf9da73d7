import Foundation
import QuartzCore

/// Shows and hides the keyboard as the first responder changes, and posts its notifications.
@MainActor package final class KeyboardController {
  unowned let environment: UIEnvironment
  /// The window; nil until the keyboard is first shown.
  private(set) var window: KeyboardWindow?
  /// The content that is shown, or rises; nil while the keyboard is down.
  private(set) var content: KeyboardContent?
  /// The keyboard's frame at the end of its present movement, on the screen; nil while it is down.
  private(set) var frame: CGRect?
  /// The number of changes that wait for the end of another one, such as that of two responders.
  private var suspensions = 0
  /// The number of the last movement: the notifications after an earlier one are not posted.
  private var movement = 0
  /// The guides that follow the keyboard.
  private var guides: [WeakReference<UIKeyboardLayoutGuide>] = []
  /// Whether a transition moves the keyboard (P-56).
  var isHeldByTransition = false

  init(environment: UIEnvironment) {
    self.environment = environment
  }

  /// The frame on the screen, in points; nil while the keyboard is down.
  package var frameOnScreen: CGRect? { frame }

  /// The frame while the keyboard is down: below the screen.
  func hiddenFrame(height: CGFloat) -> CGRect {
    let size = environment.screen.bounds.size
    return CGRect(x: 0, y: size.height, width: size.width, height: height)
  }

  // MARK: Changes

  /// Runs a closure in which the first responder changes; the keyboard follows once, at its end.
  func change<Result>(_ body: () -> Result) -> Result {
    suspensions += 1
    defer {
      suspensions -= 1
      update()
    }
    return body()
  }

  /// Whether no change waits for the end of another one.
  var suspensionsEnded: Bool { suspensions == 0 }

  /// Holds the keyboard until ``resume()``.
  func suspend() { suspensions += 1 }

  /// Ends a suspension, without an update.
  func resume() { suspensions -= 1 }

  /// Shows what the first responder asks for, or hides the keyboard.
  func update(animated: Bool = true) {
    guard suspensions == 0, !isHeldByFinger, !isHeldByTransition else { return }
    let wanted = KeyboardContent(of: environment.presses.firstResponder, in: environment)
    guard wanted != nil || content != nil else { return }
    environment.perform { apply(wanted, animated: animated && UIView.areAnimationsEnabled) }
  }

  /// Hides the keyboard of a responder that has left the screen without resigning, and lets it go where the dragged
  /// scroll view has left.
  func turnEnded() {
    if let draggedView, draggedView.target?.window == nil { release(hides: false) }
    if content != nil, environment.presses.firstResponder == nil { update() }
  }

  private func apply(_ wanted: KeyboardContent?, animated: Bool) {
    let old = frame
    guard let wanted else {
      if let old { hide(from: old, animated: animated) }
      return
    }
    if !wanted.matches(content) {
      content = wanted
      prepareWindow().host.show(wanted) { [weak self] in self?.touched($0) }
    }
    let end = endFrame(of: wanted)
    guard end != old else { return }
    move(
      from: old ?? hiddenFrame(height: end.height), to: end, isHiding: false, isShown: old != nil,
      animated: animated)
  }

  private func hide(from old: CGRect, animated: Bool) {
    if keepsKeyboard { return }
    content = nil
    move(from: old, to: hiddenFrame(height: old.height), isHiding: true, isShown: true, animated: animated)
  }

  /// Whether a controller on the screen keeps the keyboard although no responder wants it.
  private var keepsKeyboard: Bool {
    var controller = environment.keyWindow?.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    guard let controller, controller.presentingViewController != nil, !controller.isBeingDismissed else { return false }
    return controller.disablesAutomaticKeyboardDismissal
  }

  /// Returns the frame of a content that is up.
  func endFrame(of content: KeyboardContent) -> CGRect {
    let screen = environment.screen
    let width = screen.bounds.width
    var height: CGFloat = 0
    if let input = content.inputView {
      height = KeyboardHost.height(of: input, width: width)
    } else if let layout = content.layout {
      height = layout.height(on: screen.configuration)
    } else {
      height = screen.configuration.safeAreaInsets.bottom
    }
    if let accessory = content.accessory { height += KeyboardHost.height(of: accessory, width: width) }
    height = min(max(0, height.isFinite ? height : 0), screen.bounds.height)
    return CGRect(x: 0, y: screen.bounds.height - height, width: width, height: height)
  }

  /// Returns the window, visible, with the keyboard's view.
  func prepareWindow() -> KeyboardWindow {
    if let window {
      if window.isHidden { window.isHidden = false }
      return window
    }
    let made = KeyboardWindow(frame: environment.screen.bounds)
    made.onResize = { [weak self] in self?.screenSizeChanged() }
    window = made
    made.isHidden = false
    return made
  }

  /// Releases the window, which refers to the environment.
  func end() {
    window = nil
    (content, frame) = (nil, nil)
    guides = []
  }

  // MARK: Movement

  /// Moves the keyboard in its own animation, with the notifications.
  private func move(from begin: CGRect, to end: CGRect, isHiding: Bool, isShown: Bool, animated: Bool) {
    let host = prepareWindow().host
    movement += 1
    let number = movement
    if !isShown { UIView.performWithoutAnimation { place(host, at: begin) } }
    frame = isHiding ? nil : end
    let change = KeyboardChange(from: begin, to: end, isHiding: isHiding, duration: animated ? 0.25 : 0)
    let body = { [self] in
      place(host, at: end)
      post(change, isBefore: true)
      updateGuides()
    }
    let completion: (Bool) -> Void = { [weak self] _ in
      guard let self, movement == number else { return }
      finish(change)
    }
    guard animated else {
      UIView.performWithoutAnimation(body)
      return environment.enqueueCompletion { completion(true) }
    }
    UIView.animate(
      withDuration: change.duration, delay: 0,
      options: [.keyboardCurve, .beginFromCurrentState, .allowUserInteraction],
      animations: body, completion: completion)
  }

  /// Posts the notifications after a movement, and removes a keyboard that has left.
  func finish(_ change: KeyboardChange) {
    if change.isHiding, frame == nil {
      window?.host.show(nil) { _ in }
      window?.isHidden = true
    }
    post(change, isBefore: false)
  }

  /// Sets the frame of the keyboard's view, and lays it out in the running animation.
  func place(_ host: KeyboardHost, at frame: CGRect) {
    host.frame = frame
    host.layoutIfNeeded()
  }

  /// Notes a movement that something else animates.
  func noteMovement(to end: CGRect?) {
    movement += 1
    frame = end
  }

  /// Sets the content without a movement.
  func setContent(_ content: KeyboardContent?) {
    self.content = content
    if let content { prepareWindow().host.show(content) { [weak self] in self?.touched($0) } }
  }

  // MARK: Notifications

  /// Posts the two notifications before or after a change.
  func post(_ change: KeyboardChange, isBefore: Bool) {
    let names: [Notification.Name]
    if isBefore {
      names = [
        UIResponder.keyboardWillChangeFrameNotification,
        change.isHiding ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification,
      ]
    } else {
      names = [
        UIResponder.keyboardDidChangeFrameNotification,
        change.isHiding ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification,
      ]
    }
    for name in names {
      environment.perform {
        NotificationCenter.default.post(name: name, object: environment.screen, userInfo: change.userInfo)
      }
    }
  }

  // MARK: Guides

  /// Adds a guide that follows the keyboard.
  func add(_ guide: UIKeyboardLayoutGuide) {
    guides.removeAll { $0.target == nil }
    guides.append(WeakReference(guide))
  }

  /// Moves the guides to the keyboard's edge, in the running animation.
  func updateGuides() {
    guard !guides.isEmpty else { return }
    var windows: [UIWindow] = []
    for guide in guides.compactMap(\.target) {
      guide.update()
      if let window = guide.owner?.window, !windows.contains(identicalTo: window) { windows.append(window) }
    }
    for window in windows { window.layoutIfNeeded() }
  }

  // MARK: Changes of the screen

  /// Moves the keyboard to its frame on a screen that has another size.
  private func screenSizeChanged() {
    guard let content, let old = frame else { return }
    if let keys = window?.host.keyboardView { keys.setNeedsDisplay() }
    let end = endFrame(of: content)
    guard end != old else { return }
    window?.host.show(content) { [weak self] in self?.touched($0) }
    move(from: old, to: end, isHiding: false, isShown: true, animated: false)
  }

  // MARK: Fingers

  /// The scroll view whose drag moves the keyboard; nil for none.
  private var draggedView: WeakReference<UIScrollView>?
  /// Whether a finger that drags a scroll view moves the keyboard.
  var isHeldByFinger: Bool { draggedView != nil }

  /// Moves the keyboard with a finger on a scroll view that is `depth` points below its upper edge.
  func follow(depth: CGFloat, dragging scrollView: UIScrollView) {
    guard let frame, let host = window?.host else { return }
    draggedView = WeakReference(scrollView)
    movement += 1
    let offset = min(max(0, depth), frame.height)
    UIView.performWithoutAnimation { place(host, at: frame.offsetBy(dx: 0, dy: offset)) }
  }

  /// Lets the keyboard go: it leaves, or goes back up.
  func release(hides: Bool) {
    guard isHeldByFinger else { return }
    draggedView = nil
    guard let frame, let host = window?.host, environment.presses.firstResponder != nil else { return update() }
    let current = host.frame
    if hides, let responder = environment.presses.firstResponder {
      change { _ = responder.resignFirstResponder() }
      if self.frame == nil { return }
    }
    move(from: current, to: frame, isHiding: false, isShown: true, animated: true)
  }

  /// Types the letter of a drawn key.
  private func touched(_ title: String) {
    guard let input = environment.presses.firstResponder as? any UIKeyInput else { return }
    switch title {
    case "⌫": type(nil, into: input)
    case "space": type(" ", into: input)
    case "⇧", "123", "ABC", "#+=": break
    case _ where title.count > 1: type("\n", into: input)
    default: type(title, into: input)
    }
  }

  /// Types a letter, or deletes one, as the keyboard does; returns false where the first responder takes no text.
  @discardableResult
  package func type(_ text: String?) -> Bool {
    guard let input = environment.presses.firstResponder as? any UIKeyInput else { return false }
    type(text, into: input)
    return true
  }

  private func type(_ text: String?, into input: any UIKeyInput) {
    environment.perform {
      if let owner = input as? any TextEditorOwner {
        if let text { owner.editor.type(text) } else { owner.editor.typeDelete() }
      } else if let text {
        input.insertText(text)
      } else {
        input.deleteBackward()
      }
      refreshKeys()
    }
  }

  /// Shows the keys that the first responder asks for now, such as small letters after the first one.
  private func refreshKeys() {
    guard suspensions == 0, let shown = content?.layout else { return }
    let wanted = KeyboardContent(of: environment.presses.firstResponder, in: environment)
    if let layout = wanted?.layout, layout != shown, wanted?.accessory === content?.accessory { update() }
  }
}

/// A change of the keyboard's frame on the screen.
struct KeyboardChange {
  var from: CGRect
  var to: CGRect
  var isHiding: Bool
  /// The seconds that the notifications name.
  var duration: TimeInterval

  init(from: CGRect, to: CGRect, isHiding: Bool, duration: TimeInterval) {
    (self.from, self.to, self.isHiding, self.duration) = (from, to, isHiding, duration)
  }

  @MainActor fileprivate var userInfo: [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: from),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: to),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }
}

extension UIView.AnimationOptions {
  /// The keyboard's curve, the system's spring (K-9).
  static let keyboardCurve = UIView.AnimationOptions(rawValue: 7 << 16)
}
