import CoreGraphics
import EventTrace
import Foundation

/// A recording on a page, as the page's script reads it.
package struct PageFilm: Sendable {
  /// The name of the film in the page's address, such as `push`.
  package let key: String
  /// The name of the film on the page.
  package let label: String
  /// The line with size, count and length.
  let facts: String
  /// The film as JSON that is safe within a script element.
  let json: String

  /// Creates a film whose images are in files.
  ///
  /// - Parameters: - code: the code that the page shows for the film; nil for none. - addresses: the addresses of the
  ///   sheets' files, relative to the page.
  package init(
    _ sequence: FrameSequence, key: String, label: String, code: String?, sheets: SpriteSheets, addresses: [String]
  ) {
    self.init(sequence, key: key, label: label, code: code, images: PageFrames(sheets, addresses: addresses))
  }

  /// Creates a film that is shown by a movie with the same frames, one after the other.
  ///
  /// - Parameters:
  ///   - sequence: the recording; its frames may be smaller than the movie's.
  ///   - code: the code that the page shows for the film; nil for none.
  ///   - address: the address of the movie's file, relative to the page.
  /// - Throws: ``FrameExportError/unusable(_:)`` where the frames are not at a constant rate.
  package init(
    _ sequence: FrameSequence, key: String, label: String, code: String?, movie: EncodedMovie, address: String
  ) throws {
    let rate = sequence.framesPerSecond
    guard zip(sequence.times, 0...).allSatisfy({ abs($0 * rate - Double($1)) < 0.5 }) else {
      throw FrameExportError.unusable("the movie of \"\(sequence.name)\" needs frames at a constant rate")
    }
    self.init(
      sequence, key: key, label: label, code: code, size: (movie.width, movie.height),
      frames: sequence.times.map { "[\(JSONText.number($0))]" },
      source: ["\"movie\":\(JSONText.string(address))", "\"rate\":\(JSONText.number(rate))"])
  }

  init(_ sequence: FrameSequence, key: String, label: String, code: String? = nil, images: PageFrames) {
    self.init(
      sequence, key: key, label: label, code: code, size: (sequence.frames[0].width, sequence.frames[0].height),
      frames: zip(sequence.times, images.locations).map { "[\(JSONText.number($0)),\($1.address),\($1.cell)]" },
      source: ["\"images\":\(JSONText.strings(images.addresses))"])
  }

  /// Creates a film from its parts.
  ///
  /// - Parameters: - frames: each frame's time, and where its image is. - source: the members that say what shows them.
  private init(
    _ sequence: FrameSequence, key: String, label: String, code: String?, size: (width: Int, height: Int),
    frames: [String], source: [String]
  ) {
    self.key = key
    self.label = label
    facts = Self.facts(of: sequence)
    let events = sequence.trace.events.filter { $0.time.isFinite }.map { event in
      let parts = [event.category.rawValue, event.subject, event.callText].map(JSONText.string)
      return "[\(JSONText.number(event.time)),\(parts.joined(separator: ","))]"
    }
    let strip = EvenSampling.indices(of: sequence.frames.count, most: 8)
    let members = [
      "\"key\":\(JSONText.string(key))", "\"label\":\(JSONText.string(label))", "\"facts\":\(JSONText.string(facts))",
      "\"width\":\(size.width)", "\"height\":\(size.height)",
      "\"end\":\(JSONText.number(sequence.duration))", "\"strip\":[\(strip.map(String.init).joined(separator: ","))]",
      "\"frames\":[\(frames.joined(separator: ","))]",
      "\"events\":[\(events.joined(separator: ",\n"))]",
      "\"code\":\(code.map(JSONText.string) ?? "null")",
    ]
    json = "{\((members + source).joined(separator: ",\n"))}".replacingOccurrences(of: "<", with: "\\u003c")
  }

  /// Returns the line below the title: size, count, length.
  private static func facts(of sequence: FrameSequence) -> String {
    var parts: [String] = []
    let (width, height) = (Double(sequence.pointSize.width), Double(sequence.pointSize.height))
    if width > 0, height > 0, width.isFinite, height.isFinite {
      let scale = FixedDecimal.text(Double(sequence.scale), decimals: 0)
      parts.append(
        "\(FixedDecimal.text(width, decimals: 0)) × \(FixedDecimal.text(height, decimals: 0)) points at \(scale)×")
    }
    let count = sequence.frames.count
    parts.append(count == 1 ? "1 frame" : "\(count) frames")
    parts.append("\(FixedDecimal.text(sequence.framesPerSecond, decimals: 0)) per second")
    parts.append("\(FixedDecimal.text(sequence.duration, decimals: 2)) s")
    return parts.joined(separator: " · ")
  }
}
