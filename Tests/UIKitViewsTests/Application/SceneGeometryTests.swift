import Testing
import TransitionTesting
import UIKit

/// A controller for one kind of orientation.
private final class Player: UIViewController {
  var supported = UIInterfaceOrientationMask.allButUpsideDown
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
}

@Suite("Rotations that an app asks for") @MainActor struct SceneGeometryTests {
  @Test("A scene rotates to an orientation of the preferred ones, and stays where it has one of them (A-111)")
  func request() throws {
    try withStage { stage in
      let player = Player()
      stage.show(player)
      let scene = try #require(stage.window.windowScene)
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in Issue.record("landscape is supported")
      }
      try stage.settle()
      #expect(stage.interfaceOrientation == .landscapeRight)
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: [.landscapeRight, .portrait]))
      try stage.settle()
      #expect(stage.interfaceOrientation == .landscapeRight)
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
      try stage.settle()
      #expect(stage.interfaceOrientation == .portrait)
    }
  }

  @Test("A scene does not rotate to what its controller does not support, and the handler gets an error (A-111)")
  func refused() throws {
    try withStage { stage in
      let player = Player()
      player.supported = .portrait
      stage.show(player)
      var reason: String?
      stage.window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) {
        reason = $0.localizedDescription
      }
      try stage.settle()
      #expect(stage.interfaceOrientation == .portrait)
      #expect(reason?.hasSuffix("Requested: landscapeLeft; Supported: portrait") == true)
    }
  }

  @Test("A change of the brightness and an image of the screen are posted, and a level can be raised")
  func small() throws {
    @MainActor final class Observer: NSObject {
      var count = 0
      func posted(_ notification: Notification) { count += 1 }
    }
    try withStage { stage in
      stage.show(UIViewController())
      let observer = Observer()
      for name in [UIScreen.brightnessDidChangeNotification, UIApplication.userDidTakeScreenshotNotification] {
        NotificationCenter.default.addObserver(
          observer, selector: Selector("posted(_:)", Observer.posted), name: name, object: nil)
      }
      UIScreen.main.brightness = 0.75
      UIScreen.main.brightness = 0.75
      #expect(observer.count == 1)
      #expect(stage.takeScreenshot().height == 2556 && observer.count == 2)
      #expect((UIWindow.Level.alert + 1).rawValue == 2001 && (UIWindow.Level.statusBar - 1).rawValue == 999)
      stage.rotate(to: .landscapeLeft)
      try stage.settle()
      #expect(UIScreen.main.fixedCoordinateSpace.bounds.size == CGSize(width: 393, height: 852))
    }
  }
}
