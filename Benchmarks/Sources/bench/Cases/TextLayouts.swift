import Foundation
import TransitionTesting
import UIKit

/// Measures a label of 10,000 letters, plain and with another colour or font for each word.
struct TextLayouts: Benchmark {
  let name = "text"

  func run() throws -> [Measurement] {
    try MainActor.assumeIsolated {
      try withStage(.iPhone15) { _ in
        let (plain, colors, fonts) = (label(), label(), label())
        let words = ["Lorem ", "ipsum ", "dolor ", "sit ", "amet, "]
        plain.text = (0..<1800).map { words[$0 % words.count] }.joined()
        colors.attributedText = text(words, 1800) { [.foregroundColor: UIColor(white: CGFloat($0 % 7) / 7, alpha: 1)] }
        fonts.attributedText = text(words, 1800) {
          [.font: $0 % 2 == 0 ? UIFont.systemFont(ofSize: 17) : .boldSystemFont(ofSize: 17)]
        }
        // Each width is new, so that no layout is known from before.
        var width: CGFloat = 300
        @MainActor func measure(_ label: UILabel, beside other: UILabel) -> (Double, Double) {
          let result = Stopwatch(duration: 1).measure {
            width += 0.01
            _ = label.sizeThatFits(CGSize(width: width, height: 0))
          } beside: {
            width += 0.01
            _ = other.sizeThatFits(CGSize(width: width, height: 0))
          }
          return (result.body.processor, result.reference.processor)
        }
        let (colored, reference) = measure(colors, beside: plain)
        let (styled, _) = measure(fonts, beside: plain)
        return [
          Measurement(name: "layout of 10,000 letters", value: reference, unit: "ms"),
          Measurement(
            name: "with a colour for each word", value: colored, unit: "ms", reference: reference, beside: "plain text",
            limit: 2.5),
          Measurement(
            name: "with a font for each word", value: styled, unit: "ms", reference: reference, beside: "plain text",
            limit: 3.5),
        ]
      }
    }
  }

  @MainActor private func label() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    return label
  }

  @MainActor private func text(
    _ words: [String], _ count: Int, _ attributes: (Int) -> [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for index in 0..<count {
      text.append(NSAttributedString(string: words[index % words.count], attributes: attributes(index)))
    }
    return text
  }
}
