import Testing
import UIKit

@testable import StudioHost

@Suite("Commands of the studio's page")
struct HostCommandTests {
  private func command(_ text: String) -> HostCommand? { HostCommand(Array(text.utf8)) }

  @Test("Inputs have the members of a session's line, without the frame")
  func inputs() {
    guard case .input(let kind)? = command(#"{"input":"finger","finger":2,"phase":"moved","x":4,"y":5.5}"#) else {
      Issue.record("no input")
      return
    }
    #expect(kind == .finger(2, .moved, CGPoint(x: 4, y: 5.5), .finger))
    #expect(command(#"{"input":"finger","finger":2,"phase":"mved","x":4,"y":5.5}"#) == nil)
    #expect(command(#"{"input":"text"}"#) == nil)
  }

  @Test("Numbers are limited, and messages without what they need are ignored")
  func limits() {
    guard case .step(600)? = command(#"{"do":"step","by":100000}"#),
      case .rate(4)? = command(#"{"do":"rate","value":99}"#)
    else {
      Issue.record("not limited")
      return
    }
    for text in [#"{"do":"step"}"#, #"{"do":"look","frame":"x"}"#, #"{"do":"fly"}"#, "[1]", "", "{", #"{"do":7}"#] {
      #expect(command(text) == nil)
    }
  }
}
