import StagedTests
import Testing
import TransitionTesting

@Suite("The trait by which a test runs on a stage", .stage) @MainActor struct StageTraitTests {
  @Test("A test of the suite has a stage, to which its windows belong, and each case has its own", arguments: [1, 2])
  func stage(number: Int) throws {
    let stage = try #require(TestStage.current)
    #expect(stage.time == 0 && UIApplication.shared.windows.count <= 1)
    #expect(UIScreen.main.bounds == stage.window.bounds)
    stage.advance(by: Double(number))
  }

  @Test("A test that sleeps lets its stage's time pass")
  func sleep() async throws {
    let stage = try #require(TestStage.current)
    try await Task.sleep(for: .seconds(3))
    #expect(stage.time == 3)
  }
}
