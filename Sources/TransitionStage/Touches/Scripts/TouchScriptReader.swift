import EventTrace
import FrameExport
import UIKit

/// Reads a touch script line by line, and checks that each finger has one touch-down, then moves, then one touch-up.
struct TouchScriptReader {
  private struct Down {
    let line: Int
    var location: CGPoint
    var source: TouchSource
  }

  private var events: [TouchScript.Event] = []
  private var down: [Int: Down] = [:]
  private var sawHeader = false
  private var version = 1.0
  private var line = 1
  private var members: [String: JSONValue] = [:]

  /// Reads a line that is not empty.
  mutating func read(_ text: Substring, number: Int) throws(TouchScriptError) {
    line = number
    members = try Self.members(of: text, line: number)
    guard sawHeader else {
      try readHeader()
      return sawHeader = true
    }
    try readEvent()
  }

  /// Returns the events, once every line was read.
  func finish() throws(TouchScriptError) -> [TouchScript.Event] {
    guard sawHeader else { throw TouchScriptError(line: 1, reason: "the header is missing") }
    if let (finger, landing) = down.min(by: { $0.value.line < $1.value.line }) {
      throw TouchScriptError(line: landing.line, reason: "finger \(finger) lands and never leaves")
    }
    return events
  }

  private static func members(of text: Substring, line: Int) throws(TouchScriptError) -> [String: JSONValue] {
    do {
      return try JSONLine.members(of: text)
    } catch {
      throw TouchScriptError(line: line, reason: error.reason)
    }
  }

  private func problem(_ reason: String) -> TouchScriptError {
    TouchScriptError(line: line, reason: reason)
  }

  private mutating func readHeader() throws(TouchScriptError) {
    guard members["format"] == .string("matchcut-touches") else {
      throw problem("the header {\"format\":\"matchcut-touches\",\"version\":1} is missing")
    }
    guard case .number(let version) = members["version"], version >= 1, version == version.rounded() else {
      throw problem("the header has no version")
    }
    guard version <= Double(TouchScript.formatVersion) else {
      throw problem(
        "version \(JSONText.number(version)) is newer than \(TouchScript.formatVersion), the newest that is known here")
    }
    self.version = version
  }

  private mutating func readEvent() throws(TouchScriptError) {
    let (old, new) = (["time", "finger", "phase", "x", "y"], ["type", "buttons", "force", "radius"])
    let known = old + new
    if version < 2, let early = members.keys.sorted().first(where: new.contains) {
      throw problem("\(JSONText.string(early)) needs version 2 in the header")
    }
    if let unknown = members.keys.sorted().first(where: { !known.contains($0) }) {
      let hint = NearestName.of(unknown, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
      throw problem("\(JSONText.string(unknown)) is no member of an event\(hint)")
    }
    let time = try number("time")
    guard (0...TouchScript.longest).contains(time) else { throw problem("a time is from 0 to 3600 s") }
    if let last = events.last, time < last.time {
      throw problem("times must not go back, and \(JSONText.number(time)) s is before \(JSONText.number(last.time)) s")
    }
    let finger = try finger()
    let phase = try phase()
    let location = try location(of: finger, phase)
    let source = try source(of: finger, phase)
    try follow(finger, phase, Down(line: line, location: location, source: source))
    events.append(
      TouchScript.Event(time: time, finger: finger, phase: phase, location: location, source: source))
  }

  private mutating func follow(_ finger: Int, _ phase: TouchScript.Phase, _ now: Down) throws(TouchScriptError) {
    switch (phase, down[finger]) {
    case (.began, let landing?): throw problem("finger \(finger) is down since line \(landing.line)")
    case (.began, nil): down[finger] = now
    case (_, nil): throw problem("finger \(finger) is not down")
    case (.moved, let landing?): down[finger] = Down(line: landing.line, location: now.location, source: now.source)
    case (.ended, _), (.cancelled, _): down[finger] = nil
    }
  }

  private func number(_ key: String) throws(TouchScriptError) -> Double {
    switch members[key] {
    case .number(let value): return value
    case nil: throw problem("\"\(key)\" is missing")
    default: throw problem("\"\(key)\" is no number")
    }
  }

  private func finger() throws(TouchScriptError) -> Int {
    guard members["finger"] != nil else { return 1 }
    guard let finger = Int(exactly: try number("finger")), TouchScript.fingers.contains(finger) else {
      throw problem("a finger is a whole number from 1 to 100")
    }
    return finger
  }

  private func phase() throws(TouchScriptError) -> TouchScript.Phase {
    guard let value = members["phase"] else { throw problem("\"phase\" is missing") }
    guard case .string(let name) = value else { throw problem("\"phase\" is no string") }
    if let phase = TouchScript.Phase(rawValue: name) { return phase }
    let known = TouchScript.Phase.allCases.map(\.rawValue)
    if let nearest = NearestName.of(name, among: known) {
      throw problem("\(JSONText.string(name)) is no phase; did you mean \"\(nearest)\"?")
    }
    throw problem("\(JSONText.string(name)) is no phase; there are \(known.joined(separator: ", "))")
  }

  /// The source of a touch, given at touch-down; omitted members keep their previous values.
  private func source(of finger: Int, _ phase: TouchScript.Phase) throws(TouchScriptError) -> TouchSource {
    var source = TouchSource.finger
    if phase == .began {
      source.type = try type()
      source.buttons = try buttons()
    } else if let late = ["type", "buttons"].first(where: { members[$0] != nil }) {
      throw problem("\(JSONText.string(late)) is said where the finger lands")
    } else {
      source = down[finger]?.source ?? source
    }
    if members["force"] != nil {
      source.force = try number("force")
      guard TouchScript.forces.contains(source.force) else { throw problem("a force is from 0 to 1000") }
    }
    if members["radius"] != nil {
      source.majorRadius = try number("radius")
      guard TouchScript.radii.contains(source.majorRadius) else {
        throw problem("a radius is from 0 to 1000000 points")
      }
    }
    return source
  }

  private func type() throws(TouchScriptError) -> UITouch.TouchType {
    guard let value = members["type"] else { return .direct }
    guard case .string(let name) = value else { throw problem("\"type\" is no string") }
    if let found = TouchScript.types.first(where: { $0.name == name }) { return found.type }
    let known = TouchScript.types.map(\.name)
    throw problem("\(JSONText.string(name)) touches no screen; there are \(known.joined(separator: ", "))")
  }

  private func buttons() throws(TouchScriptError) -> UIEvent.ButtonMask {
    guard members["buttons"] != nil else { return .primary }
    guard let bits = Int(exactly: try number("buttons")), TouchScript.buttons.contains(bits) else {
      throw problem("buttons are a whole number, the sum of 1 for the main one, 2 for the other, 4, 8…")
    }
    return UIEvent.ButtonMask(rawValue: bits)
  }

  /// The location; a finger that is lifted without one is lifted where it is.
  private func location(of finger: Int, _ phase: TouchScript.Phase) throws(TouchScriptError) -> CGPoint {
    if members["x"] == nil, members["y"] == nil, phase == .ended || phase == .cancelled, let last = down[finger] {
      return last.location
    }
    let point = CGPoint(x: try number("x"), y: try number("y"))
    guard TouchScript.reaches(point) else {
      throw problem("a place is at most 1000000 points away")
    }
    return point
  }
}
