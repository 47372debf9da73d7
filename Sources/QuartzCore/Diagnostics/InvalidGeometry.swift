import Foundation

extension Diagnostic {
  /// A layer was given geometry that is not finite; UIKit raises `CALayerInvalidGeometry`.
  package static func invalidGeometry(layer: String, property: String, value: String) -> Diagnostic {
    Diagnostic(
      identifier: "invalid-geometry",
      happened: "\(layer) was given \(property) = \(value.replacingOccurrences(of: "Foundation.", with: "")).",
      reason:
        "A layer whose geometry is not finite cannot be drawn; Core Animation raises CALayerInvalidGeometry here.",
      remedy: "The old value is kept. Look for a division by zero or a frame that was not laid out yet.")
  }
}
