import Foundation
import FrameExport
import Testing
import TransitionTesting

@testable import MatchcutCommand

/// The gallery's pages whose films are movies: each frame that a browser shows is compared with the one that was drawn.
@Suite(
  "The gallery's movies in a browser",
  .enabled(
    if: ProcessInfo.processInfo.environment["MATCHCUT_TESTS"] == "all", "make test-all opens the pages in a browser"),
  .enabled(
    if: Browser.command != nil && MovieEncoder.isAvailable(),
    "Chromium or ffmpeg is not installed: Scripts/install-dependencies --browser --movies"),
  .serialized)
@MainActor struct GalleryMoviesTests {
  /// Three effects on a small screen, with twenty frames per second; the cube's films have more than one key frame.
  private static let site = Result {
    try SmallGallery(["dissolve", "slide", "cube"], as: .movies, framesPerSecond: 20)
  }

  private func open(_ page: String, at anchor: String = "") throws -> Browser {
    let browser = try Browser(width: 1280, height: 900)
    try browser.open(Self.site.get().path(page), at: anchor)
    return browser
  }

  /// Waits for a frame on the canvas, and expects it to look like the recorded one and no other.
  private func expect(_ index: Int, of recorded: FrameSequence, in browser: Browser, _ comment: Comment? = nil) throws {
    try browser.wait(
      for: "document.getElementById('screen').dataset.frame === '\(index)' && scrubber.value === '\(index)'")
    let box = try #require(
      browser.evaluate("(box => [box.x, box.y])(document.getElementById('screen').getBoundingClientRect())")
        as? [Double])
    let screenshot = try browser.screenshot(
      x: box[0].rounded(), y: box[1].rounded(), width: Double(recorded.frames[0].width),
      height: Double(recorded.frames[0].height))
    // At its end a transition moves by less than a pixel a frame, which is lost among the changes of compression.
    let nearest = FrameDistance.nearest(screenshot, among: recorded.frames)
    let distance = FrameDistance.between(screenshot, recorded.frames[index])
    #expect(distance < nearest.distance + 0.4, comment ?? "frame \(index) looks like \(nearest.frame)")
    #expect(distance < 6, comment ?? "frame \(index)")
  }

  @Test(
    "Each frame in the address is shown exactly, in any order",
    arguments: [("slide", "push"), ("slide", "pop-cancelled"), ("cube", "present"), ("dissolve", "dismiss")])
  func frames(effect: String, film: String) throws {
    let recorded = try Self.site.get().film(effect, film)
    let browser = try open("\(effect).html", at: "film=\(film)")
    let count = recorded.frames.count
    try expect(0, of: recorded, in: browser)
    // Two frames of the middle differ much, so that one for the other would be seen.
    let pair = recorded.frames[count / 3...count / 3 + 1].map { $0 }
    #expect(FrameDistance.between(pair[0], pair[1]) > 1.5)
    let order = Array(stride(from: 1, to: count, by: 2)) + (0..<8).map { (count - 1 + $0 * 7) % count }
    for index in order {
      try browser.evaluate("location.hash = '#film=\(film)&frame=\(index + 1)'")
      try expect(index, of: recorded, in: browser)
    }
    #expect(browser.complaints == [])
  }

  @Test("The last of many frames that are asked for at once is shown")
  func scrubbing() throws {
    let recorded = try Self.site.get().film("cube", "push")
    let browser = try open("cube.html", at: "film=push")
    let last = recorded.frames.count - 1
    try browser.evaluate(
      "for (const frame of [3, \(last), 1, 8, 5]) { scrubber.value = frame; scrubber.oninput(); }")
    try expect(5, of: recorded, in: browser)
    try browser.evaluate("document.activeElement.blur()")
    for (key, frame) in [("ArrowRight", 6), ("ArrowLeft", 5), ("End", last), ("Home", 0)] {
      try browser.press(key)
      try expect(frame, of: recorded, in: browser, "\(key)")
    }
    #expect(browser.complaints == [])
  }

  @Test("A movie plays to its end at each speed, stops on the frame that it shows, and plays again from the first")
  func playing() throws {
    let recorded = try Self.site.get().film("cube", "push")
    let last = recorded.frames.count - 1
    let browser = try open("cube.html", at: "film=push")
    for speed in ["1", "0.25"] {
      try browser.evaluate("document.querySelector('[data-speed=\"\(speed)\"]').click()")
      try browser.evaluate("document.activeElement.blur()")
      try browser.press(" ")
      #expect(try browser.evaluate("play.getAttribute('aria-label')") as? String == "Pause")
      try browser.wait(for: "scrubber.value === scrubber.max && play.getAttribute('aria-label') === 'Play'")
      try expect(last, of: recorded, in: browser, "\(speed)")
    }
    // In the middle, where it plays from the first frame once more.
    try browser.press(" ")
    try browser.wait(for: "Number(scrubber.value) > 4 && Number(scrubber.value) < \(last)")
    try browser.press(" ")
    let frame = Int(try browser.evaluate("Number(scrubber.value)") as? Double ?? -1)
    #expect(frame > 4 && frame < last)
    try expect(frame, of: recorded, in: browser)
    try browser.press("ArrowLeft")
    try expect(frame - 1, of: recorded, in: browser)
    #expect(browser.complaints == [])
  }

  @Test("The picker changes the movie and plays it, and the film strip shows eight of its frames")
  func picker() throws {
    let recorded = try Self.site.get().film("cube", "pop")
    let browser = try open("cube.html", at: "film=push")
    try browser.evaluate("[...films.children].find(button => button.textContent === 'Pop').click()")
    try browser.wait(for: "scrubber.value === scrubber.max && play.getAttribute('aria-label') === 'Play'")
    try expect(recorded.frames.count - 1, of: recorded, in: browser)
    // The canvases of a page from a file can't be read by its script, but a screenshot can.
    try browser.wait(for: "document.querySelectorAll('#strip canvas').length === 8")
    try browser.evaluate("document.getElementById('strip').scrollIntoView({ block: 'center' })")
    let box = try #require(
      browser.evaluate(
        "[...document.querySelectorAll('#strip canvas')].flatMap(c => (b => [b.x, b.y, b.width, b.height])(c.getBoundingClientRect()))"
      ) as? [Double])
    let indices = EvenSampling.indices(of: recorded.frames.count, most: 8)
    for cell in 0..<8 {
      let bounds = box[4 * cell..<4 * cell + 4].map { $0 }
      let scroll = try browser.evaluate("scrollY") as? Double ?? 0
      let shot = try browser.screenshot(
        x: bounds[0], y: bounds[1] + scroll, width: bounds[2].rounded(), height: bounds[3].rounded())
      let small = recorded.frames.map { FrameDistance.scaled($0, to: shot) }
      let nearest = FrameDistance.nearest(shot, among: small)
      let distance = FrameDistance.between(shot, small[indices[cell]])
      #expect(distance < nearest.distance + 0.4, "cell \(cell) looks like \(nearest.frame)")
    }
    #expect(browser.complaints == [])
  }

  @Test("A page of movies says so where the browser can't play one, and opens in the studio by a command")
  func problems() throws {
    let site = try Self.site.get()
    let page = site.path("broken.html")
    let text = try String(contentsOfFile: site.path("slide.html"), encoding: .utf8)
    try text.replacingOccurrences(of: "slide/push.mp4", with: "slide.html").write(
      toFile: page, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: page) }
    let browser = try Browser(width: 390, height: 844)
    try browser.open(page)
    try browser.wait(for: "facts.textContent.startsWith('This browser cannot play the film')")
    #expect(try browser.evaluate("document.querySelector('#studio code').checkVisibility()") as? Bool == false)
    try browser.evaluate("document.querySelector('#studio summary').click()")
    #expect(try browser.evaluate("document.querySelector('#studio code').checkVisibility()") as? Bool == true)
    #expect(
      try browser.evaluate("document.querySelector('#studio code').textContent") as? String
        == "Scripts/matchcut preview --story Slide")
    #expect(try browser.evaluate("document.documentElement.scrollWidth") as? Double == 390)
  }
}
