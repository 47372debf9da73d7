import CoreGraphics
import EventTrace
import Foundation

/// A moving picture on a page that needs no program: frames side by side in one picture, through which a style sheet steps.
package struct SpriteLoop: Sendable {
  /// One frame's size, in pixels.
  let width, height: Int
  /// The picture, as a JPEG file.
  package let file: Data
  private let count: Int
  /// When each part begins: its first frame, how many it has, its time and its length.
  private let parts: [(first: Int, count: Int, start: Double, length: Double)]
  private let duration: Double

  /// Films one after the other, with a rest after each; a long film gives fewer frames, so that the picture stays usable.
  ///
  /// - Parameters:
  ///   - width: pixels across a frame.
  ///   - rest: seconds for which a film's last frame stays.
  /// - Throws: `CGImageError`.
  package init(_ films: [FrameSequence], width: Int, rest: Double = 0.7, most: Int = 80) throws {
    var pictures: [CGImage] = []
    var parts: [(first: Int, count: Int, start: Double, length: Double)] = []
    var time = 0.0
    for film in films {
      let chosen = EvenSampling.indices(of: film.frames.count, most: max(2, most / max(1, films.count)))
      parts.append((pictures.count, chosen.count, time, film.duration))
      pictures += chosen.map { film.frames[$0].shrunk(toWidth: width) }
      time += film.duration + rest
    }
    self.parts = parts
    count = pictures.count
    duration = time
    (self.width, height) = (pictures[0].width, pictures[0].height)
    file = try SpriteSheets.sheet(pictures).jpegData(quality: 0.7)
  }

  /// The rules that let it step, for the element with the class `loop-` and a number.
  func style(number: Int) -> String {
    func percent(_ time: Double) -> String { FixedDecimal.text(time / duration * 100, decimals: 3) + "%" }
    func place(_ frame: Int) -> String {
      FixedDecimal.text(count > 1 ? Double(frame) / Double(count - 1) * 100 : 0, decimals: 4) + "% 0"
    }
    let frames = parts.map { part in
      let steps = part.count > 1 ? "steps(\(part.count), jump-none)" : "step-end"
      return """
        \(percent(part.start)) { background-position: \(place(part.first)); animation-timing-function: \(steps); }
        \(percent(part.start + part.length)) { background-position: \(place(part.first + part.count - 1)); animation-timing-function: step-end; }
        """
    }
    return """
      @keyframes loop-\(number) {
      \(frames.joined(separator: "\n"))
      100% { background-position: \(place(0)); }
      }
      .loop-\(number) { background-size: \(count * 100)% 100%; animation-name: loop-\(number); animation-duration: \(FixedDecimal.text(duration, decimals: 3))s; }
      """
  }
}
