// Written by Scripts/optional-methods from UIPickerViewDelegate.swift.

import Foundation

/// Lets a subclass add optional methods of ``UIPickerViewDelegate`` that its superclass, which conforms, has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UIPickerViewDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UIPickerViewDelegateOverriding: NSObjectProtocol {
  /// Returns the width of a component, in points; one that is not above 0 takes a share of the rest.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of a component's rows, in points; one that is not above 0 stands for 32.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the title of a row with attributes, which is shown in place of one without.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  /// Returns the view of a row, in place of titles. `view` is one that is no longer shown; nil where there is none.
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
    -> UIView
  /// Called when a row that the user has chosen has come to rest.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegateOverriding where Self: UIPickerViewDelegate {
  private var inherited: any UIPickerViewDelegate { self }

  /// Calls the superclass's method.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    inherited.pickerView(pickerView, widthForComponent: component)
  }

  /// Calls the superclass's method.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    inherited.pickerView(pickerView, rowHeightForComponent: component)
  }

  /// Calls the superclass's method.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    inherited.pickerView(pickerView, titleForRow: row, forComponent: component)
  }

  /// Calls the superclass's method.
  public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  {
    inherited.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
  }

  /// Calls the superclass's method.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    inherited.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  /// Calls the superclass's method.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    inherited.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class PickerDelegateForwarder: NSObject, UIPickerViewDelegate {
  private let sibling: any UIPickerViewDelegateOverriding

  init(_ sibling: any UIPickerViewDelegateOverriding) {
    self.sibling = sibling
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    sibling.pickerView(pickerView, widthForComponent: component)
  }

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    sibling.pickerView(pickerView, rowHeightForComponent: component)
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    sibling.pickerView(pickerView, titleForRow: row, forComponent: component)
  }

  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  {
    sibling.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
  }

  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
    -> UIView
  {
    sibling.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    sibling.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UIPickerViewDelegate) -> any UIPickerViewDelegate {
    sibling(of: delegate, .pickerDelegate, as: (any UIPickerViewDelegateOverriding).self).map(
      PickerDelegateForwarder.init) ?? delegate
  }
}
