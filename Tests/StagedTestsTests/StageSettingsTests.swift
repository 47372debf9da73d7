import Testing
import TransitionTesting

@testable import StagedTests

@Suite("Settings of tests' stages") struct StageSettingsTests {
  @Test("Without settings a test has an iPhone 15, and diagnostics are printed")
  func defaults() {
    let settings = StageSettings([:])
    #expect(settings.device == .iPhone15 && settings.checks == EndChecks())
    #expect(settings.films == nil && settings.problem == nil)
  }

  @Test("The environment names the device, the checks and the folder of films")
  func environment() {
    let settings = StageSettings([
      "MATCHCUT_DEVICE": "ipad", "MATCHCUT_CHECKS": "fail", "MATCHCUT_FILMS": "out",
    ])
    #expect(settings.device == .iPad && settings.checks == EndChecks("fail") && settings.films == "out")
  }

  @Test(
    "A setting that is not known is a problem that names what is",
    arguments: [
      (["MATCHCUT_DEVICE": "watch"], "MATCHCUT_DEVICE names no device that is known. Known are iphone-15,"),
      (["MATCHCUT_CHECKS": "maybe"], "MATCHCUT_CHECKS takes fail, note or off, or a list"),
      (["MATCHCUT_CHECKS": "leaks=fail,"], "MATCHCUT_CHECKS takes fail, note or off, or a list"),
      (["MATCHCUT_CHECKS": "leaks"], "MATCHCUT_CHECKS takes fail, note or off, or a list"),
    ])
  func problems(environment: [String: String], problem: String) {
    #expect(StageSettings(environment).problem?.hasPrefix(problem) == true)
  }
}
