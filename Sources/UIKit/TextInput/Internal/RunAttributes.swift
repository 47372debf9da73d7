import Foundation
import QuartzCore

/// The attributes of a run of edited text.
///
/// Runs merge where they share an object: values are never compared.
@MainActor final class RunAttributes {
  /// The attributes, without those that hold objects of other classes (see `NSAttributedString.rebuilt(_:)`).
  let values: [NSAttributedString.Key: Any]

  init(_ values: [NSAttributedString.Key: Any]) {
    self.values = values.filter { _, value in !(value is NSObject) || value is NSNumber || value is NSString }
  }

  /// Returns the attributes with others added.
  func adding(_ others: [NSAttributedString.Key: Any]) -> RunAttributes {
    RunAttributes(values.merging(others) { $1 })
  }
}

/// A run of edited text: a length in UTF-16 code units, and attributes; nil for those of the view.
struct EditedRun {
  var count: Int
  var attributes: RunAttributes?
}
