import CoreGraphics
import EventTrace
import Foundation

/// Makes one self-contained page: the frames with a scrubber, and the event trace beside them.
struct FramePage {
  private let sequence: FrameSequence

  init(_ sequence: FrameSequence) {
    self.sequence = sequence
  }

  /// The page. Throws `CGImageError`.
  func data() throws -> Data {
    let page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="Matchcut">
      <title>\(Self.escaped(sequence.name)) · Matchcut</title>
      <style>
      \(PageStyle.text)
      </style>
      </head>
      <body>
      \(PageBody.text(title: Self.escaped(sequence.name), facts: Self.escaped(facts)))
      <script id="film" type="application/json">\(try film())</script>
      <script>
      \(PageScript.text)
      </script>
      </body>
      </html>

      """
    return Data(page.utf8)
  }

  /// The line beneath the title: size, count, length.
  private var facts: String {
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

  /// What the page's program reads, as JSON that is safe within a script element.
  private func film() throws -> String {
    let pictures = try PagePictures(sequence.frames)
    let frames = zip(sequence.times, pictures.indices).map { "[\(JSONText.number($0)),\($1)]" }
    let events = sequence.trace.events.filter { $0.time.isFinite }.map { event in
      let parts = [event.category.rawValue, event.subject, event.callText].map(JSONText.string)
      return "[\(JSONText.number(event.time)),\(parts.joined(separator: ","))]"
    }
    let members = [
      "\"width\":\(sequence.frames[0].width)", "\"height\":\(sequence.frames[0].height)",
      "\"end\":\(JSONText.number(sequence.duration))",
      "\"frames\":[\(frames.joined(separator: ","))]",
      "\"events\":[\(events.joined(separator: ",\n"))]",
      "\"pictures\":\(JSONText.strings(pictures.addresses))",
    ]
    return "{\(members.joined(separator: ",\n"))}".replacingOccurrences(of: "<", with: "\\u003c")
  }

  /// Text for HTML.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
