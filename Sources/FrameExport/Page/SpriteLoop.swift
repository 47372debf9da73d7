import CoreGraphics
import EventTrace
import Foundation

/// An animation for a page without a script: frames side by side in one image, through which a style sheet steps.
package struct SpriteLoop: Sendable {
  /// The size of a frame, in pixels.
  let width, height: Int
  /// The image, as a JPEG file.
  package let file: Data
  private let count: Int
  /// The films: first frame, number of frames, start and length in seconds.
  private let parts: [(first: Int, count: Int, start: Double, length: Double)]
  private let duration: Double

  /// Creates a loop of films, one after the other, each with a pause at its end.
  ///
  /// Because the image must stay small, a long film contributes fewer frames.
  /// - Parameters: - width: the width of a frame, in pixels. - rest: the pause on a film's last frame, in seconds.
  /// - Throws: `CGImageError`.
  package init(_ films: [FrameSequence], width: Int, rest: Double = 0.7, most: Int = 80) throws {
    var images: [CGImage] = []
    var parts: [(first: Int, count: Int, start: Double, length: Double)] = []
    var time = 0.0
    for film in films {
      let chosen = EvenSampling.indices(of: film.frames.count, most: max(2, most / max(1, films.count)))
      parts.append((images.count, chosen.count, time, film.duration))
      images += chosen.map { film.frames[$0].shrunk(toWidth: width) }
      time += film.duration + rest
    }
    self.parts = parts
    count = images.count
    duration = time
    (self.width, height) = (images[0].width, images[0].height)
    file = try SpriteSheets.sheet(images).jpegData(quality: 0.7)
  }

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
