import Foundation
import Testing
import TransitionFuzz

@Suite("Scenarios that the fuzzer found") @MainActor struct ScenarioTests {
  @Test(
    "A fault that was mended stays away, in a scenario that still happens as it is written",
    arguments: [
      // A presenter that an animator takes away is put back, also if its disappearance was sent meanwhile (P-7).
      "presenter-taken-away-2", "presenter-taken-away-3", "presenter-taken-away-4",
      // A cancelled transition takes back nothing that was animated before it in its turn, or elsewhere (C-82).
      "older-animations-1", "older-animations-2",
      // A finger that leaves before its transition begins decides it, also after other requests (C-84).
      "released-early",
      // Presentations adapt where nothing else is just being changed, so that what they cover is off the screen (A-28,
      // T-76).
      "adaptation-1", "adaptation-2",
    ] + Self.mended)
  func mended(name: String) throws {
    let replay = Fuzzer.replay(try Self.scenario(name))
    #expect(replay.misfits.isEmpty, "\(name) no longer happens, so that it proves nothing")
    #expect(replay.violation == nil, "\(replay.violation.map(\.description) ?? "")")
  }

  /// Those that the stronger checks found.
  private nonisolated static let mended = [
    // The completion of a dismissal comes where the root leaves in the same turn (T-86).
    "dismissal-leaves-with-root",
    // A tab that another one has replaced on the More stack no longer moves to a parent.
    "more-tab-replaced", "more-tab-still-moving", "more-tab-moving-under-a-cancel",
    // A tab comes back from the More stack also where that shows nothing of its change, or comes or goes itself.
    "more-closed-before-it-shows", "more-closed-while-it-appears", "more-closed-under-a-cancel",
    // A tab goes to the More stack, and comes back, when nothing shows it any more where it was.
    "more-tab-not-shown", "more-tab-replaced-during-its-pop", "more-tab-replaced-while-it-appears",
    // A container that leaves and comes back while it loads its child brings that along once (T-31, T-33).
    "set-while-it-appears", "pushed-while-it-appears",
    // A coordinator whose completions run is not found any more (T-123).
    "coordinator-after-its-end",
    // A cancel takes back what the transition has moved in views that lie in another one's container meanwhile, and
    // nothing else (C-82).
    "cancelled-under-presentations", "cancelled-inside-a-cancelled-dismissal", "zoomed-over-a-cancelled-pop",
    // A zoom moves what lies in the screen's place, and is back where it began though the screen is covered on the way
    // (E-77, C-82).
    "zoom-out-under-a-presentation", "covered-while-a-zoom-springs-back",
    // A system animator puts the screens back with the end of its transition, unless they have been moved meanwhile
    // (P-33, C-82).
    "pushed-inside-turn", "flipped-after-a-chain",
    // A completion that comes in the next turn counts for the watchdog (P-4).
    "nested-context-presentations",
    // A dismissal does not wait for the change of size in which its presentation adapts (T-134).
    "dismissal-while-adapting",
    // A controller presented in a context leaves with it, also after a cancel has shown the context (T-68, T-85, T-86).
    "column-hidden-as-a-dismissal-is-cancelled", "pushed-over-after-a-cancelled-presentation",
    // Its dismissal waits for the transition that brings its context, whose animator shows it late (T-68).
    "dismissed-as-its-context-arrives",
    // It leaves at the end of a presentation over it that is just beginning, though the context is released (T-68).
    "context-released-before-its-presentations-end",
    // A context that is uncovered while an animator has removed the screen around it appears (T-77, P-7).
    "dismissed-as-the-screen-around-is-removed",
    // A sheet that settles behind another one keeps its size when that one's dismissal is cancelled (T-109).
    "sheet-fraction",
    // An animator whose transition has ended in a call of its own attaches no animation for good (C-4).
    "arriving-tab-withdrawn-before-its-animation",
    // An animation that stays attached to a view below a presentation in its place does not stop there (C-4).
    "pop-under-a-presentation-with-an-attached-animation",
    // A flip leaves the views' transforms alone, which others may change meanwhile (E-73, C-82).
    "flipped-over-a-cancelled-push", "flipped-over-a-cancelled-child", "flip-inside-a-cancelled-presentation",
  ]

  @Test("Every scenario among the files is played")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).map {
      URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent
    }
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    for file in files { #expect(source.contains("\"\(file)\""), "\(file) is played by no test") }
  }

  @Test("A scenario that the dice made happens again without them, event by event", arguments: UInt64(40)...60)
  func sameWithoutDice(seed: UInt64) {
    let thrown = Fuzzer.replay(seed: seed, steps: Array(0..<50))
    let played = Fuzzer.replay(thrown.scenario)
    #expect(played.misfits.isEmpty && played.trace == thrown.trace)
  }

  @Test("A scenario reports an answer that is not requested or cannot be given")
  func misfits() throws {
    let strange = try FuzzScenario(
      text: """
        {"root":"navigation"}
        {"what":"change","change":"dismiss","dismisser":"s77","colour":"red"}
        """)
    let misfits = Fuzzer.replay(strange).misfits
    #expect(misfits.contains("\"dismisser\" can no longer be s77"))
    #expect(misfits.contains("no step asked for \"colour\", which is \"red\""))
    #expect(try FuzzScenario(text: strange.text()) == strange)
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Scenarios")

  private static func scenario(_ name: String) throws -> FuzzScenario {
    try FuzzScenario(text: String(contentsOf: folder.appendingPathComponent("\(name).jsonl"), encoding: .utf8))
  }
}
