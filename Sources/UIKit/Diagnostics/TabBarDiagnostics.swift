import QuartzCore

extension Diagnostic {
  /// more controllers than a bar has room for.
  static func moreTabs(count: Int, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "more-tabs",
      happened: "\(controller) was given \(count) tabs; its bar has room for five.",
      reason: "UIKit shows four of them and a More screen, which is not there yet.",
      remedy: "The bar shows the first five; selectedIndex reaches the others. Use five tabs or fewer.")
  }

  /// A tab was chosen that does not exist.
  static func noSuchTab(_ tab: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "no-such-tab",
      happened: "\(controller) was to select \(tab), which is not one of its tabs.",
      reason: "Only controllers in viewControllers can be selected.",
      remedy: "The selection stays. Set viewControllers first.")
  }
}
