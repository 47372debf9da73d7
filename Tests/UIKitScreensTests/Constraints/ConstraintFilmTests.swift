import Foundation
import FrameExport
import Testing
import TransitionTesting
import UIKit

/// Films of constraints that move. With the environment variable MATCHCUT_FILMS their strips go to that folder.
@Suite("Films of constraints") @MainActor struct ConstraintFilmTests {
  private func write(_ film: FrameSequence) throws {
    guard let folder = ProcessInfo.processInfo.environment["MATCHCUT_FILMS"] else { return }
    try FrameExporter().write(film, to: "\(folder)/\(film.name).png")
  }

  /// A search screen: a field whose leading edge a constraint moves, and results below it.
  private final class SearchController: UIViewController {
    let field = UIView()
    private(set) lazy var leading = field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 160)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      let (title, text) = (UILabel(), UILabel())
      (title.text, title.font) = ("Library", .systemFont(ofSize: 28, weight: .bold))
      (text.text, text.textColor) = ("Search", .gray)
      field.backgroundColor = UIColor(white: 0.9, alpha: 1)
      field.layer.cornerRadius = 10
      for (child, parent) in [(title, view), (field, view), (text, field)] as [(UIView, UIView?)] {
        child.translatesAutoresizingMaskIntoConstraints = false
        parent?.addSubview(child)
      }
      let safeArea = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        title.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 12),
        leading, field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        field.centerYAnchor.constraint(equalTo: title.centerYAnchor),
        field.heightAnchor.constraint(equalToConstant: 36),
        text.leadingAnchor.constraint(equalTo: field.leadingAnchor, constant: 12),
        text.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      ])
    }
  }

  /// Lets the field grow over the title, while results fade in.
  private final class Growing: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
    let driver = UIPercentDrivenInteractiveTransition()

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.viewController(forKey: .from) as? SearchController, let to = context.view(forKey: .to)
      else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      from.leading.constant = 16
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        from.view.layoutIfNeeded()
        to.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? self : nil }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private func search(_ name: String, finishes: Bool) throws {
    try withStage(.iPhone15) { stage in
      let (screen, growing) = (SearchController(), Growing())
      let navigation = UINavigationController(rootViewController: screen)
      navigation.isNavigationBarHidden = true
      navigation.delegate = growing
      stage.show(navigation)
      try stage.settle()
      let results = UIViewController()
      results.view.backgroundColor = .white
      let first = stage.image
      navigation.pushViewController(results, animated: true)
      stage.advance(frames: 1)
      var widths: [CGFloat] = []
      let film = try stage.record(name, for: 0.9) { time in
        // The finger goes to two thirds, back a little, and is lifted after 0.5 s.
        let progress = time < 0.3 ? time / 0.3 * 0.66 : 0.66 - (time - 0.3) * 0.5
        if time < 0.5 { growing.driver.update(progress) }
        if abs(time - 0.5) < 1e-3 { finishes ? growing.driver.finish() : growing.driver.cancel() }
        widths.append(screen.field.layer.presentation()?.bounds.width ?? 0)
      }
      try write(film)
      #expect(abs((widths.prefix(20).max() ?? 0) - (217 + 0.66 * 144)) < 8, "at two thirds")
      #expect(zip(widths.prefix(18), widths.dropFirst()).allSatisfy { $0 <= $1 }, "it follows the finger")
      try stage.settle()
      #expect(screen.field.bounds.width == (finishes ? 361 : 217))
      let isAsBefore = try stage.image.pngData() == first.pngData()
      #expect(isAsBefore != finishes)
    }
  }

  @Test("A field that grows by its constraint follows the finger, and a cancel shows the screen as before (C-82, L-97)")
  func cancelledSearch() throws { try search("constraint-cancelled", finishes: false) }

  @Test("A field that grows by its constraint stays grown when the finger finishes the transition (L-97)")
  func finishedSearch() throws { try search("constraint-finished", finishes: true) }

  /// A card of a question, whose answer may be hidden.
  private func card(_ question: String, _ answer: String) -> (card: UIStackView, answer: UILabel) {
    let (title, text) = (UILabel(), UILabel())
    (title.text, title.font) = (question, .systemFont(ofSize: 17, weight: .semibold))
    (text.text, text.numberOfLines, text.textColor) = (answer, 0, .darkGray)
    let card = UIStackView(arrangedSubviews: [title, text])
    (card.axis, card.spacing, card.isLayoutMarginsRelativeArrangement) = (.vertical, 8, true)
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    card.backgroundColor = UIColor(white: 0.93, alpha: 1)
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    return (card, text)
  }

  @Test(
    "A stack opens for a view that is shown in an animation, pushes what is below, and closes to the same pixels (S-22)"
  )
  func openingStack() throws {
    try withStage(.iPhone15) { stage in
      let answer = "Each change is laid out inside of the block, so that the rows below move with it, frame by frame."
      let cards = ["How does it open?", "How does it close?", "What moves?"].map { card($0, answer) }
      for card in cards { card.answer.isHidden = true }
      let stack = UIStackView(arrangedSubviews: cards.map(\.card))
      (stack.axis, stack.spacing) = (.vertical, 10)
      stack.translatesAutoresizingMaskIntoConstraints = false
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      controller.view.addSubview(stack)
      let guide = controller.view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        stack.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 20),
      ])
      stage.show(controller)
      try stage.settle()
      let first = stage.image
      var heights: [CGFloat] = []
      cards[1].answer.alpha = 0
      UIView.animate(withDuration: 0.4) {
        cards[1].answer.isHidden = false
        cards[1].answer.alpha = 1
      }
      let film = try stage.record("stack-opens", for: 0.45) { _ in
        let frames = cards.map { ($0.card.layer.presentation() ?? $0.card.layer).frame }
        heights.append(frames[1].height)
        #expect(abs(frames[2].minY - frames[1].maxY - 10) < 0.7, "the next card keeps its distance")
      }
      try write(film)
      #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 + 0.01 })
      #expect((heights.last ?? 0) > (heights.first ?? 0) + 40)
      UIView.animate(withDuration: 0.4) {
        cards[1].answer.isHidden = true
        cards[1].answer.alpha = 0
      }
      try write(try stage.record("stack-closes", for: 0.45))
      try stage.settle()
      #expect(try stage.image.pngData() == first.pngData())
    }
  }
}
