import Testing
import TransitionTesting
import UIKit

/// The baselines of texts, and the space between them.
@Suite("Baselines") @MainActor struct BaselineTests {
  private func scene(_ body: (ConstraintScene) throws -> Void) throws {
    try withStage(.iPhone15) { try body(ConstraintScene($0)) }
  }

  private func label(_ text: String, _ size: CGFloat) -> UILabel {
    let label = UILabel()
    (label.text, label.font) = (text, .systemFont(ofSize: size))
    return label
  }

  private func pin(_ view: UIView, at y: CGFloat, in scene: ConstraintScene) {
    scene.activate(
      view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: y),
      view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor))
  }

  @Test("The system's space between baselines is the larger font's line, and follows the fonts (L-40, L-43)")
  func systemSpacing() throws {
    try scene { scene in
      let (upper, lower) = (scene.add(label("Upper", 17)), scene.add(label("Lower", 13)))
      pin(upper, at: 20, in: scene)
      let gap = lower.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 2)
      scene.activate(gap, lower.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor))
      scene.layOut()
      @MainActor func distance() -> CGFloat {
        lower.frame.minY + lower.font.ascender - (upper.frame.maxY + upper.font.descender)
      }
      #expect(gap.constant == 2 * upper.font.lineHeight.rounded(.up))
      #expect(abs(distance() - gap.constant) < 0.35)
      lower.font = .systemFont(ofSize: 30)
      scene.layOut()
      #expect(gap.constant == 2 * lower.font.lineHeight.rounded(.up))
      #expect(abs(distance() - gap.constant) < 0.35)
      gap.constant = 50
      scene.layOut()
      #expect(gap.constant == 50 && abs(distance() - 50) < 0.35)
    }
  }

  @Test("The system's space between edges is 8 points for a multiplier of 1 (L-40, L-42)")
  func edgeSpacing() throws {
    try scene { scene in
      let (upper, lower) = (scene.add(label("Upper", 30)), scene.add(label("Lower", 13)))
      pin(upper, at: 20, in: scene)
      let gap = lower.topAnchor.constraint(equalToSystemSpacingBelow: upper.bottomAnchor, multiplier: 1.5)
      scene.activate(gap, lower.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor))
      scene.layOut()
      #expect(gap.constant == 12 && abs(lower.frame.minY - upper.frame.maxY - 12) < 0.35)
    }
  }

  @Test("A button's baseline is its title's, also in the first layout and in a higher button (L-32)")
  func buttonBaseline() throws {
    try scene { scene in
      let (name, button) = (scene.add(label("Name", 17)), scene.add(UIButton(type: .system)))
      button.setTitle("Change", for: .normal)
      pin(name, at: 60, in: scene)
      let height = button.heightAnchor.constraint(equalToConstant: 44)
      scene.activate(
        button.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
        button.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8), height)
      for value in [44, 81] as [CGFloat] {
        height.constant = value
        scene.layOut()
        let title = try #require(button.titleLabel)
        let baseline = button.frame.minY + title.frame.minY + title.font.ascender
        #expect(button.frame.height == value && title.frame.height > 0)
        #expect(abs(baseline - (name.frame.minY + name.font.ascender)) < 0.67)
      }
    }
  }

  @Test("A label that is higher than its text has its baselines in the middle, where the text is (L-33)")
  func tallLabel() throws {
    try scene { scene in
      let (tall, small) = (scene.add(label("Tall", 17)), scene.add(label("Small", 13)))
      pin(tall, at: 20, in: scene)
      let natural = tall.intrinsicContentSize.height
      scene.activate(
        tall.heightAnchor.constraint(equalToConstant: natural + 40),
        small.lastBaselineAnchor.constraint(equalTo: tall.lastBaselineAnchor),
        small.leadingAnchor.constraint(equalTo: tall.trailingAnchor))
      scene.layOut()
      let baseline = small.frame.maxY + small.font.descender
      #expect(abs(baseline - (tall.frame.maxY - 20 + tall.font.descender)) < 0.35)
    }
  }

  @Test("In a row of baselines a text of several lines has its share of the width (S-29)")
  func sharedWidth() throws {
    try scene { scene in
      let text = label("A text that is so long that it needs more than one line in its part of the row", 17)
      text.numberOfLines = 0
      let stack = UIStackView(arrangedSubviews: [text, label("Short", 17)])
      stack.alignment = .firstBaseline
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      scene.root.addSubview(stack)
      scene.layOut()
      #expect(text.frame.width == 150)
      stack.alignment = .top
      scene.layOut()
      #expect(text.frame.width > 200)
    }
  }

  @Test("A row has the baselines of its tallest view, also of a stack in it, and a column those of its ends (S-32)")
  func stackBaselines() throws {
    try scene { scene in
      let (small, upper, lower) = (label("Small", 20), label("Upper", 17), label("Lower", 17))
      let column = UIStackView(arrangedSubviews: [upper, lower])
      column.axis = .vertical
      let row = scene.add(UIStackView(arrangedSubviews: [small, column]))
      row.alignment = .top
      pin(row, at: 10, in: scene)
      let (first, last) = (scene.add(label("F", 13)), scene.add(label("L", 13)))
      scene.activate(
        first.firstBaselineAnchor.constraint(equalTo: row.firstBaselineAnchor),
        last.lastBaselineAnchor.constraint(equalTo: row.lastBaselineAnchor),
        first.leadingAnchor.constraint(equalTo: row.trailingAnchor),
        last.leadingAnchor.constraint(equalTo: first.trailingAnchor))
      scene.layOut()
      #expect(row.forFirstBaselineLayout === column && column.forLastBaselineLayout === lower)
      let start = row.frame.minY + column.frame.minY
      #expect(abs(first.frame.minY + first.font.ascender - (start + upper.font.ascender)) < 0.35)
      let end = last.frame.maxY + last.font.descender
      #expect(abs(end - (start + lower.frame.maxY + lower.font.descender)) < 0.35)
    }
  }
}
