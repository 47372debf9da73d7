import QuartzCore

extension Diagnostic {
  /// The page curl is not there.
  static func partialCurl(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "partial-curl",
      happened: "\(controller) was to be presented by partialCurl.",
      reason: "The page curl bends its picture, which layers cannot.",
      remedy: "coverVertical is used. Set modalTransitionStyle to a style that is there.")
  }
}
