import Testing
import TransitionTesting
import UIKit

@Suite("Haptic feedback") @MainActor struct HapticTests {
  @Test("Each kind of feedback is recorded with its values and the stage's time, and is in the trace (A-115)")
  func kinds() throws {
    try withStage { stage in
      let impact = UIImpactFeedbackGenerator(style: .rigid)
      impact.prepare()
      impact.impactOccurred()
      stage.advance(by: 0.5)
      UIImpactFeedbackGenerator().impactOccurred(intensity: 0.25)
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.warning)
      #expect(
        stage.haptics == [
          HapticFeedback(kind: .impact(.rigid, intensity: 1), time: 0),
          HapticFeedback(kind: .impact(.medium, intensity: 0.25), time: 0.5),
          HapticFeedback(kind: .selection, time: 0.5),
          HapticFeedback(kind: .notification(.warning), time: 0.5),
        ])
      #expect(
        stage.trace.filtered(.haptics).events.map {
          "\($0.subject).\($0.name)(\($0.arguments.joined(separator: ", ")))"
        }
          == [
            "UIImpactFeedbackGenerator.prepare()",
            "UIImpactFeedbackGenerator.impactOccurred(rigid, intensity: 1.0)",
            "UIImpactFeedbackGenerator.impactOccurred(medium, intensity: 0.25)",
            "UISelectionFeedbackGenerator.selectionChanged()",
            "UINotificationFeedbackGenerator.notificationOccurred(warning)",
          ])
    }
  }

  @Test("An intensity out of range is clamped")
  func intensity() throws {
    try withStage { stage in
      let impact = UIImpactFeedbackGenerator(style: .soft)
      for intensity in [-1, .nan, 7] as [CGFloat] { impact.impactOccurred(intensity: intensity) }
      #expect(stage.haptics.map(\.kind) == [0, 0, 1].map { .impact(.soft, intensity: $0) })
    }
  }

  @Test("Feedback at a point of a view is recorded at the point of the screen")
  func location() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
      screen.view.addSubview(card)
      UIImpactFeedbackGenerator(style: .light, view: card).impactOccurred(at: CGPoint(x: 1, y: 2))
      #expect(stage.haptics.map(\.location) == [CGPoint(x: 21, y: 102)])
    }
  }

  @Test("Feedback belongs to the stage on which its generator was made")
  func stages() throws {
    try withStage { outer in
      let generator = UISelectionFeedbackGenerator()
      try withStage { inner in
        generator.selectionChanged()
        #expect(inner.haptics.isEmpty && outer.haptics.count == 1)
      }
    }
  }

  @Test("A generator made in a subclass can log its own calls")
  func subclass() throws {
    final class Logging: UINotificationFeedbackGenerator {
      var types: [FeedbackType] = []
      override func notificationOccurred(_ notificationType: FeedbackType) {
        types.append(notificationType)
        super.notificationOccurred(notificationType)
      }
    }
    try withStage { stage in
      let generator = Logging()
      generator.notificationOccurred(.error)
      #expect(generator.types == [.error] && stage.haptics.map(\.kind) == [.notification(.error)])
    }
  }
}
