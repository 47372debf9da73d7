import CoreGraphics
import EventTrace
import Foundation

/// An animation for a page without a script: frames side by side in one image, through which a style sheet steps.
package struct SpriteLoop: Sendable {
  /// The image, as a JPEG file.
  package let file: Data
  /// The frames on the image, and their times.
  package let layout: Layout

  /// Creates a loop of films, one after the other, each with a pause at its end.
  ///
  /// Because the image must stay small, a film contributes at most 30 frames for each second, and a long one fewer.
  /// - Parameters: - width: the width of a frame, in pixels. - rest: the pause on a film's last frame, in seconds.
  /// - Throws: `CGImageError`.
  package init(_ films: [FrameSequence], width: Int, rest: Double = 0.7, most: Int = 80) throws {
    var images: [CGImage] = []
    var parts: [Layout.Part] = []
    var time = 0.0
    for film in films {
      let count = min(most / max(1, films.count), Int((film.duration * 30).rounded()))
      let chosen = EvenSampling.indices(of: film.frames.count, most: max(2, count))
      parts.append(Layout.Part(first: images.count, count: chosen.count, start: time, length: film.duration))
      images += chosen.map { film.frames[$0].shrunk(toWidth: width) }
      time += film.duration + rest
    }
    layout = Layout(
      width: images[0].width, height: images[0].height, count: images.count, parts: parts, duration: time)
    file = try SpriteSheets.sheet(images).jpegData(quality: 0.7)
  }
}

extension SpriteLoop {
  /// The frames on a loop's image, and their times: all that a style sheet needs of it.
  package struct Layout: Hashable, Sendable, Codable {
    /// The size of a frame, in pixels.
    let width, height: Int
    /// The number of frames.
    let count: Int
    /// The films, in order.
    let parts: [Part]
    /// The length of the loop, in seconds.
    let duration: Double

    /// A film of a loop.
    struct Part: Hashable, Sendable, Codable {
      /// Its first frame, and the number of its frames.
      let first, count: Int
      /// Its start and its length, in seconds.
      let start, length: Double
    }
  }
}

extension SpriteLoop.Layout {
  /// The time with which the animation begins, in seconds: the middle of the first film.
  ///
  /// An animation that has not been played yet, or that is paused, shows the effect there, and not an ordinary screen.
  private var posterTime: Double { parts[0].start + parts[0].length / 2 }

  /// Returns the CSS rules of the animation, for the element with the class `loop-` and a number.
  func style(number: Int) -> String {
    func percent(_ time: Double) -> String { FixedDecimal.text(time / duration * 100, decimals: 3) + "%" }
    func position(_ frame: Int) -> String {
      FixedDecimal.text(count > 1 ? Double(frame) / Double(count - 1) * 100 : 0, decimals: 4) + "% 0"
    }
    let frames = parts.map { part in
      let steps = part.count > 1 ? "steps(\(part.count), jump-none)" : "step-end"
      return """
        \(percent(part.start)) { background-position: \(position(part.first)); animation-timing-function: \(steps); }
        \(percent(part.start + part.length)) { background-position: \(position(part.first + part.count - 1)); animation-timing-function: step-end; }
        """
    }
    return """
      @keyframes loop-\(number) {
      \(frames.joined(separator: "\n"))
      100% { background-position: \(position(0)); }
      }
      .loop-\(number) { background-size: \(count * 100)% 100%; animation-name: loop-\(number); animation-duration: \(FixedDecimal.text(duration, decimals: 3))s; animation-delay: -\(FixedDecimal.text(posterTime, decimals: 3))s; }
      """
  }
}
