import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Sheets of activities") @MainActor struct ActivityViewTests {
  @Test("On a phone a sheet begins at half the height, with the items, the copy action and the app's below")
  func sheet() throws {
    try withStage { stage in
      let scene = ActivityScene(stage)
      let controller = try scene.present(["Hello"], [LoggedActivity("Mark", scene.log)])
      #expect(controller.view.convert(controller.view.bounds, to: nil) == CGRect(x: 0, y: 426, width: 393, height: 426))
      #expect(scene.texts == ["Hello", "Plain Text", "Copy", "Mark"])
      #expect(scene.log.take() == "can")
    }
  }

  @Test("Copying puts texts, addresses and images on the pasteboard, then dismisses the sheet and calls the handler")
  func copying() throws {
    try withStage { stage in
      let scene = ActivityScene(stage)
      let image = UIImage(systemName: "star") ?? UIImage()
      let url = try #require(URL(string: "https://www.example.com/page"))
      _ = try scene.present(["Hello", url, image])
      #expect(scene.texts == ["3 Items", "Copy"])
      try scene.choose("Copy")
      let pasteboard = UIPasteboard.general
      #expect(pasteboard.strings == ["Hello", "https://www.example.com/page"] && pasteboard.numberOfItems == 3)
      #expect(pasteboard.url == url && pasteboard.image === image && pasteboard.changeCount == 1)
      #expect(scene.root.presentedViewController == nil)
      #expect(scene.log.take() == "com.apple.UIKit.activity.CopyToPasteboard,true,true,true")
    }
  }

  @Test("Objects that cannot be copied have no copy action, and excluded activities are not shown")
  func filtering() throws {
    try withStage { stage in
      let scene = ActivityScene(stage)
      let (mark, never) = (LoggedActivity("Mark", scene.log), LoggedActivity("Never", scene.log))
      never.takes = { _ in false }
      _ = try scene.present([7], [mark, never])
      #expect(scene.texts == ["1 Item", "Mark"])
      scene.root.dismiss(animated: false)
      try stage.settle()
      _ = try scene.present(["a"], [mark, never], excluded: [.copyToPasteboard])
      #expect(scene.texts == ["a", "Plain Text", "Mark"])
    }
  }

  @Test(
    "An app's activity gets the items, performs, and ends the sheet with its type and result", arguments: [true, false])
  func performing(result: Bool) throws {
    try withStage { stage in
      let scene = ActivityScene(stage)
      _ = try scene.present(["a", 2], [LoggedActivity("Mark", scene.log, result: result)])
      _ = scene.log.take()
      try scene.choose("Mark")
      #expect(scene.log.take() == "prepare(a,2) perform app.Mark,\(result),true,true")
      #expect(scene.root.presentedViewController == nil)
    }
  }

  @Test("An activity that works on leaves the sheet, and its end dismisses it")
  func working() throws {
    try withStage { stage in
      let scene = ActivityScene(stage)
      let mark = LoggedActivity("Mark", scene.log, result: nil)
      let controller = try scene.present(["a"], [mark])
      try scene.choose("Mark")
      #expect(scene.root.presentedViewController === controller)
      mark.activityDidFinish(true)
      mark.activityDidFinish(false)
      try stage.settle()
      #expect(scene.root.presentedViewController == nil)
      #expect(scene.log.take() == "can prepare(a) perform app.Mark,true,true,true")
    }
  }

  @Test("An activity's controller is presented over the sheet, and both are dismissed at the activity's end")
  func controller() throws {
    try withStage { stage in
      let scene = ActivityScene(stage)
      let (mark, editor) = (LoggedActivity("Mark", scene.log), UIViewController())
      editor.modalPresentationStyle = .fullScreen
      mark.controller = editor
      let controller = try scene.present(["a"], [mark])
      try scene.choose("Mark")
      #expect(controller.presentedViewController === editor && editor.view.window != nil)
      mark.activityDidFinish(true)
      try stage.settle()
      #expect(scene.root.presentedViewController == nil && editor.view.window == nil)
      #expect(scene.log.take() == "can prepare(a) app.Mark,true,true,true")
    }
  }

  enum Cancel: CaseIterable { case button, swipe, escape, app }

  @Test("A closed sheet calls the handler without a type", arguments: Cancel.allCases)
  func cancelling(by cancel: Cancel) throws {
    try withStage { stage in
      let scene = ActivityScene(stage)
      let controller = try scene.present(["a"])
      switch cancel {
      case .button: try scene.choose("Close")
      case .swipe: stage.drag(from: CGPoint(x: 200, y: 440), to: CGPoint(x: 200, y: 840), over: 0.2)
      case .escape: _ = controller.accessibilityPerformEscape()
      case .app: scene.root.dismiss(animated: true)
      }
      try stage.settle()
      #expect(scene.root.presentedViewController == nil && scene.log.take() == "nil,false,true,true")
      #expect(stage.hints.isEmpty)
    }
  }

  @Test("The completion handler can present another controller")
  func presentingNext() throws {
    try withStage { stage in
      let scene = ActivityScene(stage)
      let (controller, next) = (try scene.present(["a"]), UIViewController())
      controller.completionWithItemsHandler = { [root = scene.root] _, _, _, _ in root.present(next, animated: true) }
      try scene.choose("Copy")
      #expect(scene.root.presentedViewController === next)
    }
  }

  @Test("On a wide screen the sheet is a popover at its source, without a close button, and a tap beside it closes it")
  func popover() throws {
    try withStage(.iPad) { stage in
      let scene = ActivityScene(stage)
      let controller = try scene.present(["Hello"], [LoggedActivity("Mark", scene.log)])
      #expect(controller.view.bounds.size == CGSize(width: 375, height: 76 + 2 * 52 + 32))
      #expect(controller.popoverPresentationController?.arrowDirection == .up)
      #expect(!stage.accessibilityElements.contains { $0.label == "Close" })
      _ = scene.log.take()
      stage.tap(CGPoint(x: 100, y: 900))
      try stage.settle()
      #expect(scene.log.take() == "nil,false,true,true")
    }
  }

  @Test("A popover without a source is reported: [popover-without-anchor]")
  func withoutSource() throws {
    try withStage(.iPad) { stage in
      _ = try ActivityScene(stage).present(["a"], hasSource: false)
      try stage.expectDiagnostic("popover-without-anchor")
    }
  }

  @Test("Activities that share are icons above the list, and a tap performs them")
  func icons() throws {
    try withStage { stage in
      let scene = ActivityScene(stage)
      _ = try scene.present(["a"], [SharingActivity()])
      #expect(scene.texts == ["a", "Plain Text", "Post", "Copy"])
      try scene.choose("Post")
      #expect(scene.log.take() == "nil,true,true,true")
    }
  }

  @Test("An item source gives a placeholder at first, its subject and image to the header, and the item when chosen")
  func sources() throws {
    final class Source: NSObject, UIActivityItemSource {
      let log: CallLog
      init(_ log: CallLog) { self.log = log }
      func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "…" }
      func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
      ) -> Any? {
        log.calls.append("item(\(activityType?.rawValue ?? "nil"))")
        return activityType == .copyToPasteboard ? "copied" : "item"
      }
      func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
      ) -> String { "Subject" }
    }
    try withStage { stage in
      let scene = ActivityScene(stage)
      let source = Source(scene.log)
      _ = try scene.present([source], [LoggedActivity("Mark", scene.log)])
      #expect(scene.texts == ["Subject", "Plain Text", "Copy", "Mark"] && scene.log.take() == "can")
      try scene.choose("Mark")
      #expect(scene.log.take() == "item(app.Mark) prepare(item) perform app.Mark,true,true,true")
      _ = try scene.present([source])
      try scene.choose("Copy")
      #expect(UIPasteboard.general.string == "copied")
    }
  }

  @Test("The types of activities have Apple's names, and unknown categories stand for actions")
  func names() {
    #expect(UIActivity.ActivityType.mail.rawValue == "com.apple.UIKit.activity.Mail")
    #expect(UIActivity.ActivityType("app.x") == UIActivity.ActivityType(rawValue: "app.x"))
    #expect(UIActivity.Category(rawValue: 5) == .action && UIActivity.Category(rawValue: 1) == .share)
    #expect(UIActivity.activityCategory == .action)
  }
}
