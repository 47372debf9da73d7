import Foundation

/// The environment, the run loop, transactions, and actions.
extension Diagnostic {
  /// A selector's method does not fit the target or the sender.
  package static func actionMismatch(action: String, target: String) -> Diagnostic {
    Diagnostic(
      identifier: "action-mismatch",
      happened: "-[\(target) \(action)]: unrecognized selector sent to instance.",
      reason:
        "The selector carries a method of another class, or one that takes another kind of sender; or it is a name that the class's selector table does not have.",
      remedy:
        "Write Selector(\"\(action)\", \(target).method(_:)) with the target's own method, or list it in the class's selectors."
    )
  }

  /// `CATransaction.commit()` without `begin()`.
  package static let commitWithoutBegin = Diagnostic(
    identifier: "commit-without-begin",
    happened: "CATransaction.commit() was called without a begin().",
    reason: "Only the turn's implicit transaction is open, and it commits by itself.",
    remedy: "Pair each commit() with one begin().")

  /// A layout pass has kept invalidating the layout.
  package static func endlessLayout(layer: String) -> Diagnostic {
    Diagnostic(
      identifier: "endless-layout",
      happened: "\(layer) asked for layout again in each of \(MediaEnvironment.layoutPassLimit) passes of one turn.",
      reason: "A layout that always invalidates itself would never let the frame be drawn.",
      remedy:
        "The rest is left for the next turn. Do not call setNeedsLayout() from layoutSubviews() unless something changed."
    )
  }

  /// Code asked for the current environment outside a stage, and outside any other environment.
  package static let noEnvironment = Diagnostic(
    identifier: "no-environment",
    happened: "UIKit was used outside a stage.",
    reason: "Without one there is no screen, no clock that moves and no loop that draws.",
    remedy:
      "In a test, and in a program that records, wrap the body in `try withStage { stage in … }` of TransitionTesting; "
      + "with a clock of your own, call `environment.perform { … }` of a UIEnvironment.")
}
