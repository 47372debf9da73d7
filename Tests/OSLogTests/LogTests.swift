import Logging
import Testing

@testable import OSLog

@Suite("The system's log") struct LogTests {
  @Test(
    "A format takes its arguments as printf does, without the options of the log",
    arguments: [
      ("%@ and %{public}@", ["a", 2] as [any Sendable], "a and 2"),
      ("%d of %ld, %.1f %%", [1, 2, 0.25], "1 of 2, 0.2 %"),
      ("%{private}s", ["b"], "b"), ("%d", [], "%d"), ("100 %", [], "100 %"), ("%5d|%x", [42, 255], "   42|ff"),
    ])
  func format(format: String, arguments: [any Sendable], text: String) {
    #expect(LogFormat(format).text(arguments) == text)
  }

  @Test("A message has its values, except those that are private")
  func message() {
    let message: OSLogMessage = "\(1) \("a", privacy: .public) \("b", privacy: .private)"
    #expect(message.text == "1 a <private>")
  }

  @Test("A log is enabled from the level of the program's logging on, and a disabled one never")
  func levels() {
    let log = OSLog(subsystem: "com.example", category: "list")
    #expect(log.isEnabled(type: .error) && !log.isEnabled(type: .debug) && !log.signpostsEnabled)
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }

  @Test("A value of a message that is not written is not computed")
  func laziness() {
    var isComputed = false
    func value() -> String {
      isComputed = true
      return ""
    }
    OSLog.default.write(value(), .trace)
    #expect(!isComputed)
  }

  @Test("Identifiers of signposts differ, and an object's is one")
  func identifiers() {
    let object = OSLog.default
    #expect(OSSignpostID(log: .default) != OSSignpostID(log: .default))
    #expect(OSSignpostID(log: .default, object: object) == OSSignpostID(log: .default, object: object))
  }
}
