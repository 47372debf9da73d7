import SeededRandom
import Testing
import TransitionTesting
import UIKit

@Suite("Lines after an edit") @MainActor struct ParagraphReflowTests {
  private static let words = [
    "a", "of", "the", "line", "break", "half-open", "12,345.67", "(see", "below)", "end.", "AVATAR", "fi",
    "incomprehensibilities", "http://example.org/a/very/long/path/without/any/space/in/it/at/all", "  ", "!", "–", "é",
  ]

  private func view(_ text: String, width: CGFloat, _ stage: Stage) -> UITextView {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: width, height: 300))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    stage.window.addSubview(view)
    view.layoutIfNeeded()
    return view
  }

  /// The carets at all offsets, and the size of the contents.
  private func geometry(of view: UITextView) -> [CGRect] {
    let count = view.text.utf16.count
    let carets = (0...count).compactMap { offset in
      view.position(from: view.beginningOfDocument, offset: offset).map { view.caretRect(for: $0) }
    }
    return carets + [CGRect(origin: .zero, size: view.contentSize)]
  }

  @Test("After any edits a text has the lines that a new view of the same text has", arguments: 1...10)
  func equalsNewLayout(seed: Int) throws {
    try withStage(.iPhone15) { stage in
      var dice = XorshiftRandom(seed: UInt64(seed))
      func roll(_ count: Int) -> Int { Int(dice.next() % UInt64(count)) }
      // Most texts are of letters whose lines are made from those before the edit.
      let words = roll(4) == 0 ? Self.words : Array(Self.words.dropLast(2))
      func text(_ count: Int) -> String { (0..<count).map { _ in words[roll(words.count)] + " " }.joined() }
      let width = CGFloat(120 + roll(200))
      let edited = view(text(40 + roll(60)) + (roll(3) == 0 ? "\nshort" : ""), width: width, stage)
      edited.becomeFirstResponder()
      for _ in 0..<12 {
        let count = edited.text.utf16.count
        let start = roll(count + 1)
        let length = roll(3) == 0 ? min(roll(60), count - start) : 0
        edited.selectedRange = NSRange(location: start, length: length)
        switch roll(5) {
        case 0: edited.deleteBackward()
        case 1: edited.insertText(text(1 + roll(8)))
        case 2: edited.insertText(" ")
        case 3: edited.insertText("x")
        default: edited.insertText(["-", ".", "ffi", "0", "A V"][roll(5)])
        }
        if roll(4) > 0 { edited.layoutIfNeeded() }
        let fresh = view(edited.text, width: width, stage)
        #expect(geometry(of: edited) == geometry(of: fresh), "\(edited.text ?? "")")
        fresh.removeFromSuperview()
      }
    }
  }
}
