import Testing
import TransitionTesting
import UIKit

/// A screen whose appearance is in the trace.
private final class HomeScreen: UIViewController {}

@MainActor private func home() -> UIViewController {
  let home = HomeScreen()
  home.title = "home"
  return home
}

/// An app without scenes.
private final class PlainApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var states: [UIApplication.State] = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    states.append(application.applicationState)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = home()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { states.append(application.applicationState) }
  func applicationWillResignActive(_ application: UIApplication) { states.append(application.applicationState) }
  func applicationDidEnterBackground(_ application: UIApplication) { states.append(application.applicationState) }
  func applicationWillEnterForeground(_ application: UIApplication) { states.append(application.applicationState) }
}

/// An app with a scene whose configuration is in code.
private class SceneApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = MainScene.self
    return configuration
  }
}

/// An app whose manifest has the scene's delegate.
private final class ManifestApp: UIResponder, UIApplicationDelegate {}

private final class MainScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = home()
    window?.makeKeyAndVisible()
  }
}

@MainActor private func calls(_ stage: Stage) -> [String] {
  let events = stage.trace.events.filter { event in
    event.category == .lifecycle || event.category == .appearance && !event.name.hasSuffix("LayoutSubviews")
  }
  return events.map { event in
    let notification = event.name == "post" ? event.arguments.first : nil
    return "\(event.subject).\(notification ?? event.name)"
  }
}

