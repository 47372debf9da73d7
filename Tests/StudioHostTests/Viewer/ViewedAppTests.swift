import Testing
import TransitionTesting
import UIKit

@testable import StudioHost

@Suite("An app that a viewer runs")
@MainActor struct ViewedAppTests {
  private func field() -> UIViewController {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 10, y: 20, width: 80, height: 30))
    controller.view.addSubview(field)
    return controller
  }

  @Test("Its recording replays the same, and its last frame is the window's")
  func recording() throws {
    let (session, image) = ViewedApp.run(OneButton.tapped, on: .iPhoneSE, isRecording: true) { app in
      var image: CGImage?
      for _ in 0..<60 {
        app.runFrame()
        image = app.draw()?.image ?? image
      }
      return (app.session, image)
    }
    let recorded = try #require(session)
    #expect(recorded.frames == 60 && recorded.inputs.count == 2)
    try runStory(OneButton.story, of: recorded) { stage in
      #expect(stage.replay(recorded) == nil)
      #expect(stage.image == image)
    }
  }

  @Test("It is quiet until an input comes, and again when nothing moves")
  func quiet() throws {
    ViewedApp.run(OneButton.story) { app in
      app.runFrame()
      #expect(app.isQuiet && app.nextWork == nil && app.session == nil)
      app.add(.finger(1, .began, CGPoint(x: 150, y: 320), .finger))
      #expect(!app.isQuiet)
      app.runFrame()
      #expect(!app.isQuiet)
      app.add(.finger(1, .ended, CGPoint(x: 150, y: 320), .finger))
      for _ in 0..<3 { app.runFrame() }
      #expect(!app.isQuiet)
      for _ in 0..<40 { app.runFrame() }
      #expect(app.isQuiet && app.frame == 45)
    }
  }

  @Test("A block that waits leaves it quiet, and says when it is due")
  func work() throws {
    ViewedApp.run(Story("Later") { UIViewController() }) { app in
      app.runFrame()
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {}
      app.runFrame()
      #expect(app.isQuiet)
      #expect(app.nextWork.map { abs($0 - 2) < 0.1 } == true)
    }
  }

  @Test("A frame without a change is not drawn, and the first one is damaged as a whole")
  func damage() throws {
    ViewedApp.run(Story("Field", root: field)) { app in
      app.runFrame()
      let first = app.draw()
      #expect(first?.damage == .init(x: 0, y: 0, width: 1179, height: 2556))
      #expect(first?.withPixels { $0.count } == 1179 * 2556)
      app.runFrame()
      #expect(app.draw() == nil)
      app.discardDrawing()
      #expect(app.draw() != nil)
    }
  }

  @Test("A field that is edited takes text, and its caret has a location on the screen")
  func text() throws {
    ViewedApp.run(Story("Field", root: field)) { app in
      app.runFrame()
      #expect(!app.takesText && app.caret == nil)
      for phase in [TouchScript.Phase.began, .ended] {
        app.add(.finger(1, phase, CGPoint(x: 50, y: 35), .finger))
        app.runFrame()
      }
      for _ in 0..<60 { app.runFrame() }
      #expect(app.takesText && !app.isQuiet)
      let caret = app.caret
      #expect(caret.map { CGRect(x: 5, y: 20, width: 80, height: 30).contains($0) } == true)
      app.add(.text("abc"))
      app.runFrame()
      app.runFrame()
      #expect((app.caret?.minX ?? 0) > (caret?.minX ?? 0) + 5)
    }
  }

  @Test("The end of the window is the end of the app, and the background draws nothing")
  func lifeCycle() throws {
    ViewedApp.run(OneButton.story) { app in
      app.add(.system(.background))
      app.runFrame()
      #expect(app.isInBackground)
      app.add(.system(.foreground))
      app.runFrame()
      #expect(!app.isInBackground)
      app.terminate()
      #expect(app.isInBackground)
    }
  }

  @Test("Diagnostics are returned once")
  func problems() throws {
    ViewedApp.run(OneButton.story) { app in
      app.runFrame()
      #expect(app.takeProblems().isEmpty)
      UIViewController().dismiss(animated: true)
      let found = app.takeProblems()
      #expect(app.takeProblems().isEmpty && found.count <= 1)
    }
  }
}
