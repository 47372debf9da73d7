import EffectCatalog
import Foundation
import Testing
import TransitionStage

@testable import MatchcutCommand

@Suite("The command as a program", .enabled(if: MatchcutProgram.isBuilt)) struct MatchcutProgramTests {
  @Test("--version prints the version alone")
  func version() throws {
    let run = try MatchcutProgram.run(["--version"])
    #expect(run.status == 0 && run.output == "matchcut \(MatchcutVersion.current)\n" && run.errors.isEmpty)
  }

  @Test(
    "A mistake has the status of its kind, and a message with one full stop",
    arguments: [
      (["trace", "slied"], 64, "Error: There is no effect \"slied\". Did you mean slide?"),
      (["trace", "slide", "--fps", "-5"], 64, "Error: A recording has 1 to 240 frames per second, not -5.0."),
      (["trace", "slide", "--duration", "-1"], 64, "Error: A transition lasts from 0.01 to 30 seconds, not -1.0."),
      (["record", "slide", "-o", "a.png", "--width", "-3"], 64, "Error: --width is from 16 to 8192, not -3."),
      (["record", "slide"], 64, "Error: Missing expected argument '--output <file> ...'."),
      (["trace", "slide", "--nothing"], 64, "Error: Unknown option '--nothing'."),
      (
        ["trace", "system", "--in", "pop", "--touches", "/nowhere.json"], 66,
        "Error: The touch script /nowhere.json cannot be read."
      ),
      (["list", "-o", "/nowhere/list.txt"], 73, "Error: \"/nowhere/list.txt\" could not be written: "),
    ] as [([String], Int32, String)])
  func mistakes(arguments: [String], status: Int32, message: String) throws {
    let run = try MatchcutProgram.run(arguments)
    #expect(run.status == status && run.output.isEmpty)
    let line = try #require(run.errors.split(separator: "\n").first)
    #expect(line.hasPrefix(message) && line.hasSuffix(".") && !line.hasSuffix(".."))
  }

  @Test("-o writes to a file what would be printed")
  func output() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let run = try MatchcutProgram.run(["list", "-o", path])
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Catalog.text)
  }

  @Test("A completion script knows effects, kinds and devices", arguments: ["bash", "zsh", "fish"])
  func completion(shell: String) throws {
    let run = try MatchcutProgram.run(["--generate-completion-script", shell])
    #expect(run.status == 0)
    for effect in Effect.all { #expect(run.output.contains(effect.name)) }
    for device in Device.all { #expect(run.output.contains(device.name)) }
    #expect(run.output.contains("dismiss") && run.output.contains("page-sheet"))
  }

  @Test("The doctor says which system this is, and what is there for each kind of work")
  func doctor() throws {
    let run = try MatchcutProgram.run(["doctor"])
    #expect([0, 69].contains(run.status))
    #expect(run.output.hasPrefix("Matchcut  \(MatchcutVersion.current), commit "))
    #expect(run.output.contains(" films as MP4\n") && run.output.contains(" the studio\n"))
  }
}
