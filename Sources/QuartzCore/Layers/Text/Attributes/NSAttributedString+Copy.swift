import Foundation

extension NSAttributedString {
  /// A copy of the attributes that are drawn, which a function may change.
  ///
  /// It is put together from stretches, without attributes that hold objects of other classes: Foundation on Linux traps when
  /// it compares such objects of neighbours, as it does in its own ways to copy and to change a text.
  package func rebuilt(_ change: (inout [NSAttributedString.Key: Any]) -> Void = { _ in }) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    let text = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var attributes = attributes.filter { key, value in
        TextAttribute(rawValue: key.rawValue) != nil && (!(value is NSObject) || value is NSNumber || value is NSString)
      }
      change(&attributes)
      result.append(NSAttributedString(string: text.substring(with: range), attributes: attributes))
    }
    return result
  }

  /// The text as it is now, whatever becomes of a mutable one.
  package var snapshot: NSAttributedString {
    self is NSMutableAttributedString ? rebuilt() : self
  }
}
