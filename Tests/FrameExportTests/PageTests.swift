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

  @Test("A film that is a movie names its file, its rate and each frame's time, and has no images")
  func movie() throws {
    let sequence = Film.slide(frames: 4, framesPerSecond: 60)
    let movie = EncodedMovie(data: Data(), width: 80, height: 120)
    let page = FramePage(
      title: "Slide",
      films: [
        try PageFilm(sequence, key: "push", label: "Push", code: nil, movie: movie, address: "a</script>/\"push\".mp4")
      ], notes: nil)
    let text = String(decoding: page.data(), as: UTF8.self)
    #expect(text.components(separatedBy: "</script>").count == 3)
    let film = try film(in: text)
    #expect(film["movie"] as? String == "a</script>/\"push\".mp4" && film["images"] == nil)
    #expect(film["rate"] as? Double == 60 && film["width"] as? Int == 80 && film["height"] as? Int == 120)
    #expect((film["frames"] as? [[Double]])?.map { $0.map { Int(($0 * 60).rounded()) } } == [[0], [1], [2], [3]])
  }

  @Test("A movie whose frames are not at a constant rate is refused")
  func unevenMovie() throws {
    let frames = Film.slide(frames: 2).frames
    let film = try FrameSequence(
      name: "uneven", frames: frames, times: [0, 0.3], framesPerSecond: 10, pointSize: .zero, scale: 1)
    #expect(throws: FrameExportError.unusable("the movie of \"uneven\" needs frames at a constant rate")) {
      try PageFilm(
        film, key: "a", label: "A", code: nil, movie: EncodedMovie(data: Data(), width: 2, height: 2), address: "a.mp4")
    }
  }

  @Test("The page says how to open the effect in the studio, and why its films are coarse")
  func studio() throws {
    let film = Film.slide(frames: 2)
    let images = PageFilm(film, key: "a", label: "A", images: try PageFrames(film.frames))
    func text(_ command: String?, _ remark: String?) -> String {
      let notes = PageNotes(
        summary: "a", source: "b", parameters: [], studioCommand: command, remark: remark,
        index: PageNotes.Link(title: "All", address: "index.html"))
      return String(decoding: FramePage(title: "A", films: [images], notes: notes).data(), as: UTF8.self)
    }
    let page = text("preview --story \"A < B\"", "No <ffmpeg>.")
    #expect(page.contains("<summary>Open in the studio</summary>"))
    #expect(page.contains("<code>preview --story &quot;A &lt; B&quot;</code>"))
    #expect(page.contains("<p class=\"remark\">No &lt;ffmpeg&gt;.</p>"))
    let plain = text(nil, nil)
    #expect(!plain.contains("<details") && !plain.contains("<p class=\"remark\">"))
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
