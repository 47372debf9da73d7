import Testing
import TransitionTesting
import UIKit

@testable import StudioHost

@Suite("Touches after a change of the source")
@MainActor struct TouchAimTests {
  private func screen(button frame: CGRect, title: String = "Next") -> UIViewController {
    let screen = UIViewController()
    screen.title = "Home"
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
    button.frame = frame
    screen.view.addSubview(button)
    return screen
  }

  private func inputs(to end: CGPoint = CGPoint(x: 150, y: 322)) -> [Session.Input] {
    [
      .init(frame: 6, .finger(1, .began, CGPoint(x: 150, y: 320), .finger), target: "UIButton \"Next\""),
      .init(frame: 9, .finger(1, .ended, end, .finger)),
    ]
  }

  private func aimed(_ inputs: [Session.Input], _ root: @autoclosure () -> UIViewController) throws -> (
    [Session.Input], [String]
  ) {
    try withStage { stage in
      stage.show(root())
      var aim = TouchAim()
      let first = aim.aimed([inputs[0]], before: inputs[1...], on: stage)
      return (first + aim.aimed([inputs[1]], before: [], on: stage), aim.notes)
    }
  }

  @Test("The view that a finger is put on is known by its class and its name, or its controller")
  func targets() throws {
    try withStage { stage in
      stage.show(screen(button: CGRect(x: 100, y: 300, width: 100, height: 44)))
      #expect(TouchAim.target(at: CGPoint(x: 150, y: 320), on: stage) == "UIButton \"Next\"")
      #expect(TouchAim.target(at: CGPoint(x: 150, y: 600), on: stage) == "UIView of Home")
    }
  }

  @Test("A tap on a view that lies there still is left as it is")
  func same() throws {
    let (result, notes) = try aimed(inputs(), screen(button: CGRect(x: 100, y: 300, width: 100, height: 44)))
    #expect(result == inputs() && notes.isEmpty)
  }

  @Test("A tap follows its view, and the page says so")
  func moved() throws {
    let (result, notes) = try aimed(inputs(), screen(button: CGRect(x: 20, y: 500, width: 100, height: 44)))
    #expect(
      result.map(\.kind) == [
        .finger(1, .began, CGPoint(x: 70, y: 522), .finger), .finger(1, .ended, CGPoint(x: 70, y: 524), .finger),
      ])
    #expect(notes == ["The tap at 0.1 s follows UIButton \"Next\", which has moved."])
  }

  @Test("A drag keeps its path, and the page says which view it hits")
  func drag() throws {
    let path = inputs(to: CGPoint(x: 150, y: 500))
    let (result, notes) = try aimed(path, screen(button: CGRect(x: 20, y: 500, width: 100, height: 44)))
    #expect(result == path)
    #expect(notes == ["The touch at 0.1 s was put on UIButton \"Next\", and hits UIView of Home now."])
  }

  @Test("A tap whose view is gone keeps its location, and the page says so")
  func gone() throws {
    let (result, notes) = try aimed(
      inputs(), screen(button: CGRect(x: 20, y: 500, width: 100, height: 44), title: "Other"))
    #expect(result == inputs())
    #expect(notes == ["The touch at 0.1 s was put on UIButton \"Next\", and hits UIView of Home now."])
  }

  @Test("A finger's view is written into the session's file, and read back")
  func file() throws {
    let session = Session(device: .small, frames: 20, inputs: inputs())
    #expect(session.jsonLines.contains(#""y":320,"target":"UIButton \"Next\""}"#))
    #expect(try Session(jsonLines: session.jsonLines) == session)
  }
}
