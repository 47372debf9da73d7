import Testing
import TransitionTesting
import UIKit

/// A class that is neither an application nor a delegate; a name finds only classes like this one.
final class UnrelatedObject: NSObject {}

@Suite("The application and its device") @MainActor struct ApplicationTests {
  @Test("Without a launch the application is active, and its scene has the stage's window")
  func unlaunched() throws {
    try withStage { stage in
      stage.show(UIViewController())
      let application = UIApplication.shared
      #expect(application.applicationState == .active && application.delegate == nil)
      let scene = try #require(application.connectedScenes.first as? UIWindowScene)
      #expect(scene.activationState == .foregroundActive && scene.keyWindow === stage.window)
      #expect(scene.screen === UIScreen.main && scene.interfaceOrientation == .portrait)
    }
  }

  @Test("The status bar's rectangle is 54 points beside a Dynamic Island, and none in landscape or where it is hidden")
  func statusBar() throws {
    final class Hiding: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    try withStage { stage in
      stage.show(UIViewController())
      #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 54))
      let manager = stage.window.windowScene?.statusBarManager
      #expect(manager?.statusBarFrame.height == 54 && manager?.isStatusBarHidden == false)
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(UIApplication.shared.statusBarFrame == .zero)
      #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    }
    try withStage(.iPhoneSE) { stage in
      stage.show(UIViewController())
      #expect(UIApplication.shared.statusBarFrame.height == 20)
      stage.show(Hiding())
      #expect(UIApplication.shared.statusBarFrame == .zero)
    }
  }

  @Test("The app's orientations and the controller's are both asked, and what they share counts")
  func orientations() throws {
    final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var allowed = UIInterfaceOrientationMask.portrait
      func applicationDidFinishLaunching(_ application: UIApplication) {
        window = UIWindow()
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
      }
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { allowed }
    }
    try withStage { stage in
      stage.launch(App.self)
      let app = try #require(UIApplication.shared.delegate as? App)
      stage.rotate(to: .landscapeLeft)
      try stage.settle()
      #expect(stage.interfaceOrientation == .portrait)
      app.allowed = .landscape
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(stage.interfaceOrientation == .landscapeRight)
      app.allowed = .portraitUpsideDown
      stage.rotate(to: .portrait)
      try stage.expectDiagnostic("no-common-orientation")
    }
  }

  @Test("The device's orientation is named from the other side, and each rotation is posted once (A-113)")
  func deviceOrientation() throws {
    @MainActor final class Observer: NSObject {
      var orientations: [UIDeviceOrientation] = []
      func rotated(_ notification: Notification) {
        if let device = notification.object as? UIDevice { orientations.append(device.orientation) }
      }
    }
    try withStage { stage in
      stage.show(UIViewController())
      let observer = Observer()
      NotificationCenter.default.addObserver(
        observer, selector: Selector("rotated", Observer.rotated), name: UIDevice.orientationDidChangeNotification,
        object: UIDevice.current)
      stage.rotate(to: .landscapeRight)
      stage.rotate(to: .landscapeRight)
      stage.rotate(to: .portrait)
      #expect(observer.orientations == [.landscapeLeft, .portrait])
      UIDevice.current.endGeneratingDeviceOrientationNotifications()
      stage.rotate(to: .landscapeLeft)
      #expect(observer.orientations.count == 2 && UIDevice.current.orientation == .unknown)
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      #expect(UIDevice.current.orientation == .landscapeRight)
      try stage.settle()
    }
  }

  @Test("The device's values are the same in every run (A-113)")
  func device() throws {
    try withStage { stage in
      let device = UIDevice.current
      #expect(device.name == "iPhone" && device.model == "iPhone" && device.systemName == "iOS")
      #expect(device.systemVersion == "18.0" && device.userInterfaceIdiom == .phone)
      #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
      device.isBatteryMonitoringEnabled = true
      #expect(device.batteryLevel == 1 && device.batteryState == .full)
      let identifier = device.identifierForVendor
      #expect(identifier != nil)
      try withStage(.iPad) { _ in
        #expect(UIDevice.current.systemName == "iPadOS" && UIDevice.current.identifierForVendor == identifier)
      }
      stage.vendorIdentifier = nil
      #expect(device.identifierForVendor == nil)
    }
  }

