import Foundation
import QuartzCore

/// An object of the responder chain: a view, a view controller, a window.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions,
  WeaklyReferenceable, MessageReceiver
{
  /// The state of traits, for views and controllers that have any.
  var storedTraitState: TraitState?
  /// See ``WeakReference``.
  @exclusivity(unchecked) nonisolated(unsafe) package var storedWeakHandle: WeakHandle?

  /// The values for accessibility that the app has set; nil before the first.
  @exclusivity(unchecked) var storedAccessibility: AccessibilityState?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  deinit {
    storedWeakHandle?.clear()
  }

  // MARK: Values by key

  /// Returns the value of a property by its name; an unknown name goes to ``value(forUndefinedKey:)``.
  open func value(forKey key: String) -> Any? { keyedValue(forKey: key) }

  /// Returns the value at a key path such as `layer.cornerRadius`.
  open func value(forKeyPath keyPath: String) -> Any? { keyedValue(forKeyPath: keyPath) }

  /// Sets a property by its name; an unknown name goes to ``setValue(_:forUndefinedKey:)``.
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, forKey: key) }

  /// Sets the value at a key path such as `layer.cornerRadius`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, forKeyPath: keyPath) }

  /// Reports a name that no property has, in UIKit's words, and returns nil.
  open func value(forUndefinedKey key: String) -> Any? {
    UIEnvironment.active.report(.undefinedKey(key, of: self, isSet: false))
    return nil
  }

  /// Reports a name that no property has, in UIKit's words.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    UIEnvironment.active.report(.undefinedKey(key, of: self, isSet: true))
  }

  /// Called when a value that the object observes by name has changed; reports a change that no subclass takes.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    UIEnvironment.active.report(.unhandledChange(keyPath: keyPath, of: object, by: self))
  }

  /// The next object of the responder chain; nil at its end.
  open var next: UIResponder? { nil }

  /// Whether the responder has an action's method; false unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Returns the responder that can perform an action: this one, or the next in the chain that can; nil for none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Edit actions

  /// See ``UIResponderStandardEditActions``; does nothing unless overridden with ``canPerformAction(_:withSender:)``.
  open func cut(_ sender: Any?) {}
  /// See ``UIResponderStandardEditActions``; does nothing unless overridden with ``canPerformAction(_:withSender:)``.
  open func copy(_ sender: Any?) {}
  /// See ``UIResponderStandardEditActions``; does nothing unless overridden with ``canPerformAction(_:withSender:)``.
  open func paste(_ sender: Any?) {}
  /// See ``UIResponderStandardEditActions``; does nothing unless overridden with ``canPerformAction(_:withSender:)``.
  open func select(_ sender: Any?) {}
  /// See ``UIResponderStandardEditActions``; does nothing unless overridden with ``canPerformAction(_:withSender:)``.
  open func selectAll(_ sender: Any?) {}
  /// See ``UIResponderStandardEditActions``; does nothing unless overridden with ``canPerformAction(_:withSender:)``.
  open func delete(_ sender: Any?) {}

  // MARK: Touches

  /// Called when touches begin; passes them to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move; passes them to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end; passes them to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system or a gesture cancels touches; passes them to the next responder unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when values of touches that were estimates are known; the touches here have none, so nothing calls it.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Buttons and keys

  /// Called when presses begin; passes them to the next responder unless overridden.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when the force of presses changes; passes them to the next responder unless overridden. No source has a
  /// force here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when presses end; passes them to the next responder unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when presses are cancelled; passes them to the next responder unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Accessibility

  /// Whether VoiceOver stops at the object; UIKit's own texts and controls are elements, other views are not.
  open var isAccessibilityElement: Bool {
    get {
      storedAccessibility?.isElement ?? storedAccessibility?.item?.isAccessibilityElement
        ?? accessibilityDefaults.isElement
    }
    set { accessibilityState.isElement = newValue }
  }
  /// The name that VoiceOver reads; nil for UIKit's own, such as a button's title.
  open var accessibilityLabel: String? {
    get { storedAccessibility?.label ?? storedAccessibility?.item?.accessibilityLabel ?? accessibilityDefaults.label }
    set { accessibilityState.label = newValue }
  }
  /// The value, such as a slider's; nil for UIKit's own.
  open var accessibilityValue: String? {
    get { storedAccessibility?.value ?? storedAccessibility?.item?.accessibilityValue ?? accessibilityDefaults.value }
    set { accessibilityState.value = newValue }
  }
  /// The result of an action, which VoiceOver reads last; nil for none.
  open var accessibilityHint: String? {
    get { storedAccessibility?.hint ?? storedAccessibility?.item?.accessibilityHint }
    set { accessibilityState.hint = newValue }
  }
  /// The kinds and states; those of UIKit's own views follow their state unless the app has set some.
  open var accessibilityTraits: UIAccessibilityTraits {
    get {
      storedAccessibility?.traits
        ?? accessibilityDefaults.traits.union(storedAccessibility?.item?.accessibilityTraits ?? [])
    }
    set { accessibilityState.traits = newValue }
  }
  /// The rectangle on the screen, in points; a view's own unless the app has set one.
  open var accessibilityFrame: CGRect {
    get { storedAccessibility?.frame ?? screenRectangle }
    set { accessibilityState.frame = newValue }
  }
  /// The point of the screen where VoiceOver taps; the middle of ``accessibilityFrame`` unless the app has set one.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return storedAccessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibilityState.activationPoint = newValue }
  }
  /// The language in which the texts are read; nil for the user's.
  open var accessibilityLanguage: String? {
    get { storedAccessibility?.language }
    set { accessibilityState.language = newValue }
  }
  /// Whether VoiceOver skips the elements inside.
  open var accessibilityElementsHidden: Bool {
    get { storedAccessibility?.elementsHidden ?? false }
    set { accessibilityState.elementsHidden = newValue }
  }
  /// Whether VoiceOver skips the elements in the views beside this one; true for the container of a presentation.
  open var accessibilityViewIsModal: Bool {
    get { storedAccessibility?.isModal ?? accessibilityDefaults.isModal }
    set { accessibilityState.isModal = newValue }
  }
  /// Whether the elements inside come one after the other, with none of those beside them in between.
  open var shouldGroupAccessibilityChildren: Bool {
    get { storedAccessibility?.groupsChildren ?? accessibilityDefaults.groupsChildren }
    set { accessibilityState.groupsChildren = newValue }
  }
  /// Whether the elements inside are moved to one by one or at once; only stored.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { storedAccessibility?.navigationStyle ?? .automatic }
    set { accessibilityState.navigationStyle = newValue }
  }
  /// The kind of container; only stored.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { storedAccessibility?.containerType ?? .none }
    set { accessibilityState.containerType = newValue }
  }
  /// Whether the element can be used; true unless the app has set it.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { storedAccessibility?.respondsToUserInteraction ?? true }
    set { accessibilityState.respondsToUserInteraction = newValue }
  }
  /// The names by which Voice Control finds the element, the best one first; the label unless the app has set some.
  open var accessibilityUserInputLabels: [String]! {
    get { storedAccessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibilityState.userInputLabels = newValue }
  }
  /// Further actions; nil for none.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { storedAccessibility?.customActions }
    set { accessibilityState.customActions = newValue }
  }
  /// The elements inside, in order, in place of the subviews: views and ``UIAccessibilityElement``s; others are
  /// ignored.
  open var accessibilityElements: [Any]? {
    get { storedAccessibility?.elements ?? accessibilityDefaults.elements }
    set { accessibilityState.elements = newValue }
  }
  /// The number of elements in place of the subviews; 0 for none.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns an element in place of the subviews; nil where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of an element in place of the subviews; `NSNotFound` where there is none.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Activates the element, as a double tap does; returns false for a tap at ``accessibilityActivationPoint``.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the value of an adjustable element.
  open func accessibilityIncrement() {}
  /// Decrements the value of an adjustable element.
  open func accessibilityDecrement() {}
  /// Scrolls by a page; returns whether it was done.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Closes what is open, as a scrub with two fingers does; returns whether it was done, else the next responder is
  /// asked.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what matters most, as a double tap with two fingers does; returns whether it was done, else the next
  /// responder is asked.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when VoiceOver has focused the element; does nothing unless overridden.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when VoiceOver has left the element; does nothing unless overridden.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether VoiceOver has focused the element.
  open func accessibilityElementIsFocused() -> Bool { environmentOfResponder.voiceOver.focus === self }

  /// The values for accessibility of UIKit's own classes.
  var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }
  /// The object's rectangle on the screen, in points.
  var screenRectangle: CGRect { .zero }

  // MARK: Motion

  /// Called when a movement of the device begins, such as shaking; passes it to the next responder unless overridden.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a movement of the device ends; passes it to the next responder unless overridden.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a movement of the device is interrupted; passes it to the next responder unless overridden.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Messages

  /// Whether the object's class has the selector's method, or lists its name in a `SelectorTable`.
  open func responds(to aSelector: Selector!) -> Bool { hasMethod(of: aSelector) }
  /// Whether the object's class adopts a protocol.
  open func conforms(to aProtocol: Protocol) -> Bool { aProtocol.isAdopted(by: self) }
  /// The object that gets a message which this one's class has no method for; nil unless overridden.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  // MARK: Nib files

  /// Called when a nib or a storyboard has made the object and set its outlets; does nothing unless overridden.
  open func awakeFromNib() {}
  /// Called by a tool that shows the object in a design; does nothing unless overridden. There is no such tool.
  open func prepareForInterfaceBuilder() {}

  // MARK: First responder

  /// The key commands while the responder is in the chain of the first responder; nil unless overridden.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether the responder may become first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the first responder may resign; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is first responder.
  open var isFirstResponder: Bool { environmentOfResponder.presses.firstResponder === self }

  /// Makes the responder first responder; false where it may not, is in no window, or the present one does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool { acquireFirstResponder() }

  /// Resigns as first responder; false where it may not.
  @discardableResult
  open func resignFirstResponder() -> Bool { releaseFirstResponder() }

  // MARK: Inputs

  /// The view in place of the keyboard while the responder, or one before it in the chain, is first responder; nil
  /// unless overridden.
  open var inputView: UIView? { nil }
  /// The view above the keyboard, or at the screen's lower edge for a responder without one; nil unless overridden.
  open var inputAccessoryView: UIView? { nil }

  /// Shows the input views that the first responder asks for now.
  open func reloadInputViews() {
    if isFirstResponder { environmentOfResponder.keyboard.update() }
  }

  /// Called after the responder has lost its state against its will.
  func didResignByForce() {}
}

extension UIResponder {
  /// Returns the first responder from this one on whose class has a selector's method; nil where there is none.
  func responder(to action: Selector) -> UIResponder? {
    var responder: UIResponder? = self
    while let current = responder, !action.fits(current) { responder = current.next }
    return responder
  }
}
