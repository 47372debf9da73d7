import Testing
import TransitionTesting
import UIKit

/// Cards over a screen, frame by frame: sheets, forms and popovers, on a phone and on a tablet, drawn small.
@Suite("Film strips of sheets and popovers") @MainActor struct SheetStripTests {
  enum Card: String, CaseIterable, Sendable {
    case page, half, form, popover
  }

  enum Location: String, CaseIterable, Sendable {
    case telephone, tablet

    var device: Device {
      switch self {
      case .telephone:
        Device(name: rawValue, screen: UIScreen.Configuration(size: CGSize(width: 400, height: 800), scale: 0.25))
      case .tablet:
        Device(name: rawValue, screen: UIScreen.Configuration(size: CGSize(width: 820, height: 1180), scale: 0.2))
      }
    }
  }

  /// A screen, and a card that comes over it.
  @MainActor private struct Scene {
    let below = PatternScreen("old", isOld: true)
    let card = PatternScreen("new", isOld: false)

    init(_ stage: Stage, _ kind: Card) throws {
      stage.show(below)
      switch kind {
      case .page: card.modalPresentationStyle = .pageSheet
      case .half:
        card.modalPresentationStyle = .pageSheet
        card.sheetPresentationController?.detents = [.medium(), .large()]
        card.sheetPresentationController?.prefersGrabberVisible = true
      case .form: card.modalPresentationStyle = .formSheet
      case .popover:
        card.modalPresentationStyle = .popover
        card.preferredContentSize = CGSize(width: 240, height: 320)
        card.popoverPresentationController?.sourceView = below.tile
      }
      try stage.settle()
    }
  }

  @Test(
    "A sheet or popover is presented and dismissed by time, and restores the screen (E-74, E-75)",
    arguments: Card.allCases, Location.allCases)
  func time(kind: Card, location: Location) throws {
    try withStage(location.device) { stage in
      let scene = try Scene(stage, kind)
      let before = stage.image
      let there = try FrameStrip(stage, every: 0.07) { scene.below.present(scene.card, animated: true) }
      #expect(difference(before, there.images[5]) > 0.02, "nothing came")
      try there.expect(matches: "card-\(kind.rawValue)-\(location.rawValue)-there")
      let back = try FrameStrip(stage, every: 0.07) { scene.below.dismiss(animated: true) }
      #expect(difference(before, back.images[5]) == 0, "something stayed")
      try back.expect(matches: "card-\(kind.rawValue)-\(location.rawValue)-back")
    }
  }

  @Test(
    "A sheet follows a finger down, and a cancelled drag restores it (E-74)", arguments: [Card.page, .half],
    Location.allCases)
  func finger(kind: Card, location: Location) throws {
    try withStage(location.device) { stage in
      let scene = try Scene(stage, kind)
      scene.below.present(scene.card, animated: true)
      try stage.settle()
      let before = stage.image
      let card = scene.card.view.convert(scene.card.view.bounds, to: nil)
      var strip = FrameStrip([before])
      let top = CGPoint(x: card.midX, y: card.minY + 20)
      stage.touchDown(at: top)
      // The finger moves slowly, and a little back at the end: it leaves without velocity.
      for step in Array(1...40) + Array((36...39).reversed()) {
        stage.touchMove(to: CGPoint(x: top.x, y: top.y + CGFloat(step) * card.height / 200))
        stage.advance(frames: 2)
        if step % 20 == 0 { strip.add(stage.image) }
      }
      stage.advance(by: 0.2)
      #expect(difference(before, strip.images[2]) > 0.02, "it does not follow")
      stage.touchUp(at: CGPoint(x: top.x, y: top.y + card.height * 0.18))
      stage.advance(by: 0.05)
      strip.add(stage.image)
      try stage.settle()
      strip.add(stage.image)
      #expect(difference(before, stage.image) == 0, "it stayed down")
      try strip.expect(matches: "card-\(kind.rawValue)-\(location.rawValue)-finger")
    }
  }
}
