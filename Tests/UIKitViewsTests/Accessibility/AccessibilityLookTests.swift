import Testing
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

@MainActor private final class TraitScreen: UIViewController {
  var changes: [UIAccessibilityContrast] = []
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    changes.append(traitCollection.accessibilityContrast)
  }
}

@Suite("The look of settings for accessibility") @MainActor struct AccessibilityLookTests {
  private func parts(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    color.resolvedColor(with: traits).cgColor.components?.map { Int(($0 * 255).rounded()) } ?? []
  }

  @Test("Increased contrast is a trait, by which the system's colours have other values in each appearance and level")
  func contrast() throws {
    try withStage { stage in
      let screen = TraitScreen()
      stage.show(screen)
      #expect(screen.traitCollection.accessibilityContrast == .normal)
      screen.view.backgroundColor = .systemBlue
      stage.accessibility.insert(.darkerSystemColors)
      #expect(screen.changes == [.high] && screen.traitCollection.accessibilityContrast == .high)
      let shown = try #require(screen.view.layer.backgroundColor)
      #expect(parts(UIColor(cgColor: shown), UITraitCollection()) == [0, 64, 221, 255])
      let high = UITraitCollection(accessibilityContrast: .high)
      let dark = UITraitCollection(traitsFrom: [high, UITraitCollection(userInterfaceStyle: .dark)])
      let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
      #expect(parts(.systemRed, high) == [215, 0, 21, 255] && parts(.systemRed, dark) == [255, 105, 97, 255])
      #expect(parts(.secondaryLabel, high) == [60, 60, 67, 173])
      #expect(parts(.systemBackground, dark) == [0, 0, 0, 255])
      #expect(parts(.systemBackground, elevated) == [36, 36, 38, 255])
      // The former values, without the setting.
      #expect(parts(.systemBlue, UITraitCollection(userInterfaceStyle: .light)) == [0, 122, 255, 255])
      #expect(high.hasDifferentColorAppearance(comparedTo: UITraitCollection(accessibilityContrast: .normal)))
      // A window that is made later has the trait too.
      #expect(UIWindow().traitCollection.accessibilityContrast == .high)
      stage.accessibility.remove(.darkerSystemColors)
      #expect(screen.changes == [.high, .normal])
      // A window that was made before takes the settings when it is shown.
      let window = UIWindow()
      stage.accessibility.insert(.darkerSystemColors)
      window.makeKeyAndVisible()
      #expect(window.traitCollection.accessibilityContrast == .high)
    }
  }

  @Test("Bold text is a trait, by which the system's fonts are two weights heavier, and installed ones as they are")
  func boldText() throws {
    try withStage { stage in
      let (screen, label) = (UIViewController(), UILabel())
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.text = "Weight"
      screen.view.addSubview(label)
      stage.show(screen)
      let (regular, width) = (label.font, label.intrinsicContentSize.width)
      stage.accessibility.insert(.boldText)
      #expect(screen.traitCollection.legibilityWeight == .bold)
      #expect(label.font != regular && label.intrinsicContentSize.width > width)
      #expect(UIFont.systemFont(ofSize: 17).fontName == "Inter-SemiBold")
      #expect(UIFont.systemFont(ofSize: 17, weight: .bold).withSize(19).fontName == "Inter-Black")
      #expect(UIFont(name: "Inter-Regular", size: 17)?.fontName == "Inter-Regular")
      let plain = UIFont.preferredFont(
        forTextStyle: .body, compatibleWith: UITraitCollection(legibilityWeight: .regular))
      #expect(plain.fontName == "Inter-Regular")
      stage.accessibility.remove(.boldText)
      #expect(label.font == regular && UIFont.systemFont(ofSize: 17).fontName == "Inter-Regular")
    }
  }

  @Test("With reduced transparency materials hide what is behind them, also those that are shown already")
  func reducedTransparency() throws {
    try withStage { stage in
      let (screen, stripes) = (UIViewController(), UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400)))
      stripes.backgroundColor = .red
      screen.view.addSubview(stripes)
      let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
      material.frame = CGRect(x: 0, y: 100, width: 390, height: 100)
      screen.view.addSubview(material)
      stage.show(screen)
      @MainActor func parts() throws -> [CGFloat] {
        try #require(stage.image.color(x: 300, y: 450).cgColor.components)
      }
      let clear = try parts()
      #expect(clear[0] - clear[1] > 0.3)
      stage.accessibility.insert(.reduceTransparency)
      let opaque = try parts()
      #expect(abs(opaque[0] - 0.97) < 0.01 && abs(opaque[1] - 0.97) < 0.01)
      let later = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialDark))
      later.frame = material.frame
      screen.view.addSubview(later)
      let dark = try parts()
      #expect(abs(dark[0] - 0.14) < 0.01)
      stage.accessibility.remove(.reduceTransparency)
      later.removeFromSuperview()
      let last = try parts()
      #expect(last == clear)
    }
  }
}
