import Testing
import TransitionTesting
import UIKit

/// The words of descriptions and of conflicts.
@Suite("Constraints in messages") @MainActor struct ConstraintMessageTests {
  private final class Card: UIView {}
  private final class Box: UIView {}

  private func scene(_ body: (ConstraintScene, Card, Box) throws -> Void) throws {
    try withStage(.iPhone15) { stage in
      let scene = ConstraintScene(stage)
      let card = scene.add(Card())
      try body(scene, card, scene.add(Box(), to: card))
    }
  }

  @Test("A description has identifier, sides, priority and state, and writes gaps as a format (L-13)")
  func descriptions() throws {
    try scene { scene, card, box in
      let label = scene.add(UILabel(), to: card)
      label.text = "Hi"
      let ratio = box.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 2, constant: -8)
      (ratio.identifier, ratio.priority) = ("ratio", .defaultHigh)
      let shown: [(NSLayoutConstraint, String)] = [
        (ratio, "<NSLayoutConstraint 'ratio' Box.width == 2*Card.width - 8 @750   (inactive)>"),
        (box.heightAnchor.constraint(equalToConstant: 5.5), "<NSLayoutConstraint Box.height == 5.5   (inactive)>"),
        (
          box.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
          "<NSLayoutConstraint H:|-(16)-[Box]   (inactive, names: '|':Card )>"
        ),
        (
          box.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -4),
          "<NSLayoutConstraint V:[Box]-(>=4)-|   (inactive, names: '|':Card )>"
        ),
        (
          card.topAnchor.constraint(equalTo: box.topAnchor),
          "<NSLayoutConstraint V:|-(0)-[Box]   (inactive, names: '|':Card )>"
        ),
        (
          label.leadingAnchor.constraint(greaterThanOrEqualTo: box.trailingAnchor, constant: 8),
          "<NSLayoutConstraint H:[Box]-(>=8)-[UILabel'Hi']   (inactive)>"
        ),
        (
          box.trailingAnchor.constraint(equalTo: label.leadingAnchor, constant: -8),
          "<NSLayoutConstraint H:[Box]-(8)-[UILabel'Hi']   (inactive)>"
        ),
        (
          box.leadingAnchor.constraint(equalTo: label.leadingAnchor, constant: 1),
          "<NSLayoutConstraint Box.leading == UILabel'Hi'.leading + 1   (inactive)>"
        ),
        (
          box.trailingAnchor.anchorWithOffset(to: label.leadingAnchor).constraint(equalToConstant: 3),
          "<NSLayoutConstraint (UILabel'Hi'.leading - Box.trailing) == 3   (inactive)>"
        ),
      ]
      for (constraint, text) in shown { #expect(constraint.description == text) }
      ratio.isActive = true
      #expect(ratio.description.hasSuffix("@750   (active)>"))
    }
  }

  nonisolated private static let masks: [(UIView.AutoresizingMask, String)] = [
    ([], "h=--& v=--&"), (.flexibleWidth, "h=-&- v=--&"),
    ([.flexibleLeftMargin, .flexibleTopMargin, .flexibleHeight], "h=&-- v=&&-"),
  ]

  @Test("A conflict lists a translated mask with its margins and lengths (L-64, L-91)", arguments: masks)
  func masks(_ mask: UIView.AutoresizingMask, _ text: String) throws {
    try scene { scene, _, _ in
      scene.root.autoresizingMask = mask
      let view = scene.add()
      scene.activate(
        view.widthAnchor.constraint(equalTo: scene.root.widthAnchor), view.widthAnchor.constraint(equalToConstant: 1))
      scene.layOut()
      let message = try scene.stage.expectDiagnostic("unsatisfiable-constraints").message
      #expect(message.contains("<NSAutoresizingMaskLayoutConstraint \(text) UIView.width == 320   (active)>"))
    }
  }

  @Test("A row's content view whose mask is no longer translated is reported (L-66)")
  func contentView() throws {
    try scene { scene, card, _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      card.addSubview(cell)
      cell.contentView.translatesAutoresizingMaskIntoConstraints = false
      let message = try scene.stage.expectDiagnostic("content-view-mask").message
      #expect(message.contains("as this property is managed by the owning UITableViewCell"))
      cell.contentView.addSubview(UIView())
      cell.contentView.subviews.last?.translatesAutoresizingMaskIntoConstraints = false
      #expect(scene.stage.diagnostics.isEmpty)
    }
  }

  @Test("To hide an arranged view whose content has required margins breaks the bottom one (L-26, L-93, L-133)")
  func hiddenContent() throws {
    try scene { scene, card, box in
      let top = box.topAnchor.constraint(equalTo: card.topAnchor, constant: 8)
      let bottom = box.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8)
      (top.identifier, bottom.identifier) = ("top", "bottom")
      scene.activate(top, bottom)
      let stack = UIStackView(arrangedSubviews: [card, UIView()])
      stack.axis = .vertical
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      scene.root.addSubview(stack)
      scene.layOut()
      #expect(scene.stage.diagnostics.isEmpty)
      card.isHidden = true
      scene.layOut()
      let message = try scene.stage.expectDiagnostic("unsatisfiable-constraints").message
      for name in ["'UISV-hiding'", "'top'", "'bottom'"] { #expect(message.contains(name)) }
      #expect(message.contains("breaking constraint <NSLayoutConstraint 'bottom'"))
      #expect(card.bounds.height == 0 && bottom.isActive)
      card.isHidden = false
      scene.layOut()
      #expect(box.frame.height == card.bounds.height - 16 && scene.stage.diagnostics.isEmpty)
    }
  }
}
