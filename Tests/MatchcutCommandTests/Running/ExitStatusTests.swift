import Foundation
import FrameExport
import Testing

@testable import MatchcutCommand

@Suite("The exit status") struct ExitStatusTests {
  @Test("Each kind of mistake has a status of its own")
  func mistakes() {
    let plan = PlanError.noStyle(kind: "push")
    #expect(ExitStatus(of: plan) == .usage)
    #expect(ExitStatus(of: UnknownNameError(kind: "effect", name: "a", known: [])) == .usage)
    #expect(ExitStatus(of: FingerScriptError(script: "", offset: 0, reason: "a")) == .usage)
    #expect(ExitStatus(of: PlanError.decidedOtherwise(progress: 0.5, wanted: "cancel", threshold: 0.3)) == .failure)
    #expect(ExitStatus(of: TouchFileError(path: "a", reason: "b", isUnreadable: true)) == .noInput)
    #expect(ExitStatus(of: TouchFileError(path: "a", reason: "b")) == .data)
    #expect(ExitStatus(of: CompanionTool.Failure(description: "a")) == .unavailable)
    #expect(ExitStatus(of: FrameExportError.ffmpegMissing) == .unavailable)
    #expect(ExitStatus(of: FrameExportError.ffmpegFailed("a")) == .software)
    #expect(ExitStatus(of: FrameExportError.notWritten(path: "a", reason: "b")) == .cannotCreate)
    #expect(ExitStatus(of: FrameExportError.unknownExtension(path: "a", nearest: nil)) == .usage)
    #expect(ExitStatus(of: GalleryError(effect: "a", film: nil, reason: "b", isNotWritten: true)) == .cannotCreate)
    #expect(ExitStatus(of: CocoaError(.fileNoSuchFile)) == nil)
  }

  @Test("The page on the command lists each status with its meaning")
  func page() throws {
    let text = try Self.text("Documentation/Command.md")
    for status in ExitStatus.allCases { #expect(text.contains("| \(status.rawValue) | \(status.summary) |\n")) }
  }

  @Test("The version is the first of the changelog")
  func version() throws {
    let text = try Self.text("CHANGELOG.md")
    let heading = try #require(text.split(separator: "\n").first { $0.hasPrefix("## ") })
    #expect(heading.split(separator: " ")[1] == MatchcutVersion.current)
  }

  /// The text of a file of the repository.
  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: MatchcutProgram.root + "/" + path, encoding: .utf8)
  }
}
