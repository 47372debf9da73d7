// Written by Scripts/optional-methods from UITextViewDelegate.swift.

import Foundation

/// Lets a subclass add optional methods of ``UITextViewDelegate`` that its superclass, which conforms, has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UITextViewDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
///
/// For the methods of ``UIScrollViewDelegate``, name ``UIScrollViewDelegateOverriding`` as well.
@preconcurrency @MainActor public protocol UITextViewDelegateOverriding: NSObjectProtocol {
  /// Returns whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether typed text may replace a range, in UTF-16 code units.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called after the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegateOverriding where Self: UITextViewDelegate {
  private var inherited: any UITextViewDelegate { self }

  /// Calls the superclass's method.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    inherited.textViewShouldBeginEditing(textView)
  }

  /// Calls the superclass's method.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    inherited.textViewShouldEndEditing(textView)
  }

  /// Calls the superclass's method.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    inherited.textViewDidBeginEditing(textView)
  }

  /// Calls the superclass's method.
  public func textViewDidEndEditing(_ textView: UITextView) {
    inherited.textViewDidEndEditing(textView)
  }

  /// Calls the superclass's method.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    inherited.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }

  /// Calls the superclass's method.
  public func textViewDidChange(_ textView: UITextView) {
    inherited.textViewDidChange(textView)
  }

  /// Calls the superclass's method.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    inherited.textViewDidChangeSelection(textView)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class TextViewDelegateForwarder: NSObject, UITextViewDelegate {
  private let sibling: any UITextViewDelegateOverriding

  init(_ sibling: any UITextViewDelegateOverriding) {
    self.sibling = sibling
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    sibling.textViewShouldBeginEditing(textView)
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    sibling.textViewShouldEndEditing(textView)
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    sibling.textViewDidBeginEditing(textView)
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    sibling.textViewDidEndEditing(textView)
  }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    sibling.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }

  func textViewDidChange(_ textView: UITextView) {
    sibling.textViewDidChange(textView)
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    sibling.textViewDidChangeSelection(textView)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UITextViewDelegate) -> any UITextViewDelegate {
    sibling(of: delegate, .textViewDelegate, as: (any UITextViewDelegateOverriding).self).map(
      TextViewDelegateForwarder.init) ?? delegate
  }
}
