import CoreGraphics
import TransitionStage
import UIKit

extension LiveRun {
  /// Sends a Swift test of the session with a title, after it has passed.
  func sendTest(_ title: String?, expecting expectations: [Expectation]) {
    let (file, text) = TestExport(session, of: story, expecting: expectations, title: title).result()
    var message = JSONObject("test")
    message.add("text", text)
    if let file { message.add("file", file) }
    host.connection.send(message.text)
  }

  /// Sends all that a test may expect at a frame: of the element at a point, and of the screen.
  func sendPicks(of frame: Int, at point: CGPoint?) {
    withStage(at: frame) { stage in
      var message = JSONObject("picks")
      message.add("frame", frame)
      if let point {
        message.add("x", Double(point.x))
        message.add("y", Double(point.y))
        if let element = ElementLocator.element(at: point, on: stage) {
          let box = ElementLocator.shownFrame(of: element, on: stage)
          let numbers = [box.minX, box.minY, box.width, box.height].map { FrameLog.short(Double($0)) }
          message.add("box", raw: "[\(numbers.joined(separator: ","))]")
        }
      }
      message.add(
        "list",
        objects: TestCheck.all(at: point, on: stage).map { check in
          var object = JSONObject()
          object.add("kind", check.kind.rawValue)
          object.add("text", check.words)
          return object
        })
      host.connection.send(message.text)
    }
  }
}
