import EffectCatalog
import Testing

@testable import MatchcutCommand

@Suite("RecordingPlan")
struct PlanTests {
  @Test("A plan takes the device's frame rate and the effect's duration by default")
  func defaults() throws {
    let plan = try RecordingPlan(effect: "slide", kind: "push", device: "iphone-15-pro")
    #expect(plan.framesPerSecond == 120)
    #expect(plan.duration == 0.3)
    #expect(plan.script == nil)
    #expect(plan.name == "slide push")
    #expect(plan.expectedFrames == 38)
  }

  @Test("Names may be in capitals")
  func capitals() throws {
    let plan = try RecordingPlan(effect: "Slide", kind: "POP", device: "iPhone-15", duration: 1)
    #expect(plan.effect.name == "slide" && plan.kind == .pop && plan.device == .iPhone15 && plan.duration == 1)
  }

  @Test("The error of an unknown name has the nearest known one")
  func names() {
    #expect(
      message(effect: "slied")
        == "There is no effect \"slied\". Did you mean slide? As an effect there can be: \(effects)."
    )
    #expect(
      message(kind: "poop")
        == "There is no kind of transition \"poop\". Did you mean pop? As a kind of transition there can be: push, pop, present, dismiss, tab, change."
    )
    #expect(
      message(device: "iphone15")
        == "There is no device \"iphone15\". Did you mean iphone-15? As a device there can be: iphone-15, "
        + "iphone-15-pro, iphone-15-pro-max, iphone-13-mini, iphone-se, ipad, small.")
    #expect(
      message(effect: "tilt")
        == "There is no effect \"tilt\". As an effect there can be: \(effects).")
  }

  private var effects: String { Effect.all.map(\.name).joined(separator: ", ") }

  @Test("Numbers out of range are refused", arguments: [0, -1, 241, .nan, .infinity])
  func numbers(value: Double) {
    #expect(message(rate: value) == "A recording has 1 to 240 frames per second, not \(value).")
    #expect(message(duration: value) == "A transition lasts from 0.01 to 30 seconds, not \(value).")
  }

  @Test("Options that the system decides are refused")
  func system() {
    #expect(
      message(effect: "system", duration: 1)
        == "The effect \"system\" always takes the time that the system gives it: leave out --duration.")
    #expect(
      message(effect: "system", script: "0:0, 1:finish")
        == "No finger can drive a push with the effect \"system\": the system has gestures for pop, and for dismissing sheets; so have paging-tabs, button-tabs, and the changes of a layout."
    )
  }

  @Test("Only presentations have a style, and the system's gesture dismisses sheets")
  func styles() throws {
    let plan = try RecordingPlan(effect: "system", kind: "present", style: "Page-Sheet", device: "iphone-15")
    #expect(plan.style == .pageSheet && plan.name == "system present page-sheet" && !plan.hasSystemGesture)
    #expect(try RecordingPlan(effect: "flip", kind: "dismiss", device: "small").style == .fullScreen)
    #expect(message(style: "popover") == "A push has no style: leave out --style, or record a present or a dismiss.")
    #expect(
      message(kind: "present", style: "sheet")?.hasPrefix("There is no style of presentation \"sheet\".") == true)
    #expect(
      message(effect: "system", kind: "dismiss", script: "0:0, 1:finish")
        == "No finger can drive a dismiss with the effect \"system\": the system has gestures for pop, and for dismissing sheets; so have paging-tabs, button-tabs, and the changes of a layout."
    )
    #expect(message(effect: "system", kind: "dismiss", style: "page-sheet", script: "0:0, 1:finish") == nil)
    #expect(
      message(effect: "dissolve") == "The effect \"dissolve\" cannot be shown in a push; it can in present, dismiss.")
    #expect(
      message(effect: "overlay", kind: "present", style: "popover")
        == "The effect \"overlay\" presents in a style of its own: leave out --style.")
  }

  @Test("A plan reads its finger's script")
  func script() throws {
    #expect(message(script: "0:0")?.hasPrefix("The finger's script is wrong at character 5: ") == true)
    let plan = try RecordingPlan(effect: "system", kind: "pop", device: "small", script: "0:0, 1:finish")
    #expect(plan.script?.ending == .finish)
    #expect(plan.expectedFrames == 83)
  }

  @Test("A trace's format is found by name")
  func formats() throws {
    #expect(try TraceFormat(named: "JSONL") == .jsonl)
    let error = #expect(throws: UnknownNameError.self) { try TraceFormat(named: "json") }
    #expect(
      error?.description
        == "There is no format of a trace \"json\". Did you mean jsonl? As a format of a trace there can be: text, jsonl, short."
    )
  }

  private func message(
    effect: String = "slide", kind: String = "push", style: String? = nil, device: String = "small",
    rate: Double? = nil,
    duration: Double? = nil, script: String? = nil
  ) -> String? {
    do {
      _ = try RecordingPlan(
        effect: effect, kind: kind, style: style, device: device, framesPerSecond: rate, duration: duration,
        script: script)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
