import QuartzCore

extension Diagnostic {
  /// a subclass has an optional method that its superclass, which conforms, has not.
  package static func unheardMethod(_ method: String, of type: String, base: String, adopted: OptionalProtocol)
    -> Diagnostic
  {
    Diagnostic(
      identifier: "unheard-method",
      happened:
        "\(type) has \(method), and nobody calls it: \(base), its superclass, adopts \(adopted.rawValue) without it.",
      reason:
        "In Objective-C an optional method is found in any subclass; in Swift alone it is bound in the class that adopts the protocol.",
      remedy:
        "Add the method to \(base) and override it, or, where \(base) can't be edited, let \(type) adopt \(adopted.rawValue)Overriding as well."
    )
  }
}
