import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The elevated level of the user interface") @MainActor struct ElevatedLevelTests {
  private static let backgrounds: [UIColor] = [
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
  ]

  private func grey(_ hex: Int) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }

  @Test(
    "In the dark, the system's backgrounds are lighter on the elevated level; in the light they are the same (K-58)")
  func colors() throws {
    try withStage(.small) { _ in
      @MainActor func shown(_ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel) -> [UIColor] {
        let traits = UITraitCollection {
          $0.userInterfaceStyle = style
          $0.userInterfaceLevel = level
        }
        return Self.backgrounds.map { $0.resolvedColor(with: traits) }
      }
      #expect(shown(.dark, .base) == [0x000000, 0x1C1C1E, 0x2C2C2E, 0x000000].map(grey))
      #expect(shown(.dark, .unspecified) == shown(.dark, .base))
      #expect(shown(.dark, .elevated) == [0x1C1C1E, 0x2C2C2E, 0x3A3A3C, 0x1C1C1E].map(grey))
      #expect(shown(.light, .elevated) == shown(.light, .base))
      let (low, high) = (
        UITraitCollection(userInterfaceLevel: .base), UITraitCollection(userInterfaceLevel: .elevated)
      )
      #expect(high.hasDifferentColorAppearance(comparedTo: low) && UITraitUserInterfaceLevel.differs(low, high))
      #expect(!high.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    }
  }

  @Test(
    "Sheets and popovers stand on the elevated level, what covers the screen on the base, and so does what has left (K-58)",
    arguments: [
      (UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated), (.formSheet, .elevated),
      (.popover, .elevated), (.fullScreen, .base), (.overFullScreen, .base),
    ])
  func styles(style: UIModalPresentationStyle, level: UIUserInterfaceLevel) throws {
    try withStage(.iPad) { stage in
      let (root, modal, child) = (UIViewController(), UIViewController(), UIViewController())
      stage.show(root)
      modal.addChild(child)
      modal.view.addSubview(child.view)
      modal.modalPresentationStyle = style
      modal.popoverPresentationController?.sourceView = root.view
      root.present(modal, animated: true)
      try stage.settle()
      #expect(root.traitCollection.userInterfaceLevel == .base)
      #expect(modal.traitCollection.userInterfaceLevel == level)
      #expect(child.view.traitCollection.userInterfaceLevel == level)
      root.dismiss(animated: true)
      try stage.settle()
      #expect(modal.traitCollection.userInterfaceLevel == .base)
    }
  }

  @Test("A sheet in the dark is a lighter grey than the screen below, from its first frame to its last (K-58)")
  func pixels() throws {
    try withStage(.iPhone15) { stage in
      stage.window.overrideUserInterfaceStyle = .dark
      let (root, modal) = (UIViewController(), UIViewController())
      for controller in [root, modal] { controller.view.backgroundColor = .systemBackground }
      stage.show(root)
      root.present(modal, animated: true)
      for _ in 0..<4 {
        stage.advance(by: 0.1)
        #expect(stage.image.color(x: 3 * 196, y: 3 * 850) == grey(0x1C1C1E))
      }
      try stage.settle()
      #expect(stage.image.color(x: 3 * 196, y: 3 * 850) == grey(0x1C1C1E))
      root.dismiss(animated: true)
      stage.advance(by: 0.1)
      #expect(stage.image.color(x: 3 * 196, y: 3 * 850) == grey(0x1C1C1E))
      try stage.settle()
      #expect(stage.image.color(x: 3 * 196, y: 3 * 850) == .black)
    }
  }

  @Test("The app's own overrides go before the level of a presentation (A-26, K-58)")
  func overrides() throws {
    try withStage(.iPhone15) { stage in
      let (root, modal) = (UIViewController(), UIViewController())
      stage.show(root)
      modal.presentationController?.traitOverrides.userInterfaceLevel = .base
      root.present(modal, animated: false)
      try stage.settle()
      #expect(modal.traitCollection.userInterfaceLevel == .base)
      #expect(modal.traitCollection.containsTraits(in: UITraitCollection(userInterfaceLevel: .base)))
    }
  }
}
