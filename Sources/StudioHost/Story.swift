import UIKit

/// A screen that the studio or a window can show: a name, a state, and a function that makes its root controller.
///
/// List the stories of an app in an executable of its package, and pass them to ``Studio/run(_:)``. Stories of one name
/// show the same screen in several states; a script does by itself what leads to a state.
public struct Story {
  /// The name of the screen.
  public let name: String
  /// The state in which the screen is shown; empty where there is only one.
  public let state: String
  /// The device on which the story is shown first.
  public let device: Device
  /// The Swift expression of the root controller, for exported tests; nil leaves a placeholder there.
  public let code: String?
  /// The touches that the story begins with, their times counted from its beginning; nil for none.
  public let script: TouchScript?
  /// Makes the root controller of the window; nil for a story that launches an app.
  public let root: (@MainActor () -> UIViewController)?
  /// Shows the story on a stage.
  let show: @MainActor (Stage) -> Void
  /// The statement of an exported test that shows the story on its stage; nil where the root has no expression.
  let statement: String?

  /// Makes a story.
  ///
  /// - Parameters:
  ///   - name: the name of the screen.
  ///   - state: the state in which the screen is shown; stories of one name have different ones.
  ///   - device: the device on which it is shown first.
  ///   - code: the Swift expression of the root controller, for exported tests.
  ///   - script: the touches that it begins with.
  ///   - root: makes the root controller; called again for each replay.
  public init(
    _ name: String, state: String = "", on device: Device = .iPhone15, code: String? = nil,
    script: TouchScript? = nil, root: @escaping @MainActor () -> UIViewController
  ) {
    (self.name, self.state, self.device, self.code) = (name, state, device, code)
    (self.script, self.root) = (script, root)
    show = { $0.show(root()) }
    statement = code.map { "stage.show(\($0))" }
  }

  /// Makes a story that launches an app with its delegates, as a device does.
  ///
  /// - Parameters:
  ///   - name: the name of the app.
  ///   - delegate: the class of the application's delegate.
  ///   - sceneDelegate: the class of the scene's delegate, as a manifest names it; nil for an app without scenes, or
  ///     one whose delegate returns the configuration of its scene.
  ///   - state: the state in which the app is shown; stories of one name have different ones.
  ///   - device: the device on which it is shown first.
  ///   - script: the touches that it begins with.
  @MainActor public init<Delegate: NSObject & UIApplicationDelegate>(
    _ name: String, launching delegate: Delegate.Type, sceneDelegate: (any UISceneDelegate.Type)? = nil,
    state: String = "", on device: Device = .iPhone15, script: TouchScript? = nil
  ) {
    (self.name, self.state, self.device, self.script) = (name, state, device, script)
    (code, root) = (nil, nil)
    show = { $0.launch(delegate, sceneDelegate: sceneDelegate) }
    let scene = sceneDelegate.map { ", sceneDelegate: \($0).self" } ?? ""
    statement = "stage.launch(\(delegate).self\(scene))"
  }

  /// The name and the state, as the page and sessions name the story.
  public var title: String { state.isEmpty ? name : "\(name) · \(state)" }
}

extension Story {
  /// The inputs of the script, on the story's own device or another with as many frames per second.
  func inputs(on device: Device) -> [Session.Input] {
    let rate = Double(device.screen.maximumFramesPerSecond)
    return (script?.events ?? []).map { event in
      // The beginning is frame 0, whose turn is over.
      let frame = min(Session.longest, 1 + Int((max(0, event.time) * rate).rounded()))
      return Session.Input(frame: frame, .finger(event.finger, event.phase, event.location, event.source))
    }
  }
}
