import Foundation
import Testing
import TransitionTesting
import UIKit

@testable import StudioHost

@Suite("Replaying a session by the program of an app's stories")
@MainActor final class ReplayRunTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("replay-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func file(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ session: Session) throws -> String {
    try session.jsonLines.write(toFile: file("a.mcsession"), atomically: true, encoding: .utf8)
    return file("a.mcsession")
  }

  private func replay(_ words: [String], of stories: [Story] = [OneButton.story]) -> (text: String, status: Int32) {
    let (text, status) = ReplayRun.main(words, of: stories)
    return (text, status.rawValue)
  }

  @Test("A session that gives the same calls and frames ends with 0, and says how long it was")
  func same() throws {
    let session = try OneButton.session()
    let (text, status) = replay([try write(session)])
    let length = SwiftCode.number(Double(session.frames) / 60)
    #expect(
      text == """
        Replayed \(session.frames) frames (\(length) s) of "Button" on iphone-15.
        The calls and the frames are those of the recording.

        """)
    #expect(status == 0)
  }

  @Test("A difference ends with 1 and is named")
  func differs() throws {
    var session = try OneButton.session()
    session.inputs.insert(.init(frame: 0, .tunable("height", 200)), at: 0)
    let (text, status) = replay([try write(session)])
    #expect(text.contains("The replay differs from the recording at "))
    #expect(status == 1)
  }

  @Test("Numbers that are set at the beginning are set before the screen is made")
  func beginning() throws {
    var session = try OneButton.session { $0.tune("margin", to: 60) }
    session.inputs.insert(.init(frame: 0, .tunable("margin", 60)), at: 0)
    #expect(replay([try write(session)]).status == 0)
  }

  @Test("The last frame is written as an image, and the replay as films")
  func files() throws {
    let session = try OneButton.session()
    let names = ["last.png", "film.gif", "page.html"].map(file)
    let words = [
      try write(session), "--until", "0.25", "--png", names[0], "-o", names[1], "--output", names[2], "--fps", "10",
    ]
    let (text, status) = ReplayRun.main(words, of: [OneButton.story])
    #expect(status == .same)
    #expect(text.hasPrefix("Replayed 15 frames (0.25 s) of \"Button\""))
    for name in names {
      #expect(text.contains("Written: \(name)\n"))
      #expect(try Data(contentsOf: URL(fileURLWithPath: name)).count > 300)
    }
    let image = try CGImage(data: Data(contentsOf: URL(fileURLWithPath: names[0])))
    #expect(image.width == 1179 && image.height == 2556)
  }

  @Test(
    "Mistakes end with the status of their kind and say what to do",
    arguments: [
      ([], 64, "replay needs the file of a session."),
      (["/nowhere.mcsession"], 66, "There is no file /nowhere.mcsession."),
      (["a", "b"], 64, "One session is replayed at a time, not also \"b\"."),
      (["a", "--untill", "3"], 64, "\"--untill\" is no option of replay. 'replay --help' lists them."),
      (["a", "--until"], 64, "--until needs a value."),
      (["a", "--until", "x"], 64, "--until is a number from 0 to 86400."),
      (["a", "-o", "film.mov"], 64, "\"film.mov\" names no format by its extension."),
    ])
  func mistakes(words: [String], expected: Int, message: String) {
    let (text, status) = replay(words)
    #expect(text.hasPrefix(message), "\(text)")
    #expect(status == Int32(expected))
  }

  @Test("A file that is no session is refused with its line, one of an unknown story with those there are")
  func refusals() throws {
    try "hello\n".write(toFile: file("b.mcsession"), atomically: true, encoding: .utf8)
    var session = Session(device: .iPhone15, story: "Other", frames: 3)
    let path = try write(session)
    let broken = ReplayRun.main([file("b.mcsession")], of: [OneButton.story])
    #expect(broken.status == .data)
    #expect(broken.text.hasPrefix("\(file("b.mcsession")): Session, line 1: "))
    let other = ReplayRun.main([path], of: [OneButton.story, OneButton.tapped])
    #expect(other.status == .usage)
    #expect(
      other.text
        == "There is no story \"Other\": name one with --story. The stories are \"Button\", \"Button · tapped\".\n")
    session.story = ""
    #expect(replay([try write(session)]).status == 0)
  }

  @Test("The options' text names all of them")
  func help() {
    let (text, status) = replay(["--help"])
    #expect(status == 0)
    for option in ["--story", "--until", "-o", "--png", "--fps", "--speed", "--width"] {
      #expect(text.contains(option))
    }
  }
}
