import CoreGraphics
import Rendering
import TransitionStage
import UIKit

/// Images side by side: each is a run of its own.
@MainActor struct Board {
  /// One image: its name, and a run up to its frame.
  struct Item {
    var name: String
    /// The address that shows it; nil where there is none.
    var query: String?
    var story: Story
    var session: Session
    /// The frame of the session.
    var frame: Int
  }

  /// The longest side of an image, in pixels.
  private static let longestSide: CGFloat = 480

  /// The image of an item, and the problems that its run has reported.
  static func image(of item: Item) throws -> (image: CGImage, problems: [String]) {
    var image: CGImage?
    let problems = try runStory(item.story, of: item.session) { stage in
      stage.replay(item.session, until: item.frame)
      image = self.image(of: stage.frame)
    }
    guard let image else { throw Failure(description: "The story \"\(item.story.title)\" could not be run.") }
    return (image, problems)
  }

  /// A reason why an item has no image.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// A small image of a frame.
  static func image(of frame: RenderFrame) -> CGImage {
    var frame = frame
    frame.scale = min(frame.scale, longestSide / max(frame.size.width, frame.size.height, 1))
    return SoftwareRenderer(threads: 1).render(frame)
  }

  /// The settings and devices in which a frame is shown side by side, each with its name.
  static let variants: [(name: String, device: Device?, settings: [Session.Setting])] = [
    ("as it is", nil, []),
    ("light", nil, [.style(.light)]),
    ("dark", nil, [.style(.dark)]),
    ("right to left", nil, [.isRightToLeft(true)]),
    ("large text", nil, [.textSize(.accessibilityLarge)]),
    ("small text", nil, [.textSize(.extraSmall)]),
    ("reduce motion", nil, [.reducesMotion(true)]),
    ("iPhone SE", .iPhoneSE, []),
    ("iPhone 15 Pro Max", .iPhone15ProMax, []),
    ("iPad", .iPad, []),
  ]

  /// A session on another device, with settings from its beginning on: the same inputs at the same times, fingers at
  /// the same parts of the screen.
  static func session(
    _ session: Session, on device: Device, with settings: [Session.Setting]
  ) -> Session {
    let (old, new) = (session.device.screen, device.screen)
    let (x, y) = (new.size.width / old.size.width, new.size.height / old.size.height)
    let rate = Double(new.maximumFramesPerSecond) / Double(old.maximumFramesPerSecond)
    let names = settings.map(\.name)
    var result = Session(device: device, story: session.story, frames: Int((Double(session.frames) * rate).rounded()))
    result.inputs = session.inputs.compactMap { input in
      if case .setting(let setting) = input.kind, names.contains(setting.name) { return nil }
      var input = input
      input.frame = Int((Double(input.frame) * rate).rounded())
      if case .finger(let number, let phase, let point, let source) = input.kind {
        input.kind = .finger(number, phase, CGPoint(x: point.x * x, y: point.y * y), source)
      }
      return input
    }
    let index = result.inputs.firstIndex { $0.frame > 0 } ?? result.inputs.endIndex
    result.inputs.insert(contentsOf: settings.map { Session.Input(frame: 1, .setting($0)) }, at: index)
    return result
  }
}
