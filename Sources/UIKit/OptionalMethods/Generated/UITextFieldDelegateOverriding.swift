// Written by Scripts/optional-methods from UITextFieldDelegate.swift.

import Foundation

/// Lets a subclass add optional methods of ``UITextFieldDelegate`` that its superclass, which conforms, has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UITextFieldDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UITextFieldDelegateOverriding: NSObjectProtocol {
  /// Returns whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing has ended; not called where the next one is implemented.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextFieldDidEndEditingReason)
  /// Returns whether typed text may replace a range, in UTF-16 code units.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  /// Called after the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button may delete the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key has its effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegateOverriding where Self: UITextFieldDelegate {
  private var inherited: any UITextFieldDelegate { self }

  /// Calls the superclass's method.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    inherited.textFieldShouldBeginEditing(textField)
  }

  /// Calls the superclass's method.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    inherited.textFieldDidBeginEditing(textField)
  }

  /// Calls the superclass's method.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    inherited.textFieldShouldEndEditing(textField)
  }

  /// Calls the superclass's method.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    inherited.textFieldDidEndEditing(textField)
  }

  /// Calls the superclass's method.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextFieldDidEndEditingReason) {
    inherited.textFieldDidEndEditing(textField, reason: reason)
  }

  /// Calls the superclass's method.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    inherited.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }

  /// Calls the superclass's method.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    inherited.textFieldDidChangeSelection(textField)
  }

  /// Calls the superclass's method.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    inherited.textFieldShouldClear(textField)
  }

  /// Calls the superclass's method.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    inherited.textFieldShouldReturn(textField)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class TextFieldDelegateForwarder: NSObject, UITextFieldDelegate {
  private let sibling: any UITextFieldDelegateOverriding

  init(_ sibling: any UITextFieldDelegateOverriding) {
    self.sibling = sibling
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    sibling.textFieldShouldBeginEditing(textField)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    sibling.textFieldDidBeginEditing(textField)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    sibling.textFieldShouldEndEditing(textField)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    sibling.textFieldDidEndEditing(textField)
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextFieldDidEndEditingReason) {
    sibling.textFieldDidEndEditing(textField, reason: reason)
  }

  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  {
    sibling.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    sibling.textFieldDidChangeSelection(textField)
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    sibling.textFieldShouldClear(textField)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    sibling.textFieldShouldReturn(textField)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UITextFieldDelegate) -> any UITextFieldDelegate {
    sibling(of: delegate, .textFieldDelegate, as: (any UITextFieldDelegateOverriding).self).map(
      TextFieldDelegateForwarder.init) ?? delegate
  }
}