  @Test("An address that the app opens is recorded, and the test's answer reaches the app after the commit (A-110)")
  func addresses() throws {
    try withStage { stage in
      let (web, own) = (try #require(URL(string: "https://example.com")), try #require(URL(string: "music://play")))
      nonisolated(unsafe) var answers: [Bool] = []
      UIApplication.shared.open(web) { answers.append($0) }
      UIApplication.shared.open(own) { answers.append($0) }
      #expect(answers.isEmpty)
      stage.advance(frames: 1)
      #expect(answers == [true, false] && stage.openedURLs == [web, own])
      stage.canOpenURL = { $0.scheme == "music" }
      UIApplication.shared.open(own, options: [.universalLinksOnly: true]) { answers.append($0) }
      UIApplication.shared.open(own) { answers.append($0) }
      stage.advance(frames: 1)
      #expect(answers == [true, false, false, true])
      #expect(UIApplication.shared.canOpenURL(own) && !UIApplication.shared.canOpenURL(web))
    }
  }

  @Test("An action without a target goes along the sender's chain, up to the delegate of the app")
  func actions() throws {
    final class App: UIResponder, UIApplicationDelegate {
      var senders: [String] = []
      func save(_ sender: UIControl) { senders.append("\(type(of: sender))") }
    }
    final class Empty: NSObject {}
    try withStage { stage in
      stage.launch(App.self)
      let screen = UIViewController()
      stage.show(screen)
      let button = UIControl(frame: .zero)
      screen.view.addSubview(button)
      let save = Selector("save", App.save)
      #expect(UIApplication.shared.sendAction(save, to: nil, from: button, for: nil))
      button.addTarget(nil, action: save, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect((UIApplication.shared.delegate as? App)?.senders == ["UIControl", "UIControl"])
      #expect(!UIApplication.shared.sendAction(Selector("unknown"), to: nil, from: button, for: nil))
      #expect(!UIApplication.shared.sendAction(save, to: Empty(), from: button, for: nil))
      try stage.expectDiagnostic("action-mismatch")
    }
  }

  @Test("Touches that land while interaction is ignored reach no view")
  func ignoring() throws {
    final class Touched: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      let view = Touched(frame: screen.view.bounds)
      screen.view.addSubview(view)
      let application = UIApplication.shared
      application.beginIgnoringInteractionEvents()
      application.beginIgnoringInteractionEvents()
      application.endIgnoringInteractionEvents()
      stage.environment.touches.send(.began, finger: 1, at: CGPoint(x: 100, y: 300))
      #expect(view.count == 0 && application.isIgnoringInteractionEvents)
      application.endIgnoringInteractionEvents()
      application.endIgnoringInteractionEvents()
      stage.environment.touches.send(.began, finger: 2, at: CGPoint(x: 100, y: 300))
      #expect(view.count == 1 && !application.isIgnoringInteractionEvents)
    }
  }

  @Test("A rotation and a new size reach the scene's delegate with the former orientation and size (A-111)")
  func geometry() throws {
    final class App: UIResponder, UIApplicationDelegate {}
    final class Scene: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var updates: [String] = []
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) {
        window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
      }
      func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
      ) {
        updates.append("\(previousCoordinateSpace.bounds.width) \(previousInterfaceOrientation)")
      }
    }
    try withStage { stage in
      stage.launch(App.self, sceneDelegate: Scene.self)
      let scene = try #require(UIApplication.shared.connectedScenes.first?.delegate as? Scene)
      stage.rotate(to: .landscapeLeft)
      try stage.settle()
      #expect(scene.updates == ["393.0 portrait"])
      stage.resize(to: CGSize(width: 600, height: 393))
      try stage.settle()
      #expect(scene.updates == ["393.0 portrait", "852.0 landscapeLeft"])
    }
  }

  @Test("A status bar that the application sets stays as the controllers want it, with a diagnostic")
  func statusBarByApplication() throws {
    try withStage { stage in
      stage.show(UIViewController())
      let application = UIApplication.shared
      application.isStatusBarHidden = true
      #expect(!application.isStatusBarHidden)
      let diagnostic = try stage.expectDiagnostic("status-bar-set-by-application")
      #expect(diagnostic.happened.hasSuffix("isStatusBarHidden = true."))
      application.setStatusBarStyle(.lightContent, animated: true)
      #expect(application.statusBarStyle == .default)
      try stage.expectDiagnostic("status-bar-set-by-application")
    }
  }

  @Test("UIApplicationMain returns 1 for a class that there is not, and says so")
  func unknownClass() throws {
    try withStage { stage in
      for name in ["Nowhere.AppDelegate", NSStringFromClass(UnrelatedObject.self)] {
        #expect(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name) == 1)
        try #expect(stage.expectDiagnostic("unknown-application-class").happened.contains(name))
      }
      let name = NSStringFromClass(UnrelatedObject.self)
      #expect(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, name, nil) == 1)
      try stage.expectDiagnostic("unknown-application-class")
    }
  }

  @Test("A rectangle of a view is converted to the screen's coordinates and back")
  func coordinates() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
      screen.view.addSubview(view)
      let space = try #require(stage.window.windowScene).coordinateSpace
      #expect(space.bounds == UIScreen.main.bounds)
      #expect(view.convert(view.bounds, to: space) == view.frame)
      #expect(view.convert(view.frame, from: space) == view.bounds)
      #expect(space.convert(CGPoint(x: 20, y: 30), to: view) == .zero)
    }
  }
}
