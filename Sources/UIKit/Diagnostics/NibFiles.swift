import QuartzCore

extension Diagnostic {
  /// A nib was named.
  static func nibFiles(name: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "nib-files",
      happened: "\(controller) was asked to load the nib \"\(name)\".",
      reason: "Nib files and storyboards are not read here.",
      remedy: "Build the view in loadView() or viewDidLoad().")
  }
}
