import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Alerts and action sheets") @MainActor struct AlertTests {
  private func alert(_ style: UIAlertController.Style, _ log: CallLog, _ buttons: [(String, UIAlertAction.Style)])
    -> UIAlertController
  {
    let alert = UIAlertController(title: "Delete?", message: "This cannot be undone.", preferredStyle: style)
    for (title, style) in buttons {
      alert.addAction(UIAlertAction(title: title, style: style) { log.calls.append($0.title ?? "") })
    }
    return alert
  }

  /// The middle of the button with a title, on the screen.
  private func place(of title: String, in view: UIView) -> CGPoint? {
    if let button = view as? UIButton, button.currentTitle == title {
      return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    }
    return view.subviews.lazy.compactMap { place(of: title, in: $0) }.first
  }

  /// A class with the initializer of screens, as it inherits on iOS.
  private final class Choice: UIAlertController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    convenience init(_ title: String) { self.init(title: title, message: nil, preferredStyle: .alert) }
  }

  @Test("A subclass has the initializer of screens, and those of alerts")
  func subclasses() throws {
    try withStage { stage in
      let root = UIViewController()
      stage.show(root)
      let alert = Choice("Again?")
      #expect(alert.preferredStyle == .alert && alert.title == "Again?" && Choice().preferredStyle == .actionSheet)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      root.present(alert, animated: true)
      try stage.settle()
      #expect(alert.view.frame.width == 270)
    }
  }

  @Test(
    "A centered alert of 270 points shrinks from 1.26 times by a spring, and a button dismisses it before calling its handler (K-21, E-83)"
  )
  func middle() throws {
    try withStage { stage in
      let (log, root) = (CallLog(), UIViewController())
      stage.show(root)
      let alert = alert(.alert, log, [("Cancel", .cancel), ("Delete", .destructive)])
      root.present(alert, animated: true)
      stage.advance(by: 0.1)
      let shown = try #require(alert.view.layer.presentation())
      // C-41: 0.54478 of the way after 0.1 s.
      #expect(abs(shown.frame.width - 270 * (1.26 - 0.26 * 0.54478)) < 0.01 && abs(shown.opacity - 0.54478) < 1e-4)
      try stage.settle()
      #expect(alert.view.frame.width == 270 && abs(alert.view.frame.midY - 426) < 1 && alert.view.alpha == 1)
      let (cancel, delete) = (
        try #require(place(of: "Cancel", in: alert.view)), try #require(place(of: "Delete", in: alert.view))
      )
      #expect(cancel.y == delete.y && cancel.x < delete.x)
      // Beside the alert nothing happens.
      stage.tap(CGPoint(x: 20, y: 100))
      try stage.settle()
      #expect(root.presentedViewController === alert)
      stage.tap(delete)
      stage.advance(by: 0.1)
      #expect(log.calls == [])
      try stage.settle()
      #expect(root.presentedViewController == nil && log.take() == "Delete")
    }
  }

  @Test(
    "An alert and an action sheet are materials over what lies below, on the elevated level (K-58, K-59)",
    arguments: [UIAlertController.Style.alert, .actionSheet])
  func material(style: UIAlertController.Style) throws {
    try withStage { stage in
      let root = UIViewController()
      root.view.backgroundColor = .red
      stage.show(root)
      let alert = alert(style, CallLog(), [("Cancel", .cancel), ("Delete", .destructive)])
      root.present(alert, animated: true)
      try stage.settle()
      #expect(alert.traitCollection.userInterfaceLevel == .elevated)
      let corner = alert.view.convert(CGPoint(x: 20, y: 8), to: nil)
      @MainActor func grey() -> (red: CGFloat, green: CGFloat) {
        var (red, green): (CGFloat, CGFloat) = (0, 0)
        stage.image.color(x: Int(3 * corner.x), y: Int(3 * corner.y)).getRed(&red, green: &green, blue: nil, alpha: nil)
        return (red, green)
      }
      #expect(grey().red > grey().green + 0.05 && grey().green > 0.5)
      stage.window.overrideUserInterfaceStyle = .dark
      try stage.settle()
      #expect(grey().red > grey().green + 0.05 && grey().green < 0.3)
    }
  }

  @Test("An action sheet comes from below with its cancel action apart, and a tap beside it cancels")
  func actionSheet() throws {
    try withStage { stage in
      let (log, root) = (CallLog(), UIViewController())
      stage.show(root)
      let sheet = alert(.actionSheet, log, [("Cancel", .cancel), ("Copy", .default), ("Delete", .destructive)])
      root.present(sheet, animated: true)
      try stage.settle()
      #expect(sheet.view.frame.maxY == 852 - 34 && sheet.view.frame.width == 377)
      let positions = ["Copy", "Delete", "Cancel"].compactMap { place(of: $0, in: sheet.view)?.y }
      #expect(positions.count == 3 && positions == positions.sorted() && positions[2] - positions[1] == 65)
      stage.tap(CGPoint(x: 200, y: 100))
      try stage.settle()
      #expect(root.presentedViewController == nil && log.take() == "Cancel")
      root.present(sheet, animated: true)
      stage.advance(by: 0.1)
      let goal = sheet.view.layer.frame.minY
      let early = try #require(sheet.view.layer.presentation()).frame.minY
      stage.advance(by: 0.1)
      let later = try #require(sheet.view.layer.presentation()).frame.minY
      #expect(early > later && later > goal + 1, "\(early), \(later) on the way to \(goal)")
      try stage.settle()
      stage.tap(try #require(place(of: "Copy", in: sheet.view)))
      try stage.settle()
      #expect(log.take() == "Copy")
    }
  }

  @Test("An alert has one cancel action, and more are reported: [second-cancel-action]; disabled actions ignore taps")
  func actions() throws {
    try withStage { stage in
      let (log, root) = (CallLog(), UIViewController())
      stage.show(root)
      let alert = alert(.alert, log, [("Cancel", .cancel), ("OK", .default), ("Never", .cancel)])
      try stage.expectDiagnostic("second-cancel-action")
      #expect(alert.actions.map(\.title) == ["Cancel", "OK"])
      alert.actions[1].isEnabled = false
      root.present(alert, animated: false)
      try stage.settle()
      stage.tap(try #require(place(of: "OK", in: alert.view)))
      try stage.settle()
      #expect(log.take() == "" && root.presentedViewController === alert)
      alert.actions[1].isEnabled = true
      try stage.settle()
      stage.tap(try #require(place(of: "OK", in: alert.view)))
      try stage.settle()
      #expect(log.take() == "OK")
    }
  }
}
