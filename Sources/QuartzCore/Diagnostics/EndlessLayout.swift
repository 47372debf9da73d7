import Foundation

extension Diagnostic {
  /// A layout pass kept asking for another.
  package static func endlessLayout(layer: String) -> Diagnostic {
    Diagnostic(
      identifier: "endless-layout",
      happened: "\(layer) asked for layout again in each of \(MediaEnvironment.layoutPassLimit) passes of one turn.",
      reason: "A layout that always invalidates itself would never let the frame be drawn.",
      remedy:
        "The rest is left for the next turn. Do not call setNeedsLayout() from layoutSubviews() unless something changed."
    )
  }
}
