import CoreGraphics
import EventTrace
import Foundation
import Testing

@testable import FrameExport

@Suite("The web page of a recording")
struct PageTests {
  private let trace = EventTrace([
    TraceEvent(time: 0, category: .appearance, subject: "B", name: "viewWillAppear", arguments: ["true"]),
    TraceEvent(time: 0.05, category: .context, subject: "</script>", name: "completeTransition", arguments: ["\"x\""]),
    TraceEvent(time: .nan, category: .input, subject: "nobody", name: "touch"),
  ])

  private func page(_ film: FrameSequence) throws -> String {
    String(decoding: try FrameExporter().data(of: film, as: .html), as: UTF8.self)
  }

  /// The JSON that the page's program reads.
  private func film(in page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "type=\"application/json\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let data = Data(page[start.upperBound..<end.lowerBound].utf8)
    let all = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try #require((all["films"] as? [[String: Any]])?.first)
  }

  @Test("The page has each distinct frame once, with the times")
  func frames() throws {
    let (red, blue) = (Film.image(3, 2) { _, _ in 0xFFFF_0000 }, Film.image(3, 2) { _, _ in 0xFF00_00FF })
    let film = try film(in: try page(Film.sequence([red, blue, blue, red], framesPerSecond: 10)))
    #expect(film["width"] as? Int == 3 && film["height"] as? Int == 2)
    #expect((film["frames"] as? [[Double]])?.map { $0[1] } == [0, 1, 1, 0])
    #expect((film["frames"] as? [[Double]])?.map { Int($0[0] * 10 + 0.5) } == [0, 1, 2, 3])
    let addresses = try #require(film["images"] as? [String])
    let images = try addresses.map { address in
      let data = try #require(Data(base64Encoded: String(address.dropFirst("data:image/png;base64,".count))))
      return try CGImage(pngData: data)
    }
    #expect(images == [red, blue])
  }

  @Test("The page has the events, and escapes every name")
  func events() throws {
    let frames = Film.slide(frames: 4).frames
    let text = try page(Film.sequence(frames, trace: trace))
    let events = try #require(try film(in: text)["events"] as? [[Any]])
    #expect(events.map { $0[2] as? String } == ["B", "</script>"])
    #expect(events.map { $0[3] as? String } == ["viewWillAppear(true)", "completeTransition(\"x\")"])
    #expect(text.components(separatedBy: "</script>").count == 3)
  }

  @Test("The page loads nothing from elsewhere")
  func selfContained() throws {
    let text = try page(Film.slide())
    for forbidden in ["http:", "https:", "src=", "href=", "@import", "url("] {
      #expect(!text.contains(forbidden), "\(forbidden)")
    }
  }

  @Test("Many large frames become JPEG")
  func large() throws {
    let film = Film.gradient()
    let images = try PageFrames(film.frames, limit: 1000)
    #expect(images.addresses.count == 5)
    #expect(images.addresses.allSatisfy { $0.hasPrefix("data:image/jpeg;base64,/9j/") })
  }

  @Test("The page escapes the title and states the facts")
  func title() throws {
    let frame = Film.image(3, 2) { _, _ in 0xFFFF_0000 }
    let film = try FrameSequence(
      name: "a < b & \"c\"", frames: [frame], times: [2], framesPerSecond: 60,
      pointSize: CGSize(width: 393, height: 852), scale: 3)
    let text = try page(film)
    #expect(text.contains("<title>a &lt; b &amp; &quot;c&quot; · Matchcut</title>"))
    #expect(text.contains("<p id=\"facts\">393 × 852 points at 3× · 1 frame · 60 per second · 0.02 s</p>"))
  }

  @Test("The same film gives the same page")
  func deterministic() throws {
    #expect(try page(Film.slide()) == page(Film.slide()))
  }
}
