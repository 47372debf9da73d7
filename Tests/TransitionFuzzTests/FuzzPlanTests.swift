import Testing
import TransitionFuzz

@Suite("The fuzzer's command line") struct FuzzPlanTests {
  @Test("makes a plan")
  func plans() throws {
    #expect(try FuzzPlan() == .transitions(.seconds(60), stepsPerWorld: 50))
    #expect(try FuzzPlan(steps: 9, stepsPerWorld: 3) == .transitions(.steps(9), stepsPerWorld: 3))
    #expect(try FuzzPlan(seconds: 0.5, limit: 1) == .transitions(.seconds(0.5), stepsPerWorld: 50))
    #expect(try FuzzPlan(only: "3, 17,18") == .replay([3, 17, 18]))
    #expect(try FuzzPlan(play: "a.jsonl") == .play("a.jsonl"))
    #expect(try FuzzPlan(steps: 9, resume: "a.json") == .transitions(.steps(9), stepsPerWorld: 50, resume: "a.json"))
    #expect(try FuzzPlan(touches: 5, limit: 2) == .touches(5))
    #expect(try FuzzPlan(images: 7, limit: 2) == .images(7))
    #expect(try FuzzPlan(constraints: 8, limit: 2) == .constraints(8))
  }

  @Test(
    "An invalid number is refused by the name of its option",
    arguments: [
      (["touches": 0], "--touches is a number above 0, not 0"),
      (["touches": -5], "--touches is a number above 0, not -5"),
      (["steps": 0], "--steps is a number above 0, not 0"), (["limit": 0], "--limit is a number above 0, not 0"),
      (["stepsPerWorld": -1], "--steps-per-world is a number above 0, not -1"),
    ])
  func numbers(options: [String: Int], reason: String) {
    let error = #expect(throws: FuzzPlanError.self) {
      try FuzzPlan(
        steps: options["steps"], stepsPerWorld: options["stepsPerWorld"], touches: options["touches"],
        limit: options["limit"])
    }
    #expect(error?.description == reason + ".")
  }

  @Test("refuses times that are none", arguments: [0, -1, Double.nan, .infinity, 1e9])
  func times(seconds: Double) {
    let error = #expect(throws: FuzzPlanError.self) { try FuzzPlan(seconds: seconds) }
    #expect(error?.reason == "--seconds is a number above 0 and at most 1000000, not \(seconds)")
  }

  @Test("refuses steps that are none, and options that would count for nothing")
  func pairs() {
    func reason(_ make: () throws(FuzzPlanError) -> FuzzPlan) -> String? {
      do throws(FuzzPlanError) {
        _ = try make()
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(
      reason { () throws(FuzzPlanError) in try FuzzPlan(only: "3,x") }
        == "--only is a list of steps such as 3,17,18; \"x\" is no step")
    #expect(
      reason { () throws(FuzzPlanError) in try FuzzPlan(only: "3,,4") }
        == "--only is a list of steps such as 3,17,18; \"\" is no step")
    #expect(
      reason { () throws(FuzzPlanError) in try FuzzPlan(seconds: 3, touches: 5) }
        == "--touches and --seconds do not go together")
    #expect(
      reason { () throws(FuzzPlanError) in try FuzzPlan(touches: 3, images: 5) }
        == "--images and --touches do not go together")
    #expect(
      reason { () throws(FuzzPlanError) in try FuzzPlan(steps: 3, seconds: 5) }
        == "--steps and --seconds do not go together")
    #expect(
      reason { () throws(FuzzPlanError) in try FuzzPlan(stepsPerWorld: 9, resume: "a.json") }
        == "--resume and --steps-per-world do not go together")
    #expect(
      reason { () throws(FuzzPlanError) in try FuzzPlan(steps: 9, play: "a.jsonl") }
        == "--play and --steps do not go together")
    #expect(
      reason { () throws(FuzzPlanError) in try FuzzPlan(only: "1", limit: 2) }
        == "--only and --limit do not go together")
  }
}
