import TransitionTesting
import UIKit

/// A red screen on a phone's stage, and a blue one to present on it as a sheet.
@MainActor struct SheetScene {
  let stage: Stage
  let log = CallLog()
  let listener = SheetListener()
  let a: Screen
  let b: Screen

  init(_ stage: Stage, style: UIModalPresentationStyle = .pageSheet) {
    self.stage = stage
    a = Screen("A", .red, log: log)
    b = Screen("B", .blue, log: log)
    b.modalPresentationStyle = style
    b.loadViewIfNeeded()
    stage.show(a)
    stage.advance(frames: 1)
    b.presentationController?.delegate = listener
    forget()
  }

  var sheet: UISheetPresentationController {
    b.sheetPresentationController ?? UISheetPresentationController(presentedViewController: b, presenting: nil)
  }

  /// The sheet's card, whose frame is where the sheet is.
  var card: UIView { sheet.presentedView ?? UIView() }

  /// Where the top edge of the card is shown now.
  var shownTop: CGFloat { card.layer.presentation()?.frame.minY ?? -1 }

  /// The dark over the screen behind, as it is shown now.
  var shownDim: CGFloat { CGFloat(sheet.containerView?.subviews.first?.layer.presentation()?.opacity ?? -1) * 0.2 }

  /// Presents B and waits for the end.
  func showB() throws {
    a.present(b, animated: true)
    try stage.settle()
    forget()
  }

  /// Moves a finger down by a distance in a time, in seconds, lets it rest, and lifts it there.
  ///
  /// The first ten points are the slop, and take one frame: the card follows the rest exactly (K-28, K-35).
  func drag(from start: CGFloat, by distance: CGFloat, over seconds: TimeInterval = 0.3, pausing: TimeInterval = 0.2) {
    let (x, end) = (196.5, start + distance)
    stage.touch([
      TouchPoint(time: 0, location: CGPoint(x: x, y: start)),
      TouchPoint(time: 1.0 / 60, location: CGPoint(x: x, y: start + (distance < 0 ? -10.001 : 10.001))),
      TouchPoint(time: seconds, location: CGPoint(x: x, y: end)),
      TouchPoint(time: seconds + pausing, location: CGPoint(x: x, y: end)),
    ])
  }

  func forget() {
    _ = log.take()
    _ = listener.log.take()
    stage.clearTrace()
  }
}
