import Testing
import TransitionTesting
import UIKit

@Suite("Preferred fonts and text sizes") @MainActor struct FontTests {
  @Test("A style's font has the size of the design guide, and follows the stage's text size (I-23)")
  func preferredFonts() throws {
    try withStage { stage in
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
      #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
      #expect(UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits == .traitBold)
      stage.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
      #expect(UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory)
      let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
      #expect(UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: small).pointSize == 12)
      #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    }
  }

  @Test("Labels, fields and text views that adjust their fonts change them with the text size (I-23)")
  func adjustment() throws {
    try withStage(.iPhone15) { stage in
      let (screen, label, field, view) = (UIViewController(), UILabel(), UITextField(), UITextView())
      let metrics = UIFontMetrics(forTextStyle: .body)
      label.font = .preferredFont(forTextStyle: .title1)
      field.font = metrics.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 40)
      view.font = metrics.scaledFont(for: .italicSystemFont(ofSize: 10))
      for part in [label, field, view] as [UIView & UIContentSizeCategoryAdjusting] {
        part.adjustsFontForContentSizeCategory = true
        screen.view.addSubview(part)
      }
      let fixed = UILabel()
      screen.view.addSubview(fixed)
      stage.show(screen)
      stage.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      stage.advance(frames: 1)
      #expect(label.font.pointSize == 58 && field.font?.pointSize == 40 && view.font?.pointSize == 31)
      #expect(view.font?.fontDescriptor.symbolicTraits == .traitItalic && fixed.font.pointSize == 17)
      stage.preferredContentSizeCategory = .large
      stage.advance(frames: 1)
      #expect(label.font.pointSize == 28 && field.font?.pointSize == 20 && view.font?.pointSize == 10)
      #expect(
        metrics.scaledValue(for: 10, compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraSmall)) < 10)
    }
  }

  @Test("A descriptor gives bold, italic and sizes; there is none for a face that is not installed")
  func descriptors() throws {
    try withStage { _ in
      let font = UIFont.systemFont(ofSize: 15)
      let both = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
      let bold = UIFont(descriptor: both, size: 0)
      #expect(bold.pointSize == 15 && bold.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
      #expect(UIFont(descriptor: both, size: 30).pointSize == 30)
      #expect(both.withSymbolicTraits([]).map { UIFont(descriptor: $0, size: 0) } == font)
      #expect(font.fontDescriptor.withDesign(.rounded) == nil)
      let digits = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .regular)
      let label = UILabel()
      label.font = digits
      label.text = "111"
      let narrow = label.intrinsicContentSize.width
      label.text = "000"
      #expect(label.intrinsicContentSize.width == narrow)
    }
  }

  @Test("A label shrinks its text until it fits, and no further than its smallest factor (I-24)")
  func shrinking() throws {
    try withStage(.iPhone15) { stage in
      let (screen, label) = (UIViewController(), UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 30)))
      label.text = "A text that is too long"
      label.font = .systemFont(ofSize: 17)
      screen.view.backgroundColor = .white
      screen.view.addSubview(label)
      stage.show(screen)
      let truncated = stage.image
      label.adjustsFontSizeToFitWidth = true
      stage.advance(frames: 1)
      let shrunk = stage.image
      label.minimumScaleFactor = 0.99
      stage.advance(frames: 1)
      #expect(truncated != shrunk && stage.image != shrunk)
      #expect(label.intrinsicContentSize.width > 150 && label.font.pointSize == 17)
      label.frame.size.width = 300
      stage.advance(frames: 1)
      let whole = stage.image
      label.adjustsFontSizeToFitWidth = false
      stage.advance(frames: 1)
      #expect(stage.image == whole)
    }
  }
}