@Suite("The launch of an app") @MainActor struct LaunchTests {
  @Test("An app without scenes launches in UIKit's order, and its first screen has appeared after it is active (T-177)")
  func plain() throws {
    try withStage { stage in
      stage.launch(PlainApp.self)
      #expect(
        calls(stage) == [
          "PlainApp.application(_:willFinishLaunchingWithOptions:)",
          "PlainApp.application(_:didFinishLaunchingWithOptions:)",
          "home.viewDidLoad",
          "UIWindow.UIWindowDidBecomeVisibleNotification",
          "UIWindow.becomeKey",
          "UIWindow.UIWindowDidBecomeKeyNotification",
          "UIApplication.UIApplicationDidFinishLaunchingNotification",
          "UIWindowScene.UISceneWillConnectNotification",
          "home.viewWillAppear",
          "home.viewIsAppearing",
          "UIWindowScene.UISceneWillEnterForegroundNotification",
          "PlainApp.applicationDidBecomeActive",
          "UIWindowScene.UISceneDidActivateNotification",
          "UIApplication.UIApplicationDidBecomeActiveNotification",
          "home.viewDidAppear",
        ])
    }
  }

  @Test(
    "An app with a scene connects it after the launch, and only the scene's delegate follows the life cycle (T-178)")
  func scene() throws {
    try withStage { stage in
      stage.launch(SceneApp.self)
      #expect(
        calls(stage) == [
          "SceneApp.application(_:willFinishLaunchingWithOptions:)",
          "SceneApp.application(_:didFinishLaunchingWithOptions:)",
          "UIApplication.UIApplicationDidFinishLaunchingNotification",
          "SceneApp.application(_:configurationForConnecting:options:)",
          "MainScene.scene(_:willConnectTo:options:)",
          "home.viewDidLoad",
          "UIWindow.UIWindowDidBecomeVisibleNotification",
          "UIWindow.becomeKey",
          "UIWindow.UIWindowDidBecomeKeyNotification",
          "UIWindowScene.UISceneWillConnectNotification",
          "home.viewWillAppear",
          "home.viewIsAppearing",
          "MainScene.sceneWillEnterForeground",
          "UIWindowScene.UISceneWillEnterForegroundNotification",
          "UIApplication.UIApplicationWillEnterForegroundNotification",
          "MainScene.sceneDidBecomeActive",
          "UIWindowScene.UISceneDidActivateNotification",
          "UIApplication.UIApplicationDidBecomeActiveNotification",
          "home.viewDidAppear",
        ])
    }
  }

  @Test("A manifest's scene delegate is made, and its window is the scene's key window (A-111)")
  func manifest() throws {
    try withStage { stage in
      stage.launch(ManifestApp.self, sceneDelegate: MainScene.self)
      let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      let delegate = try #require(scene.delegate as? MainScene)
      #expect(scene.keyWindow === delegate.window && scene.windows == [delegate.window])
      #expect(delegate.window?.windowScene === scene)
      #expect(scene.activationState == .foregroundActive)
      #expect(scene.session.configuration.name == "Default Configuration")
      #expect(UIApplication.shared.openSessions == [scene.session])
      #expect(scene.session.scene === scene)
    }
  }

  @Test(
    "The delegate finds the state of each moment: active while it resigns, in the background until it is back (T-179)")
  func states() throws {
    try withStage { stage in
      stage.launch(PlainApp.self)
      stage.sendToBackground()
      stage.returnToForeground()
      let app = try #require(UIApplication.shared.delegate as? PlainApp)
      #expect(app.states == [.inactive, .active, .active, .background, .background, .active])
    }
  }

  @Test("The options of the launch reach both calls and the scene")
  func options() throws {
    final class App: UIResponder, UIApplicationDelegate {
      var urls: [URL] = []
      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        if let url = launchOptions?[.url] as? URL { urls.append(url) }
        return true
      }
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        if let url = launchOptions?[.url] as? URL { urls.append(url) }
        return true
      }
    }
    final class Scene: UIResponder, UIWindowSceneDelegate {
      var urls: [URL] = []
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) {
        urls = connectionOptions.urlContexts.map(\.url)
      }
    }
    let url = try #require(URL(string: "matchcut://photos/7"))
    try withStage { stage in
      stage.launch(App.self, sceneDelegate: Scene.self, options: [.url: url])
      #expect((UIApplication.shared.delegate as? App)?.urls == [url, url])
      let scene = UIApplication.shared.connectedScenes.first?.delegate as? Scene
      #expect(scene?.urls == [url])
    }
  }

  @Test("An app without scenes opens the URL of its launch before it is active, unless it says that it has done so")
  func launchURL() throws {
    class App: UIResponder, UIApplicationDelegate {
      var calls: [String] = []
      var opensURL: Bool { true }
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool { opensURL }
      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
      ) -> Bool {
        calls.append("open \(url)")
        return true
      }
      func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    }
    final class Done: App {
      override var opensURL: Bool { false }
    }
    let url = try #require(URL(string: "matchcut://photos/7"))
    try withStage { stage in
      stage.launch(App.self, options: [.url: url])
      #expect((UIApplication.shared.delegate as? App)?.calls == ["open matchcut://photos/7", "active"])
    }
    try withStage { stage in
      stage.launch(Done.self, options: [.url: url])
      #expect((UIApplication.shared.delegate as? App)?.calls == ["active"])
    }
  }

  @Test("applicationDidFinishLaunching is called where the delegate has no method with options")
  func withoutOptions() throws {
    final class Old: UIResponder, UIApplicationDelegate {
      var isLaunched = false
      func applicationDidFinishLaunching(_ application: UIApplication) { isLaunched = true }
    }
    try withStage { stage in
      stage.launch(Old.self)
      #expect((UIApplication.shared.delegate as? Old)?.isLaunched == true)
    }
  }

  @Test("A method that only a subclass adds is called where the subclass names the sibling protocol")
  func subclass() throws {
    final class Sub: SceneApp, UIApplicationDelegateOverriding {
      var isReady = false
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        isReady = true
        return true
      }
    }
    try withStage { stage in
      stage.launch(Sub.self)
      #expect((UIApplication.shared.delegate as? Sub)?.isReady == true)
      #expect(UIApplication.shared.connectedScenes.first?.delegate is MainScene)
    }
  }

  @Test("Two stages have two applications, each with its own delegate, device and key window")
  func twoStages() throws {
    try withStage { first in
      first.launch(PlainApp.self)
      let application = UIApplication.shared
      try withStage(.iPad) { second in
        second.launch(PlainApp.self)
        second.sendToBackground()
        #expect(UIApplication.shared !== application)
        #expect(UIApplication.shared.delegate !== application.delegate)
        #expect(UIDevice.current.model == "iPad")
        #expect(UIApplication.shared.applicationState == .background)
      }
      #expect(UIApplication.shared === application && application.applicationState == .active)
      #expect(UIDevice.current.model == "iPhone")
      #expect(application.keyWindow === (application.delegate as? PlainApp)?.window)
    }
  }

  @Test("An observer of one stage gets no notification of another stage's app")
  func notifications() throws {
    @MainActor final class Observer: NSObject {
      var count = 0
      func resigned(_ notification: Notification) { count += 1 }
    }
    try withStage { first in
      first.launch(PlainApp.self)
      let observer = Observer()
      NotificationCenter.default.addObserver(
        observer, selector: Selector("resigned", Observer.resigned),
        name: UIApplication.willResignActiveNotification, object: nil)
      try withStage { second in
        second.launch(PlainApp.self)
        second.interrupt()
      }
      #expect(observer.count == 0)
      first.interrupt()
      #expect(observer.count == 1)
    }
  }

  @Test("The app is released with its stage")
  func release() throws {
    weak var delegate: PlainApp?
    weak var application: UIApplication?
    try withStage { stage in
      stage.launch(PlainApp.self)
      application = UIApplication.shared
      delegate = UIApplication.shared.delegate as? PlainApp
      #expect(delegate != nil)
    }
    #expect(delegate == nil && application == nil)
  }

  @Test("A second launch on a stage is reported and changes nothing")
  func twice() throws {
    try withStage { stage in
      stage.launch(PlainApp.self)
      stage.launch(SceneApp.self)
      try #expect(stage.expectDiagnostic("app-launched-twice").happened.contains("SceneApp was launched"))
      #expect(UIApplication.shared.delegate is PlainApp)
    }
  }

  @Test("A window that the delegate throws away is reported and hidden, as UIKit releases it")
  func windowThrownAway() throws {
    final class Careless: UIResponder, UIApplicationDelegate {
      func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
      }
    }
    try withStage { stage in
      stage.launch(Careless.self)
      let diagnostic = try stage.expectDiagnostic("window-not-retained")
      #expect(diagnostic.reason.contains("UIKit releases such a window"))
      #expect(UIApplication.shared.windows.isEmpty && UIApplication.shared.keyWindow == nil)
    }
  }

  @Test("A scene whose delegate has no class is reported in UIKit's words")
  func withoutSceneDelegate() throws {
    final class App: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration { UISceneConfiguration(name: "Missing", sessionRole: .windowApplication) }
    }
    try withStage { stage in
      stage.launch(App.self)
      let diagnostic = try stage.expectDiagnostic("scene-without-delegate")
      #expect(diagnostic.happened.hasPrefix("There is no scene delegate set"))
    }
  }
}
