import Testing

@testable import MatchcutCommand

@Suite("FingerScript")
struct FingerScriptTests {
  @Test("A script is read as pairs of time and progress, and an ending")
  func reads() throws {
    let script = try FingerScript(parsing: "0:0, 0.3:0.6, 0.5:cancel")
    #expect(script.points == [.init(time: 0, progress: 0), .init(time: 0.3, progress: 0.6)])
    #expect(script.releaseTime == 0.5)
    #expect(script.ending == .cancel)
    #expect(script.description == "0:0, 0.3:0.6, 0.5:cancel")
    #expect(try FingerScript(parsing: script.description) == script)
  }

  @Test("A script may have spaces and capitals or not")
  func spaces() throws {
    #expect(try FingerScript(parsing: " 0 : 0 ,1:1,1 : FINISH ") == FingerScript(parsing: "0:0, 1:1, 1:finish"))
  }

  @Test(
    "A script moves linearly between its points and rests before and after them",
    arguments: [
      (0.0, 0.1), (0.5, 0.1), (1, 0.1), (1.5, 0.45), (2, 0.8), (2.5, 0.65), (3, 0.5), (3.5, 0.5), (9, 0.5),
    ])
  func progress(time: Double, progress: Double) throws {
    let script = try FingerScript(parsing: "1:0.1, 2:0.8, 3:0.5, 4:finish")
    #expect(abs(script.progress(at: time) - progress) < 1e-12)
    #expect(script.beginTime == 1)
  }

  @Test(
    "The error of an invalid script has the position of the mistake",
    arguments: [
      ("", 0, "an end like 0.5:finish or 0.5:cancel is missing"),
      ("0:0", 4, "an end like 0.5:finish or 0.5:cancel is missing"),
      ("0:0, ", 5, "an end like 0.5:finish or 0.5:cancel is missing"),
      ("0:finish", 0, "a pair of time and progress must come before the end, like 0:0"),
      ("0 0", 2, "a colon between time and progress is missing"),
      ("0:0 0.3:0.6", 4, "a comma between pairs is missing"),
      (",0:0", 0, "a time in seconds is missing"),
      ("0:0, 0.3;0.6, 0.5:cancel", 5, "\"0.3;0.6\" is no time in seconds"),
      ("0:0, nan:1", 5, "\"nan\" is no time in seconds"),
      ("0:0, -1:1", 5, "a time is from 0 to 60 s"),
      ("0:0, 61:1", 5, "a time is from 0 to 60 s"),
      ("0:", 2, "a progress from 0 to 1, finish or cancel is missing"),
      ("0:0, 1:1.2", 7, "a progress is from 0 to 1"),
      ("0:0, 1:cancle", 7, "\"cancle\" is no progress; did you mean cancel?"),
      ("0:0, 1:x", 7, "\"x\" is no progress; it is a number from 0 to 1, finish or cancel"),
      ("0:0, 0:1", 5, "times must grow, and 0 s is not after 0 s"),
      ("0.5:0, 0.25:1", 7, "times must grow, and 0.25 s is not after 0.5 s"),
      ("0:0, 1:1, 0.5:finish", 10, "the finger lets go at 0.5 s, before its last point at 1 s"),
      ("0:0, 1:finish, 2:0", 13, "nothing can come after finish"),
    ])
  func mistakes(text: String, offset: Int, reason: String) {
    let error = #expect(throws: FingerScriptError.self) { try FingerScript(parsing: text) }
    #expect(error?.reason == reason)
    #expect(error?.offset == offset)
  }

  @Test("The error of an invalid script marks the mistake")
  func message() {
    let error = #expect(throws: FingerScriptError.self) { try FingerScript(parsing: "0:0, 1:canc\n") }
    #expect(
      error?.description == """
        The finger's script is wrong at character 8: "canc" is no progress; did you mean cancel?
          0:0, 1:canc\u{20}
                 ^
        """)
  }
}
