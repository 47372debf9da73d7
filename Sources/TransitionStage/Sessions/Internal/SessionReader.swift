import EventTrace
import Foundation
import UIKit

/// Reads a session line by line.
struct SessionReader {
  private var session: Session?
  private var lastFrame = 0
  private var line = SessionLine()

  /// Reads one line.
  mutating func read(_ text: Substring, number: Int) throws(SessionError) {
    line = try SessionLine(text, number: number)
    guard session != nil else { return session = try readHeader() }
    let frame = try line.whole("frame", 0...(session?.frames ?? 0))
    guard frame >= lastFrame else {
      throw line.problem("frames must not go back, and \(frame) is before \(lastFrame)")
    }
    lastFrame = frame
    if line.has("input") {
      let input = try readInput(of: frame)
      session?.inputs.append(input)
    } else {
      let record = try readRecord(of: frame)
      session?.records.append(record)
    }
  }

  /// Returns the session, once every line was read.
  func finish() throws(SessionError) -> Session {
    guard let session else { throw SessionError(line: 1, reason: Self.missingHeader) }
    return session
  }

  private static let missingHeader = "the header {\"format\":\"matchcut-session\",\"version\":1,…} is missing"

  private func readHeader() throws(SessionError) -> Session {
    guard line["format"] == .string("matchcut-session") else { throw line.problem(Self.missingHeader) }
    guard case .number(let version) = line["version"], version >= 1, version == version.rounded() else {
      throw line.problem("the header has no version")
    }
    guard version <= Double(Session.formatVersion) else {
      let newest = "version \(JSONText.number(version)) is newer than \(Session.formatVersion), the newest known here"
      throw line.problem("\(newest); read it with the Matchcut that has written it, or a newer one")
    }
    try line.check([
      "format", "version", "device", "width", "height", "scale", "rate", "top", "left", "bottom", "right", "story",
      "frames",
    ])
    func inset(_ key: String) throws(SessionError) -> CGFloat {
      line.has(key) ? CGFloat(try line.number(key, 0...10_000)) : 0
    }
    let insets = UIEdgeInsets(
      top: try inset("top"), left: try inset("left"), bottom: try inset("bottom"), right: try inset("right"))
    let size = CGSize(width: try line.number("width", 1...10_000), height: try line.number("height", 1...10_000))
    let screen = UIScreen.Configuration(
      size: size, scale: CGFloat(try line.number("scale", 1...4)), safeAreaInsets: insets,
      maximumFramesPerSecond: try line.whole("rate", 1...240))
    return Session(
      device: Device(name: try line.text("device"), screen: screen),
      story: line.has("story") ? try line.text("story") : "",
      frames: try line.whole("frames", 0...Session.longest))
  }

  private func readRecord(of frame: Int) throws(SessionError) -> Session.Record {
    try line.check(["frame", "events", "digest"])
    let hex = try line.text("digest")
    guard hex.utf8.count == 16, let digest = UInt64(hex, radix: 16) else {
      throw line.problem("a digest is 16 hexadecimal digits")
    }
    return Session.Record(frame: frame, events: line.has("events") ? try line.texts("events") : [], digest: digest)
  }

  private func readInput(of frame: Int) throws(SessionError) -> Session.Input {
    let kind = try SessionInputReader(line: line).kind()
    let limit = session?.frameDuration ?? 1
    return Session.Input(
      frame: frame, delay: line.has("delay") ? try line.number("delay", 0...limit) : nil,
      group: line.has("group") ? try line.whole("group", 0...1_000_000) : 0, kind,
      target: line.has("target") ? try line.text("target") : nil)
  }
}

/// The members of one line of a session.
struct SessionLine {
  private var members: [String: JSONValue] = [:]
  private var number = 0

  init() {}

  init(_ text: Substring, number: Int) throws(SessionError) {
    self.number = number
    do {
      members = try JSONLine.members(of: text)
    } catch {
      throw SessionError(line: number, reason: error.reason)
    }
  }

  subscript(key: String) -> JSONValue? { members[key] }

  func has(_ key: String) -> Bool { members[key] != nil }

  func problem(_ reason: String) -> SessionError { SessionError(line: number, reason: reason) }

  /// Refuses members with other names.
  func check(_ known: [String]) throws(SessionError) {
    guard let unknown = members.keys.sorted().first(where: { !known.contains($0) }) else { return }
    let hint = NearestName.of(unknown, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
    throw problem("\(JSONText.string(unknown)) is no member here\(hint)")
  }

  func number(_ key: String, _ range: ClosedRange<Double>) throws(SessionError) -> Double {
    guard case .number(let value) = members[key] else { throw missing(key, "a number") }
    guard range.contains(value) else {
      let limits = "\(JSONText.number(range.lowerBound)) to \(JSONText.number(range.upperBound))"
      throw problem("\"\(key)\" is from \(limits)")
    }
    return value
  }

  func whole(_ key: String, _ range: ClosedRange<Int>) throws(SessionError) -> Int {
    let value = try number(key, Double(range.lowerBound)...Double(range.upperBound))
    guard let whole = Int(exactly: value) else { throw problem("\"\(key)\" is a whole number") }
    return whole
  }

  func text(_ key: String) throws(SessionError) -> String {
    guard case .string(let value) = members[key] else { throw missing(key, "a string") }
    return value
  }

  func texts(_ key: String) throws(SessionError) -> [String] {
    guard case .strings(let value) = members[key] else { throw missing(key, "a list of strings") }
    return value
  }

  func name<Value>(_ key: String, of values: [(name: String, value: Value)]) throws(SessionError) -> Value {
    let name = try text(key)
    if let found = values.first(where: { $0.name == name }) { return found.value }
    let known = values.map(\.name).joined(separator: ", ")
    throw problem("\(JSONText.string(name)) is no value of \"\(key)\"; there are \(known)")
  }

  private func missing(_ key: String, _ kind: String) -> SessionError {
    problem(members[key] == nil ? "\"\(key)\" is missing" : "\"\(key)\" is not \(kind)")
  }
}
