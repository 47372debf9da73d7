import EventTrace
import Foundation
import TransitionStage

/// A command of the page or of the studio.
enum HostCommand {
  case input(Session.Kind)
  case play, pause, live, restart, resume
  case step(Int)
  case rate(Double)
  /// Looks at a frame.
  case look(Int)
  case story(String)
  case device(String)
  /// The number of viewers, and how many of the screen's pixels are one of the page's, each way.
  case viewers(Int)
  case scale(divisor: Int)
  case overlay(Int)
  /// Asks for everything that a page needs which has just come.
  case history
  case thumbnails(from: Int, to: Int, every: Int)
  case inspect(Int)
  case layers(Int)
  case session, ping
  /// Asks for a Swift test with a title, and with expectations that were picked.
  case test(title: String?, [Expectation])
  case load(String)
  case take(Int)
  /// Gives a tunable number a value from a frame on, and runs from there again.
  case tune(String, Double, from: Int)

  /// Shows what an address names.
  case open(Opening)
  /// Asks for images side by side: variants of a frame, stories, or a take beside the present recording.
  case board(String, frame: Int, take: Int?)
  case film(FilmOrder)
  /// Changes animations, and runs again from their transition's first frame.
  case animate(AnimationOrder)
  /// Asks for all that a test may expect of an element at a point of a frame.
  case pick(frame: Int, CGPoint?)

  /// Reads a message; nil for one that is no command.
  init?(_ payload: [UInt8]) {
    let text = String(decoding: payload, as: UTF8.self)
    guard let members = try? JSONLine.members(of: text) else { return nil }
    if members["input"] != nil {
      guard let kind = try? Session.Kind(json: text) else { return nil }
      self = .input(kind)
      return
    }
    func number(_ name: String) -> Double? {
      if case .number(let value) = members[name], value.isFinite { value } else { nil }
    }
    func whole(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0.rounded()) } }
    func string(_ name: String) -> String? {
      if case .string(let value) = members[name] { value } else { nil }
    }
    guard let command = string("do") else { return nil }
    let found: HostCommand?
    switch command {
    case "play": found = .play
    case "pause": found = .pause
    case "live": found = .live
    case "restart": found = .restart
    case "resume": found = .resume
    case "history": found = .history
    case "ping": found = .ping
    case "session": found = .session
    case "test":
      let title = string("title").map { String($0.prefix(200)) }
      found = Expectation.list(string("expect") ?? "").map { .test(title: title, $0) }
    case "step": found = whole("by").map { .step(max(-600, min($0, 600))) }
    case "rate": found = number("value").map { .rate(max(0.001, min($0, 4))) }
    case "look": found = whole("frame").map { .look($0) }
    case "story": found = string("name").map { .story($0) }
    case "device": found = string("name").map { .device($0) }
    case "viewers": found = whole("count").map { .viewers($0) }
    case "scale": found = whole("divisor").map { .scale(divisor: min(max($0, 1), BitmapSender.mostDivisor)) }
    case "overlay": found = whole("value").map { .overlay($0) }
    case "inspect": found = whole("frame").map { .inspect($0) }
    case "layers": found = whole("frame").map { .layers($0) }
    case "take": found = whole("index").map { .take($0) }
    case "load": found = string("text").map { .load($0) }
    case "tune":
      if let name = string("name"), let value = number("value"), let frame = whole("frame") {
        found = .tune(name, value, from: frame)
      } else {
        found = nil
      }
    case "open": found = Opening(members).map { .open($0) }
    case "board":
      if let kind = string("kind"), let frame = whole("frame") {
        found = .board(kind, frame: frame, take: whole("take"))
      } else {
        found = nil
      }
    case "animate": found = AnimationOrder(members).map { .animate($0) }
    case "pick":
      if let frame = whole("frame") {
        let point = number("x").flatMap { x in number("y").map { CGPoint(x: x, y: $0) } }
        found = .pick(frame: frame, point)
      } else {
        found = nil
      }
    case "film": found = FilmOrder(members).map { .film($0) }
    case "thumbnails":
      if let from = whole("from"), let to = whole("to"), let every = whole("every") {
        found = .thumbnails(from: from, to: to, every: max(1, every))
      } else {
        found = nil
      }
    default: found = nil
    }
    guard let found else { return nil }
    self = found
  }
}
