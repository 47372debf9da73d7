import Testing
import TransitionTesting
import UIKit

@testable import StudioHost

@Suite("Why a view can't be seen")
@MainActor struct ViewReportTests {
  private func report(_ change: (_ view: UIView, _ root: UIView) -> Void) throws -> String {
    try withStage { stage in
      let (root, view) = (UIViewController(), UIView(frame: CGRect(x: 50, y: 50, width: 40, height: 40)))
      root.view.addSubview(view)
      view.accessibilityIdentifier = "it"
      change(view, root.view)
      stage.show(root)
      let text = ViewReport(stage.environment).report(stage.window).text
      let members = try #require(text.split(separator: "\"name\":\"it\"").last)
      return members.split(separator: "}").first.map(String.init) ?? ""
    }
  }

  @Test("A view that is seen has no reason; hidden, transparent, empty, outside, clipped and covered ones have theirs")
  func reasons() throws {
    #expect(try !report { _, _ in }.contains("\"why\""))
    #expect(try report { view, _ in view.isHidden = true }.contains("\"why\":\"it is hidden\""))
    #expect(try report { view, _ in view.alpha = 0 }.contains("\"why\":\"its alpha is 0\""))
    #expect(try report { view, _ in view.frame.size = .zero }.contains("\"why\":\"it has no size\""))
    #expect(try report { view, _ in view.frame.origin.x = 1000 }.contains("\"why\":\"it is outside of the screen\""))
    #expect(
      try report { view, root in
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        cover.backgroundColor = .red
        root.addSubview(cover)
      }.contains("\"why\":\"UIView at 0, 0, 200 × 200 covers it\""))
    #expect(
      try report { view, root in
        let frame = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        frame.clipsToBounds = true
        root.addSubview(frame)
        frame.addSubview(view)
      }.contains("\"why\":\"a view above clips it\""))
  }
}
