import Foundation

extension NSAttributedString {
  /// A copy with the supported attributes, which a function may change.
  ///
  /// It is made run by run, without attributes that hold objects of other classes: Foundation on Linux traps when it
  /// compares such objects of neighbouring runs, as its own copying and editing do.
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

  /// An immutable copy of the text.
  package var snapshot: NSAttributedString {
    self is NSMutableAttributedString ? rebuilt() : self
  }
}
