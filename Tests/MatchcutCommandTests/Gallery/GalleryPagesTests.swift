import EventTrace
import Foundation
import FrameExport
import Testing
import TransitionTesting
import UIKit

@testable import MatchcutCommand

/// The gallery's pages as a person finds them: in a browser, scrubbed, against the frames that were recorded.
@Suite(
  "The gallery's pages in a browser",
  .enabled(
    if: ProcessInfo.processInfo.environment["MATCHCUT_TESTS"] == "all", "make test-all opens the pages in a browser"),
  .enabled(
    if: Browser.command != nil,
    "No Chromium is installed: the Debian package chromium-headless-shell brings one; Scripts/install-dependencies --browser"
  ),
  .serialized)
@MainActor struct GalleryPagesTests {
  /// Two effects on a small screen, with ten frames per second.
  private static let site = Result { try SmallGallery(["dissolve", "slide"]) }

  private func open(_ page: String, at anchor: String = "", width: Int = 1280, height: Int = 900) throws -> Browser {
    let browser = try Browser(width: width, height: height)
    try browser.open(Self.site.get().path(page), at: anchor)
    return browser
  }

  /// The frame that the page shows, as it looks, and which one it is, from 0.
  private func shown(in browser: Browser) throws -> (frame: Int, screenshot: CGImage) {
    try browser.wait(for: "document.getElementById('screen').dataset.frame === String(scrubber.value)")
    let bounds = try #require(
      browser.evaluate(
        "(({ x, y, width, height }) => ({ x, y, width, height }))(document.getElementById('screen').getBoundingClientRect())"
      )
        as? [String: Double])
    let (x, y) = (bounds["x"] ?? 0, bounds["y"] ?? 0)
    #expect(bounds["width"] == 100 && bounds["height"] == 200, "the canvas shows pixel for pixel")
    let screenshot = try browser.screenshot(x: x.rounded(), y: y.rounded(), width: 100, height: 200)
    let frame = try browser.evaluate("Number(document.getElementById('screen').dataset.frame)") as? Double
    return (Int(frame ?? -1), screenshot)
  }

  @Test("Each time in the address shows the frame that was recorded", arguments: ["push", "pop-cancelled", "tab"])
  func frames(film: String) throws {
    let recorded = try Self.site.get().film("slide", film)
    let browser = try open("slide.html", at: "film=\(film)")
    for index in stride(from: 0, to: recorded.frames.count, by: 2) {
      try browser.evaluate("location.hash = '#film=\(film)&frame=\(index + 1)'")
      try browser.wait(for: "Number(scrubber.value) === \(index)")
      let shown = try shown(in: browser)
      let nearest = FrameDistance.nearest(shown.screenshot, among: recorded.frames)
      #expect(shown.frame == index)
      #expect(recorded.frames[nearest.frame] == recorded.frames[index], "frame \(index) looks like \(nearest.frame)")
      #expect(nearest.distance < 4, "frame \(index)")
    }
    #expect(browser.complaints == [])
  }

  @Test("Arrow keys, home, end, the space bar and the scrubber move through the film")
  func keys() throws {
    let recorded = try Self.site.get().film("slide", "push")
    let last = recorded.frames.count - 1
    let browser = try open("slide.html")
    for (key, frame) in [
      ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("ArrowRight", last), ("Home", 0),
      ("ArrowLeft", 0),
    ] {
      try browser.press(key)
      let shown = try shown(in: browser)
      #expect(shown.frame == frame, "\(key)")
      #expect(
        recorded.frames[FrameDistance.nearest(shown.screenshot, among: recorded.frames).frame] == recorded.frames[frame]
      )
    }
    // Code that is wider than its element scrolls by the same keys.
    try browser.evaluate("document.querySelector('pre').focus()")
    try browser.press("ArrowRight")
    #expect(try shown(in: browser).frame == 0)
    try browser.evaluate("document.activeElement.blur()")
    try browser.press(" ")
    #expect(try browser.evaluate("play.getAttribute('aria-label')") as? String == "Pause")
    try browser.wait(for: "scrubber.value === scrubber.max && play.getAttribute('aria-label') === 'Play'")
    #expect(try shown(in: browser).frame == last)
    let middle = try #require(
      browser.evaluate("(box => [box.x + box.width / 2, box.y + box.height / 2])(scrubber.getBoundingClientRect())")
        as? [Double])
    try browser.click(middle[0], middle[1])
    #expect(try shown(in: browser).frame == (last + 1) / 2)
    #expect(browser.complaints == [])
  }

  @Test("Up and down step through the events while the player has the focus, and otherwise scroll the page")
  func upAndDown() throws {
    let recorded = try Self.site.get().film("slide", "pop-cancelled")
    let moments = recorded.trace.events.map(\.time)
    let first = try #require(moments.first { $0 > 1e-6 })
    let second = try #require(moments.first { $0 > first + 1e-6 })
    let browser = try open("slide.html", at: "film=pop-cancelled")
    func press(_ key: String) throws -> Double {
      try browser.press(key)
      return try browser.evaluate("Number.parseFloat(clock.textContent)") as? Double ?? -1
    }
    let apart = try press("ArrowDown")
    #expect(apart == 0)
    try browser.evaluate("play.focus()")
    for (key, time) in [("ArrowDown", first), ("ArrowDown", second), ("ArrowUp", first)] {
      let shown = try press(key)
      #expect(abs(shown - time) < 0.001, "\(key)")
    }
    let frame = recorded.times.lastIndex { $0 <= first + 1e-6 } ?? -1
    #expect(try browser.evaluate("Number(scrubber.value)") as? Double == Double(frame))
    // A page of one film is all player.
    try browser.evaluate("document.activeElement.blur(); document.body.classList.remove('gallery')")
    try browser.evaluate("location.hash = '#frame=1'")
    try browser.wait(for: "clock.textContent.startsWith('0.000')")
    let alone = try press("ArrowDown")
    #expect(abs(alone - first) < 0.001)
    #expect(browser.complaints == [])
  }

  @Test("Past events and those of the frame are marked, and a click on an event shows its frame")
  func events() throws {
    let recorded = try Self.site.get().film("slide", "push")
    let browser = try open("slide.html")
    let rows = "[...document.querySelectorAll('#events button')]"
    for index in recorded.frames.indices {
      try browser.evaluate("location.hash = '#frame=\(index + 1)'")
      try browser.wait(for: "Number(scrubber.value) === \(index)")
      let lit = try browser.evaluate("\(rows).filter(row => row.matches('.past')).length") as? Double
      #expect(Int(lit ?? -1) == recorded.trace.events.count { $0.time <= recorded.times[index] + 1e-6 })
    }
    let texts = try browser.evaluate("\(rows).map(row => row.querySelector('code').textContent)") as? [String]
    #expect(texts == recorded.trace.events.map(\.sentence))
    // A finger's updates are one row, which counts them.
    try browser.open(Self.site.get().path("slide.html"), at: "film=pop-cancelled&frame=5")
    let counted = try browser.evaluate(
      "\(rows).map(row => row.querySelector('small').textContent).filter(text => text)")
    #expect(
      (counted as? [String])?.contains { $0.hasPrefix("4 of ") || $0.hasPrefix("5 of ") } == true, "\(counted ?? "")")
    try browser.evaluate("\(rows).find(row => row.textContent.includes('completeTransition')).click()")
    let time = try browser.evaluate("Number.parseFloat(clock.textContent)") as? Double
    let end = try Self.site.get().film("slide", "pop-cancelled").trace.events.first { $0.name == "completeTransition" }
    #expect(abs((time ?? 0) - (end?.time ?? -1)) < 0.001)
  }

  @Test("The picker changes film, code and film strip, whose frames are links")
  func picker() throws {
    let browser = try open("slide.html", at: "film=present")
    #expect((try browser.evaluate("code.textContent") as? String)?.contains("forPresented presented") == true)
    try browser.evaluate("[...films.children].find(button => button.textContent === 'Pop').click()")
    #expect((try browser.evaluate("code.textContent") as? String)?.contains("animationControllerFor operation") == true)
    #expect(try browser.evaluate("location.hash") as? String == "#film=pop")
    try browser.wait(for: "scrubber.value === scrubber.max")
    let images = try browser.evaluate("document.querySelectorAll('#strip canvas').length") as? Double
    let count = try Self.site.get().film("slide", "pop").frames.count
    #expect(Int(images ?? 0) == min(8, count))
    try browser.evaluate("document.querySelectorAll('#strip button')[1].click()")
    #expect(try shown(in: browser).frame == (count > 8 ? (2 * (count - 1) + 7) / 14 : 1))
    let marked = try browser.evaluate(
      "[...document.querySelectorAll('#strip button')].findIndex(button => button.hasAttribute('aria-current'))")
    #expect(marked as? Double == 1)
  }

  @Test(
    "The page loads nothing from elsewhere, every element has a name, and nothing overflows",
    arguments: ["index", "slide", "dissolve"])
  func whole(page: String) throws {
    let browser = try open(page + ".html")
    let foreign = try browser.evaluate(
      "performance.getEntriesByType('resource').map(entry => entry.name).filter(name => !name.startsWith('file:'))")
    #expect(foreign as? [String] == [])
    let nameless = try browser.evaluate(
      """
      [...document.querySelectorAll('button, a, input, canvas, section, nav, [role]')].filter(part =>
        !part.closest('[aria-hidden=true]') && !part.hidden && !part.textContent.trim()
          && !part.getAttribute('aria-label') && !part.getAttribute('aria-labelledby')).map(part => part.outerHTML)
      """)
    #expect(nameless as? [String] == [])
    let light = try browser.evaluate("getComputedStyle(document.body).backgroundColor") as? String
    try browser.prefer(dark: true)
    #expect(try browser.evaluate("getComputedStyle(document.body).backgroundColor") as? String != light)
    for width in [360, 760, 1280] {
      try browser.resize(width: width, height: 700)
      let wide = try browser.evaluate("document.documentElement.scrollWidth") as? Double
      #expect(Int(wide ?? 0) <= width, "\(width)")
    }
    #expect(browser.complaints == [])
  }

  @Test("The index has a looping film and a link for each page")
  func index() throws {
    let browser = try open("index.html")
    let addresses = try browser.evaluate(
      "[...document.querySelectorAll('main a')].map(link => link.getAttribute('href'))")
    #expect(addresses as? [String] == ["slide.html", "dissolve.html"])
    let images = try browser.evaluate(
      """
      Promise.all([...document.querySelectorAll('.loop')].map(async loop => {
        const picture = new Image();
        picture.src = getComputedStyle(loop).backgroundImage.slice(5, -2);
        await picture.decode();
        return loop.getAnimations().length;
      }))
      """)
    #expect(images as? [Double] == [1, 1])
    try browser.evaluate("search.value = 'SLIDE'; search.oninput()")
    #expect(
      try browser.evaluate("[...document.querySelectorAll('main li')].filter(li => !li.hidden).length") as? Double == 1)
    try browser.evaluate("document.querySelector('main li:not([hidden]) a').click()")
    try browser.wait(for: "document.title === 'Slide · Matchcut' && document.readyState === 'complete'")
    #expect(
      try browser.evaluate("document.querySelector('[rel=next]').getAttribute('href')") as? String == "dissolve.html")
    #expect(browser.complaints == [])
  }
}
