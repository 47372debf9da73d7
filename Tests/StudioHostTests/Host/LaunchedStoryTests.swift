import Testing
import TransitionTesting
import UIKit

@testable import StudioHost

/// The delegate of an app with one screen.
private final class OneScreenDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = OneButton.makeRoot()
    window?.makeKeyAndVisible()
    return true
  }
}

@Suite("Stories that launch an app")
@MainActor struct LaunchedStoryTests {
  @Test("The app is launched as on a device, and a replay has its calls")
  func launch() throws {
    let story = Story("App", launching: OneScreenDelegate.self, on: .iPhoneSE)
    #expect(story.root == nil && story.device == .iPhoneSE)
    let session = ViewedApp.run(story, isRecording: true) { app in
      for _ in 0..<3 { app.runFrame() }
      return app.session
    }
    let recorded = try #require(session)
    #expect(recorded.story == "App" && recorded.records.first?.frame == 0)
    var difference: SessionDifference?
    try runStory(story, of: recorded) { stage in
      #expect(stage.trace.events.contains { $0.name.contains("didFinishLaunchingWithOptions") })
      difference = stage.replay(recorded)
    }
    #expect(difference == nil)
  }

  @Test("An exported test launches the app, too")
  func export() throws {
    let story = Story("App", launching: OneScreenDelegate.self)
    let session = try withStage { stage in
      story.show(stage)
      return try stage.recordSession("App") {
        stage.tap(CGPoint(x: 150, y: 320))
        try stage.settle()
      }
    }
    let file = try #require(TestExport(session, of: story).result().file)
    #expect(file.contains("      stage.launch(OneScreenDelegate.self)\n"))
  }
}
