import QuartzCore

extension Diagnostic {
  /// A controller asked for its view while it was making it.
  static func viewInLoadView(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "view-in-load-view",
      happened: "\(controller) asked for its view inside its own loadView().",
      reason: "UIKit loads the view to answer, which calls loadView() again, without end.",
      remedy: "An empty view is used. Assign view before reading it, or build in viewDidLoad().")
  }
}
