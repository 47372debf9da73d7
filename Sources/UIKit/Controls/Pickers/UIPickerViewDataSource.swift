import Foundation

/// Says how many components and rows a picker has.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of components, which are beside each other.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of a component's rows.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
