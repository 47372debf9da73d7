import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// A list, perhaps folders before it, and a detail in a split view controller.
@MainActor final class SplitScene: NSObject, UISplitViewControllerDelegate {
  let stage: Stage
  let log = CallLog()
  let split: UISplitViewController
  let folders: Screen
  let list: Screen
  let detail: Screen
  /// The column that the delegate returns for a collapse; nil for the proposed one.
  var top: UISplitViewController.Column?
  /// The mode that the delegate wants after an expansion.
  var expanded: UISplitViewController.DisplayMode?

  init(_ stage: Stage, _ style: UISplitViewController.Style = .doubleColumn) {
    self.stage = stage
    folders = Screen("F", .green, log: log)
    list = Screen("L", .red, log: log)
    detail = Screen("D", .blue, log: log)
    split = UISplitViewController(style: style)
    super.init()
    split.title = "split"
    split.delegate = self
    if style == .tripleColumn {
      split.setViewController(folders, for: .primary)
      split.setViewController(list, for: .supplementary)
    } else {
      split.setViewController(list, for: .primary)
    }
    split.setViewController(detail, for: .secondary)
  }

  /// Shows the split view controller, and clears the log.
  func begin() throws {
    stage.show(split)
    try stage.settle()
    _ = take()
  }

  /// Returns the calls since the last time, without those of layout and moves.
  func take() -> String {
    log.calls.removeAll { $0.hasSuffix("layout") || $0.contains("ove(") }
    return log.take()
  }

  /// Returns the frame of a screen in the window.
  func frame(of screen: UIViewController) -> CGRect {
    screen.view.convert(screen.view.bounds, to: nil)
  }

  /// Where the column of a screen is shown in the split view; null before the first commit.
  func shownColumn(of screen: UIViewController) -> CGRect {
    var view: UIView? = screen.view
    while let current = view, current.superview !== split.view { view = current.superview }
    return view?.layer.presentation()?.frame ?? .null
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    log.calls.append("willChange(\(displayMode))")
  }

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    log.calls.append("willShow(\(column))")
  }

  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    log.calls.append("willHide(\(column))")
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.calls.append("top?(\(proposedTopColumn))")
    return top ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    log.calls.append("mode?(\(proposedDisplayMode))")
    return expanded ?? proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    log.calls.append("didCollapse")
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    log.calls.append("didExpand")
  }
}
