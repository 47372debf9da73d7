import UIKit

/// A screen that the studio can show: a name, a state, and a function that makes its root controller.
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
  /// Makes the root controller of the window.
  public let root: @MainActor () -> UIViewController

  /// Makes a story.
  ///
  /// - Parameters:
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
