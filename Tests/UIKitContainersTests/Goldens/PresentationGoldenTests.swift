import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Golden frames of presentations") @MainActor struct PresentationGoldenTests {
  private static let phone = Device(
    name: "phone",
    screen: UIScreen.Configuration(
      size: CGSize(width: 393, height: 852), scale: 1,
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)))

  /// A screen with something to see on it, without text.
  private func screen(_ color: UIColor, _ card: UIColor) -> UIViewController {
    let screen = UIViewController()
    screen.view.backgroundColor = color
    for row in 0..<5 {
      let view = UIView(frame: CGRect(x: 24, y: 90 + 150 * row, width: 345, height: 120))
      view.backgroundColor = card
      view.layer.cornerRadius = 14
      screen.view.addSubview(view)
    }
    return screen
  }

  @Test(
    "A page sheet matches its golden frames as it rises, rests, and is swiped away (E-74, K-20, K-22, K-23, K-24, K-30)",
    arguments: ["rising", "resting", "stacked", "swiped"])
  func page(moment: String) throws {
    try withStage(Self.phone) { stage in
      let (root, sheet, upper) = (
        screen(.systemTeal, .systemYellow), screen(.systemBackground, .systemGray5), screen(.systemIndigo, .systemPink)
      )
      stage.show(root)
      sheet.sheetPresentationController?.prefersGrabberVisible = true
      root.present(sheet, animated: true)
      if moment == "rising" { return try check(stage, at: 0.15, "page-sheet-rising") }
      try stage.settle()
      if moment == "stacked" {
        sheet.present(upper, animated: true)
        try stage.settle()
      }
      if moment == "swiped" {
        stage.touch([
          TouchPoint(time: 0, location: CGPoint(x: 196, y: 100)),
          TouchPoint(time: 0.3, location: CGPoint(x: 196, y: 420)),
          TouchPoint(time: 1, location: CGPoint(x: 196, y: 420)),
        ])
        return try check(stage, at: 0.5, "page-sheet-swiped")
      }
      try stage.expectFrame(matches: "page-sheet-\(moment)")
    }
  }

  @Test("A sheet at the medium detent matches its golden frame (K-26, K-27)")
  func medium() throws {
    try withStage(Self.phone) { stage in
      let (root, sheet) = (screen(.systemTeal, .systemYellow), screen(.systemBackground, .systemGray5))
      stage.show(root)
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.prefersGrabberVisible = true
      root.present(sheet, animated: true)
      try stage.settle()
      try stage.expectFrame(matches: "medium-sheet")
    }
  }

  @Test("A form sheet and a popover on a large screen match their golden frames (E-75)", arguments: [true, false])
  func large(isPopover: Bool) throws {
    var tablet = Device.iPad
    tablet.screen.scale = 1
    try withStage(tablet) { stage in
      let (root, sheet) = (screen(.systemTeal, .systemYellow), screen(.systemBackground, .systemGray5))
      stage.show(root)
      sheet.modalPresentationStyle = isPopover ? .popover : .formSheet
      if isPopover {
        sheet.preferredContentSize = CGSize(width: 393, height: 400)
        sheet.popoverPresentationController?.sourceView = root.view.subviews.first
      }
      root.present(sheet, animated: true)
      try stage.settle()
      try stage.expectFrame(matches: isPopover ? "popover" : "form-sheet")
    }
  }

  private func check(_ stage: Stage, at time: TimeInterval, _ name: String) throws {
    stage.advance(by: time)
    try stage.expectFrame(matches: name)
    try stage.settle()
  }
}
