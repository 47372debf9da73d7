import EffectCatalog
import EventTrace
import Foundation
import FrameExport
import Testing
import TransitionTesting
import UIKit

@testable import MatchcutCommand

@Suite("Recorder") @MainActor struct RecorderTests {
  private func shorthand(_ plan: RecordingPlan) throws -> TraceShorthand {
    let trace = try Recorder(plan).trace()
    let named = trace.events.filter { $0.subject != "navigation" || $0.category == .delegate }.map { event in
      var event = event
      event.subject = event.subject == "Photos" ? "A" : event.subject == "First Light" ? "B" : event.subject
      event.arguments = event.arguments.map {
        $0.replacingOccurrences(of: "Photos", with: "A").replacingOccurrences(of: "First Light", with: "B")
          .replacingOccurrences(of: "navigation", with: "nav")
      }
      return event
    }
    return EventTrace(named).shorthand
  }

  @Test("A push by the slide gives the golden trace (chapter 7, push/animated)")
  func push() throws {
    let plan = try RecordingPlan(effect: "slide", kind: "push", device: "small")
    let difference = try shorthand(plan).difference(
      from: """
        B.willMove(nav) | anim? inter? B.load A.wD B.wA willShow(B) animate B.iA B.layout
        ~ cT(1){A.view- A.dD B.dA B.didMove(nav) didShow(B) aE(1)}
        """, freeOrders: FreeOrder.specification)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test(
    "A script finishes or cancels through the app's driver or the system's gesture",
    arguments: [
      ("slide", "0:0, 0.3:0.6, 0.5:cancel", false), ("slide", "0:0, 0.3:0.1, 0.5:finish", true),
      ("slide", "0.1:0, 0.2:0.9, 0.2:finish", true), ("system", "0:0, 0.3:0.6, 0.8:finish", true),
      ("system", "0:0, 0.3:0.2, 0.8:cancel", false),
    ])
  func finger(effect: String, script: String, finishes: Bool) throws {
    let plan = try RecordingPlan(effect: effect, kind: "pop", device: "small", script: script)
    let tokens = try shorthand(plan).tokens
    #expect(tokens.contains("cT(\(finishes ? 1 : 0))"))
    #expect(tokens.contains("update…"))
    #expect(tokens.contains(finishes ? "finish" : "cancel"))
    #expect(tokens.contains("didShow(A)") == finishes)
  }

  @Test(
    "Presentations in every style run by the system and by an animator (E-72, E-73, E-74, E-75)",
    arguments: PresentationStyleName.allCases)
  func presentations(style: PresentationStyleName) throws {
    for kind in ["present", "dismiss"] {
      for effect in Effect.all where ["system", "dissolve", "flip", "slide", "diagonal"].contains(effect.name) {
        let plan = try RecordingPlan(effect: effect.name, kind: kind, style: style.rawValue, device: "ipad")
        let tokens = try shorthand(plan).tokens
        #expect(tokens.contains(kind == "present" ? "pDidEnd(1)" : "dDidEnd(1)"))
        #expect(tokens.contains("cT(1)"))
      }
    }
  }

  @Test(
    "A script dismisses a sheet or lets it stay",
    arguments: [("0:0, 0.3:0.7, 0.8:finish", true), ("0:0, 0.3:0.3, 0.8:cancel", false)])
  func sheetFinger(script: String, finishes: Bool) throws {
    let plan = try RecordingPlan(
      effect: "system", kind: "dismiss", style: "page-sheet", device: "iphone-15", script: script)
    let tokens = try shorthand(plan).tokens
    #expect(tokens.contains("cT(\(finishes ? 1 : 0))") && tokens.contains(finishes ? "finish" : "cancel"))
  }

  @Test("Changes within a screen are recorded, too: a new look, and tabs that a finger drags")
  func within() throws {
    let look = try RecordingPlan(effect: "reveal", kind: "change", device: "small", framesPerSecond: 10, duration: 0.3)
    let film = try Recorder(look).record(for: [.gif], exporter: FrameExporter())
    #expect(film.frames.count == 4 && film.frames[0] != film.frames[2] && film.frames[2] != film.frames[3])
    #expect(film.trace.events.contains { $0.name == "traitCollectionDidChange" })
    for (effect, script, finishes) in ["paging-tabs", "button-tabs"].flatMap({ effect in
      [(effect, "0:0, 0.3:0.85, 0.8:finish", true), (effect, "0:0, 0.3:0.4, 0.8:0.1, 1:cancel", false)]
    }) {
      let plan = try RecordingPlan(
        effect: effect, kind: "tab", device: "small", framesPerSecond: 30, script: script)
      let frames = try Recorder(plan).record(for: [.gif], exporter: FrameExporter()).frames
      #expect(frames[0] != frames[9] && (frames[0] == frames[frames.count - 1]) != finishes)
    }
  }

  @Test(
    "A pinch and a swipe drive a change of layout, which is finished or cancelled (E-66, E-67)",
    arguments: ["list-to-stack", "grid-to-circle"], ["pop", "change"])
  func layout(effect: String, kind: String) throws {
    for (script, finishes) in [("0:0, 0.6:0.7, 0.9:finish", true), ("0:0, 0.5:0.4, 0.8:0.1, 1.1:cancel", false)] {
      let plan = try RecordingPlan(effect: effect, kind: kind, device: "small", framesPerSecond: 20, script: script)
      let frames = try Recorder(plan).record(for: [.gif], exporter: FrameExporter()).frames
      // While the fingers move there is a new frame at each of their steps.
      for frame in 5..<9 { #expect(frames[frame] != frames[frame + 1], "\(script), frame \(frame)") }
      #expect((frames[0] == frames[frames.count - 1]) != finishes, "\(script)")
    }
  }

  @Test(
    "Transitions of collection views end at other frames than they begin, and give the same frames each time",
    arguments: [
      ("list-to-stack", "push"), ("grid-to-circle", "change"), ("insert-and-delete", "change"), ("cell-move", "pop"),
      ("album", "push"), ("cell-zoom", "pop"),
    ])
  func collections(effect: String, kind: String) throws {
    let plan = try RecordingPlan(effect: effect, kind: kind, device: "small", framesPerSecond: 20)
    func frames() throws -> [CGImage] { try Recorder(plan).record(for: [.gif], exporter: FrameExporter()).frames }
    let film = try frames()
    let middle = film[film.count / 2 - 1]
    #expect(film[0] != film[film.count - 1] && film[0] != middle && middle != film[film.count - 1])
    #expect(try frames() == film)
  }

  @Test(
    "The snapshot behind a semi-modal screen is there for its dismissal (E-14)")
  func reversed() throws {
    func films(_ kind: String) throws -> [CGImage] {
      let plan = try RecordingPlan(effect: "semi-modal", kind: kind, device: "small", framesPerSecond: 10)
      return try Recorder(plan).record(for: [.gif], exporter: FrameExporter()).frames
    }
    let (there, back) = try (films("present"), films("dismiss"))
    #expect(there.last == back.first && there.first == back.last)
  }

  @Test("A script's finger lifts at its own time, also between frames")
  func releaseTime() throws {
    let plan = try RecordingPlan(
      effect: "slide", kind: "pop", device: "small", framesPerSecond: 10, script: "0:0, 0.3:0.6, 0.437:finish")
    let event = try Recorder(plan).trace().events.first { $0.name.hasPrefix("finishInteractive") }
    #expect(abs((event?.time ?? 0) - 0.437) < 1e-6)
  }

  @Test("A gesture that decides otherwise than the script is reported")
  func otherwise() throws {
    let plan = try RecordingPlan(effect: "system", kind: "pop", device: "small", script: "0:0, 0.3:0.6, 0.8:cancel")
    let error = #expect(throws: PlanError.self) { try Recorder(plan).trace() }
    #expect(
      error?.description == """
        The finger let go at 0.6, and the system's own gesture did not cancel: it finishes from 0.3 on, or with \
        a quick finger. Let go elsewhere, or record another effect, which does what the script says.
        """)
  }

  @Test("Frames are taken at the plan's rate, from the start until nothing moves")
  func frames() throws {
    let plan = try RecordingPlan(effect: "slide", kind: "push", device: "small", framesPerSecond: 20)
    var steps: [Int] = []
    let film = try Recorder(plan).record(for: [.gif], exporter: FrameExporter()) { done, _ in steps.append(done) }
    #expect(film.times.prefix(7) == [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3])
    #expect(film.frames.count == film.times.count && film.frames.count <= 8)
    #expect(steps == Array(1...film.frames.count))
    #expect(film.frames[0] != film.frames[3] && film.frames[3] != film.frames[film.frames.count - 1])
    #expect(film.frames[0].width == 100)
  }

  @Test("The same plan gives the same film")
  func deterministic() throws {
    let plan = try RecordingPlan(effect: "slide", kind: "push", device: "small", framesPerSecond: 10)
    func data() throws -> Data {
      try FrameExporter().data(of: Recorder(plan).record(for: [.html], exporter: FrameExporter()), as: .html)
    }
    #expect(try data() == data())
  }

  @Test("A job refuses an invalid file before it records")
  func job() throws {
    let plan = try RecordingPlan(effect: "slide", kind: "push", device: "small", framesPerSecond: 10)
    #expect(throws: FrameExportError.unknownExtension(path: "a.giff", nearest: "gif")) {
      try RecordingJob(plan: plan, outputs: ["b.gif", "a.giff"], options: FrameExporter.Options())
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("matchcut-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let paths = [folder + "/a.gif", folder + "/b/c.png"]
    #expect(try RecordingJob(plan: plan, outputs: paths, options: FrameExporter.Options()).run().paths == paths)
    #expect(paths.allSatisfy(FileManager.default.fileExists))
  }
}
