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

  @Test("A change of animations names each with its number, one in a line, and moves numbers into their ranges")
  func animations() {
    guard
      case .animate(let order)? = command(
        #"{"do":"animate","animations":"1 A › position\n12 B › opacity","frame":7,"delay":99,"muted":1}"#)
    else {
      Issue.record("no order")
      return
    }
    #expect(order.items == [.init(name: "A › position", index: 1), .init(name: "B › opacity", index: 12)])
    #expect(order.frame == 7 && order.delay == 60 && order.duration == nil && order.isMuted == true && !order.isReset)
    for text in ["", "A", "0 A", "x A", "1 A\n2"] {
      #expect(
        command("{\"do\":\"animate\",\"animations\":\"\(text.replacing("\n", with: "\\n"))\",\"frame\":7}") == nil)
    }
  }

  @Test("Expectations stand one in a line, and a list with a line that is none is refused")
  func expectations() {
    #expect(
      Expectation.list("visible 12 100 200.5\ntop 13") == [
        Expectation(kind: .visible, frame: 12, point: CGPoint(x: 100, y: 200.5)),
        Expectation(kind: .top, frame: 13, point: nil),
      ])
    #expect(Expectation.list("") == [])
    for text in ["seen 1", "top", "top x", "top 1 2", "visible 1 a b", "visible 1 nan 2", "top -1", "top 1 1e9 2"] {
      #expect(Expectation.list(text) == nil, "\(text)")
    }
    #expect(Expectation.list(Array(repeating: "top 1", count: 51).joined(separator: "\n")) == nil)
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
