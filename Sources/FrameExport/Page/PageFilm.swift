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

  init(_ sequence: FrameSequence, key: String, label: String, code: String? = nil, images: PageFrames) {
    self.key = key
    self.label = label
    facts = Self.facts(of: sequence)
    let frames = zip(sequence.times, images.locations).map { "[\(JSONText.number($0)),\($1.address),\($1.cell)]" }
    let events = sequence.trace.events.filter { $0.time.isFinite }.map { event in
      let parts = [event.category.rawValue, event.subject, event.callText].map(JSONText.string)
      return "[\(JSONText.number(event.time)),\(parts.joined(separator: ","))]"
    }
    let strip = EvenSampling.indices(of: sequence.frames.count, most: 8)
    let members = [
      "\"key\":\(JSONText.string(key))", "\"label\":\(JSONText.string(label))", "\"facts\":\(JSONText.string(facts))",
      "\"width\":\(sequence.frames[0].width)", "\"height\":\(sequence.frames[0].height)",
      "\"end\":\(JSONText.number(sequence.duration))", "\"strip\":[\(strip.map(String.init).joined(separator: ","))]",
      "\"frames\":[\(frames.joined(separator: ","))]",
      "\"events\":[\(events.joined(separator: ",\n"))]",
      "\"code\":\(code.map(JSONText.string) ?? "null")",
      "\"images\":\(JSONText.strings(images.addresses))",
    ]
    json = "{\(members.joined(separator: ",\n"))}".replacingOccurrences(of: "<", with: "\\u003c")
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
