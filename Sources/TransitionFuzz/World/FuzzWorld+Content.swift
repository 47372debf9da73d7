import UIKit

/// Screens whose content is laid out by constraints.
extension FuzzWorld {
  /// Changes constraints of a screen: at once, in the next layout, or animated.
  func changeContent() {
    let screens = screens.filter { $0.content != nil && $0.viewIfLoaded?.window != nil }
    guard let screen = choices.pick("screen", screens, named: \.name), let content = screen.content else { return }
    let change = choices.option("content", evenly: [ConstrainedContent.Change.height, .bar, .side, .replace])
    let height = choices.number("height", below: 40)
    guard choices.once("content animated", in: 2) else {
      note("\(screen.name) changes its content: \(change) \(height)")
      return content.make(change, height: height)
    }
    note("\(screen.name) changes its content: \(change) \(height)~")
    UIView.animate(withDuration: 0.3) { [weak screen] in
      content.make(change, height: height)
      screen?.viewIfLoaded?.layoutIfNeeded()
    }
  }

  /// Checks that what constraints lay out lies as they say, on the screens in the window.
  func checkContent() {
    for screen in screens where screen.viewIfLoaded?.window != nil {
      for fault in screen.content?.faults ?? [] { complain("\(screen.name): \(fault) (L-82)") }
    }
  }
}
