import Foundation
import TransitionTesting
import UIKit

/// Measures typing into a text view of 10,000 letters: a key with its layout, without drawing; in the middle of
/// paragraphs of 500 letters, and of one paragraph.
struct Typing: Benchmark {
  let name = "typing"
  private static let keys = 1000

  func run() throws -> [Measurement] {
    try MainActor.assumeIsolated {
      try [(paragraphs: 20, limit: 1 as Double?), (paragraphs: 1, limit: nil)].map { scene in
        try withStage(.iPhone15) { stage in
          let view = textView(scene.paragraphs, stage)
          let middle = view.text.utf16.count / 2
          // The first caret lays the whole text out.
          stage.type("x")
          let times = Stopwatch(duration: 2).measure {
            view.selectedRange = NSRange(location: middle, length: 0)
            for index in 0..<Self.keys {
              stage.type(index % 6 == 5 ? " " : "e")
              view.layoutIfNeeded()
            }
            // The text has the same length for each sample.
            view.selectedRange = NSRange(location: middle, length: Self.keys)
            view.deleteBackward()
          } beside: {
          }
          let shape = scene.paragraphs == 1 ? "one paragraph" : "\(scene.paragraphs) paragraphs"
          return Measurement(
            name: "a key in a text view of 10,000 letters, \(shape)", value: times.body.processor / Double(Self.keys),
            unit: "ms", limit: scene.limit)
        }
      }
    }
  }

  @MainActor private func textView(_ paragraphs: Int, _ stage: Stage) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 59, width: 393, height: 450))
    view.font = .systemFont(ofSize: 17)
    let words = ["Lorem ", "ipsum ", "dolor ", "sit ", "amet, "]
    let paragraph = (0..<1820 / paragraphs).map { words[$0 % words.count] }.joined()
    view.text = Array(repeating: paragraph, count: paragraphs).joined(separator: "\n")
    let screen = UIViewController()
    screen.view.addSubview(view)
    stage.show(screen)
    view.becomeFirstResponder()
    return view
  }
}
