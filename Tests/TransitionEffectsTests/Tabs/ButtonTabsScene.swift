import TransitionTesting
import UIKit

@testable import TransitionEffects

/// Screens under a bar of buttons.
@MainActor final class ButtonTabsScene {
  /// A screen that records its appearance callbacks.
  final class Page: UIViewController {
    var note: (String) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) { note("\(title ?? "").wA") }
    override func viewDidAppear(_ animated: Bool) { note("\(title ?? "").dA") }
    override func viewWillDisappear(_ animated: Bool) { note("\(title ?? "").wD") }
    override func viewDidDisappear(_ animated: Bool) { note("\(title ?? "").dD") }
  }

  let stage: Stage
  let pages: [Page]
  let tabs: ButtonTabsController
  private(set) var calls: [String] = []

  init(
    _ stage: Stage, count: Int = 3, isRightToLeft: Bool = false, delegate: (any UITabBarControllerDelegate)? = nil
  ) {
    self.stage = stage
    if isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
    pages = (0..<count).map { index in
      let page = Page()
      page.title = ["A", "B", "C", "D", "E", "F", "G"][index]
      page.view.backgroundColor = [.red, .green, .blue][index % 3]
      return page
    }
    tabs = ButtonTabsController(pages)
    if let delegate { tabs.delegate = delegate }
    for page in pages { page.note = { [weak self] in self?.calls.append($0) } }
    stage.show(tabs)
    stage.advance(frames: 2)
    calls = []
  }

  var bar: ButtonTabBar { tabs.buttonBar }
  /// How red the titles show.
  var shares: [CGFloat] { bar.buttons.map(\.shownShare) }

  /// Puts a finger down, and draws it a part of the width towards the edge where lines begin, or the other way; in
  /// steps of a frame.
  func drag(_ part: CGFloat, towardsLeading: Bool = true) {
    let width = stage.window.bounds.width
    let side: CGFloat = towardsLeading != (tabs.traitCollection.layoutDirection == .rightToLeft) ? -1 : 1
    finger = CGPoint(x: side < 0 ? width - 10 : 10, y: stage.window.bounds.midY)
    stage.touchDown(at: finger)
    move(by: side * part * width)
  }

  /// Where the finger is.
  private(set) var finger = CGPoint.zero

  /// Draws the finger on, slowly.
  func move(by displacement: CGFloat) {
    for _ in 0..<20 {
      finger.x += displacement / 20
      stage.touchMove(to: finger)
      stage.advance(frames: 2)
    }
    stage.advance(by: 0.2)
  }

  func release() throws {
    stage.touchUp(at: finger)
    try stage.settle()
  }

  /// Returns the callbacks of the screens since the last call.
  func take() -> String {
    defer { calls = [] }
    return calls.joined(separator: " ")
  }
}

extension ButtonTab {
  /// How much of the chosen colour shows on the screen now.
  var shownShare: CGFloat { CGFloat(chosen.layer.presentation()?.opacity ?? chosen.layer.opacity) }
}
