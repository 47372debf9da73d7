import Foundation
import Testing
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Symbols") @MainActor struct SymbolTests {
  @Test("Every symbol and each of its forms has ink, and fits its point size")
  func drawings() throws {
    try withStage { _ in
      var count = 0
      for name in SymbolCatalog.names {
        for suffix in ["", ".fill", ".circle", ".circle.fill", ".square", ".slash"] {
          guard SymbolCatalog.contains(name + suffix) else { continue }
          count += 1
          let image = try #require(UIImage(systemName: name + suffix))
          let pixels = try #require(image.cgImage).buffer.pixels
          let ink = pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 } / Double(pixels.count)
          #expect(ink > 0.08, "\(name + suffix) is empty")
          #expect(max(image.size.width, image.size.height) <= 28, "\(name + suffix) has \(image.size)")
        }
      }
      #expect(SymbolCatalog.names.count >= 60 && count > 400)
    }
  }

  @Test("A symbol grows with its point size and scale, and its lines with the weight")
  func configurations() throws {
    try withStage { _ in
      func symbol(_ configuration: UIImage.SymbolConfiguration) throws -> UIImage {
        try #require(UIImage(systemName: "circle", withConfiguration: configuration))
      }
      func ink(_ image: UIImage) -> Int { image.cgImage?.buffer.pixels.reduce(0) { $0 + Int($1 >> 24) } ?? 0 }
      let sizes = try [UIImage.SymbolScale.small, .medium, .large].map {
        try symbol(UIImage.SymbolConfiguration(pointSize: 34, weight: .regular, scale: $0)).size.width
      }
      #expect(sizes.allSatisfy { $0 == sizes[0] } == false && sizes == sizes.sorted())
      let plain = try #require(UIImage(systemName: "circle"))
      #expect(plain.size == CGSize(width: 20, height: 20))
      let doubled = try symbol(UIImage.SymbolConfiguration(pointSize: 34))
      #expect(abs(doubled.size.width - 2 * plain.size.width) < 1 && sizes[1] == doubled.size.width)
      let weights: [UIImage.SymbolWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      let inks = try weights.map { ink(try symbol(UIImage.SymbolConfiguration(weight: $0))) }
      #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 })
      let bold = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 34, weight: .bold))
      let sameSymbol = try symbol(UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
      #expect(try symbol(bold) == sameSymbol)
      let merged = UIImage.SymbolConfiguration(pointSize: 34).applying(UIImage.SymbolConfiguration(weight: .bold))
      #expect(merged == UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
      let boldSymbol = try symbol(bold)
      #expect(plain.applyingSymbolConfiguration(bold) == boldSymbol)
      #expect(plain.withConfiguration(bold).symbolConfiguration == bold)
    }
  }

  @Test("A symbol is a template wherever it is shown, in the look that a view prefers")
  func shown() throws {
    try withStage { stage in
      let view = UIImageView(image: UIImage(systemName: "square.fill"))
      ViewScene(stage).root.addSubview(view)
      view.tintColor = .red
      #expect(view.contentColor(x: 30, y: 30) == .red && view.image?.isSymbolImage == true)
      let size = view.intrinsicContentSize
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 51)
      #expect(abs(view.intrinsicContentSize.width - 3 * size.width) < 1)
      view.image = UIImage(systemName: "square.fill")?.withTintColor(.blue, renderingMode: .alwaysOriginal)
      #expect(view.contentColor(x: 30, y: 30) == .blue)
    }
  }

  @Test(
    "A symbol that a view shows larger than its size has more pixels, and as many as the view when it shrinks again")
  func enlarged() throws {
    try withStage(.iPhoneSE) { stage in
      let view = UIImageView(image: UIImage(systemName: "circle"))
      view.contentMode = .scaleAspectFit
      ViewScene(stage).root.addSubview(view)
      stage.advance(frames: 1)
      #expect((view.layer.contents as? CGImage)?.width == 40)
      view.frame.size = CGSize(width: 60, height: 90)
      stage.advance(frames: 1)
      let large = try #require(view.layer.contents as? CGImage)
      #expect(abs(large.width - 120) <= 3)
      view.frame.size = CGSize(width: 20, height: 20)
      stage.advance(frames: 1)
      #expect((view.layer.contents as? CGImage)?.width == 40)
    }
  }

  @Test("Beside text the middle of a symbol is the middle of a capital")
  func baselines() throws {
    try withStage { _ in
      let font = UIFont.systemFont(ofSize: 40)
      for name in ["circle", "minus", "square"] {
        let image = try #require(
          UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(font: font)))
        let offset = try #require(image.baselineOffsetFromBottom)
        #expect(abs(image.size.height / 2 - offset - font.capHeight / 2) < 1, "\(name)")
        let attachment = NSTextAttachment(image: image)
        #expect(attachment.textAttachment.bounds == CGRect(origin: CGPoint(x: 0, y: -offset), size: image.size))
      }
    }
  }

  @Test("Chevrons along the text are mirrored from right to left, others are not")
  func directions() throws {
    try withStage { _ in
      #expect(UIImage(systemName: "chevron.backward")?.flipsForRightToLeftLayoutDirection == true)
      #expect(UIImage(systemName: "chevron.left")?.flipsForRightToLeftLayoutDirection == false)
      let chevron = try #require(UIImage(systemName: "chevron.left"))
      #expect(chevron.upright == UIImage(systemName: "chevron.right")?.withHorizontallyFlippedOrientation().upright)
    }
  }

  @Test("A symbol without a drawing answers nil, with a diagnostic that names it")
  func unknown() throws {
    try withStage { stage in
      for name in ["heart.rectangle.badge", "plus.fill"] {
        #expect(UIImage(systemName: name) == nil)
        let happened = try stage.expectDiagnostic("unknown-symbol").happened
        #expect(happened == "UIImage(systemName: \"\(name)\") has no drawing here.")
      }
    }
  }

  @Test("The documentation's page lists every drawing")
  func page() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/Symbols.md").standardizedFileURL
    let text = try String(contentsOf: root, encoding: .utf8)
    let missing = SymbolCatalog.names.filter { !text.contains("`\($0)`") }
    #expect(missing.isEmpty)
  }

  @Test("A configuration with a text style has the size and the weight of its font")
  func textStyles() throws {
    try withStage { _ in
      let (style, font) = (
        UIImage.SymbolConfiguration(textStyle: .headline),
        UIImage.SymbolConfiguration(font: .preferredFont(forTextStyle: .headline))
      )
      let (one, other) = (
        try #require(UIImage(systemName: "star", withConfiguration: style)),
        try #require(UIImage(systemName: "star", withConfiguration: font))
      )
      #expect(one.size == other.size)
      let large = UIImage.SymbolConfiguration(textStyle: .headline, scale: .large)
      #expect(try #require(UIImage(systemName: "star", withConfiguration: large)).size.width > one.size.width)
    }
  }
}
