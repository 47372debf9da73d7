import CoreGraphics
import EventTrace
import FrameExport
import Rendering
import TransitionStage
import UIKit

/// Films a session by replaying it: each frame is drawn anew, in full size and without loss.
@MainActor struct SessionFilm {
  /// The first and the last frame of the session that are filmed.
  var frames: ClosedRange<Int>
  /// Frames per second of the film.
  var framesPerSecond = 60.0
  /// Seconds of the app for one of the film.
  var speed = 1.0
  /// Whether the fingers are drawn over the frames.
  var showsTouches = false

  /// The most frames of a film.
  static let limit = 36_000
  /// The most bytes of a film's frames; those that show the same share them.
  private static let mostBytes = 2 << 30

  private static let advice =
    "the film's frames need more than 2 GB; choose less time, fewer frames a second or a smaller width"

  /// The frames of the session that a film shows, one after the other.
  func chosen(frameDuration: Double) -> [Int] {
    let length = Double(frames.upperBound - frames.lowerBound) * frameDuration / speed
    let count = min(Self.limit, Int((length * framesPerSecond + 1e-6).rounded(.down)) + 1)
    return (0..<max(1, count)).map { index in
      let offset = Double(index) / framesPerSecond * speed / frameDuration
      return min(frames.upperBound, frames.lowerBound + Int((offset + 1e-6).rounded(.down)))
    }
  }

  /// Replays a session on a story and returns the film.
  ///
  /// - Parameters:
  ///   - shrink: reduces each frame to the size that is needed.
  ///   - progress: called after each frame of the session.
  func sequence(
    of session: Session, on story: Story, shrink: (CGImage) -> CGImage, progress: (Int) throws -> Void
  ) throws -> FrameSequence {
    let chosen = chosen(frameDuration: session.frameDuration)
    var images: [CGImage] = []
    var trace = EventTrace()
    var (last, bytes): ((frame: RenderFrame, image: CGImage)?, Int) = (nil, 0)
    try runStory(story, of: session) { stage in
      let renderer = SoftwareRenderer()
      var touches = SessionTouches(session)
      try stage.replay(session, until: frames.upperBound) { frame in
        try progress(frame)
        guard images.count < chosen.count, chosen[images.count] == frame else { return }
        let shown = showsTouches ? touches.added(to: stage.frame, number: frame) : stage.frame
        if let last, last.frame.sharesContent(with: shown) {
          images.append(last.image)
        } else {
          let image = shrink(renderer.render(shown))
          bytes += image.width * image.height * 4
          guard bytes <= Self.mostBytes else { throw FrameExportError.unusable(Self.advice) }
          images.append(image)
          last = (shown, image)
        }
        let image = images[images.count - 1]
        while images.count < chosen.count, chosen[images.count] == frame { images.append(image) }
      }
      trace = stage.trace
    }
    let start = Double(frames.lowerBound) * session.frameDuration
    let events = trace.events.compactMap { event -> TraceEvent? in
      var event = event
      event.time = (event.time - start) / speed
      return event.time >= -1e-9 ? event : nil
    }
    let times = images.indices.map { Double($0) / framesPerSecond }
    let screen = session.device.screen
    return try FrameSequence(
      name: session.story.isEmpty ? "session" : session.story, frames: images, times: times,
      framesPerSecond: framesPerSecond, pointSize: screen.size, scale: screen.scale, trace: EventTrace(events))
  }
}
