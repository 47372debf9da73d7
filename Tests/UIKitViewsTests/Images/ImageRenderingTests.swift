import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Images as views show them") @MainActor struct ImageRenderingTests {
  private static func half() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }

  @Test("An image without pixels has no size, and draws nothing")
  func empty() throws {
    try withStage { _ in
      let image = UIImage()
      #expect(image.size == .zero && image.cgImage == nil && image.pngData() == nil && image.scale == 1)
      #expect(UIImageView(image: image).layer.contents == nil)
    }
  }

  @Test("A template is shown in the tint colour, and follows its changes; an original keeps its colours")
  func templates() throws {
    try withStage { stage in
      let view = UIImageView(image: Self.half().withRenderingMode(.alwaysTemplate))
      ViewScene(stage).root.addSubview(view)
      view.tintColor = .green
      #expect(view.contentColor(x: 1) == .green && view.contentColor(x: 3)?.cgColor.alpha == 0)
      view.superview?.tintColor = .blue
      view.tintColor = nil
      #expect(view.contentColor(x: 1) == .blue)
      view.image = Self.half()
      #expect(view.contentColor(x: 1) == .red)
      view.image = Self.half().withTintColor(.green)
      #expect(view.contentColor(x: 1) == .green)
      view.image = Self.half().withTintColor(.green, renderingMode: .alwaysTemplate)
      #expect(view.contentColor(x: 1) == .blue)
    }
  }

  @Test("System buttons and tab bars show shapes, unless the image is an original")
  func bars() throws {
    try withStage { stage in
      let root = ViewScene(stage).root
      let button = UIButton(type: .system)
      button.tintColor = .green
      button.setImage(Self.half(), for: .normal)
      root.addSubview(button)
      button.layoutIfNeeded()
      #expect(button.imageView?.contentColor(x: 1) == .green)
      button.setImage(Self.half().withRenderingMode(.alwaysOriginal), for: .normal)
      button.layoutIfNeeded()
      #expect(button.imageView?.contentColor(x: 1) == .red)
      let custom = UIButton(type: .custom)
      custom.tintColor = .green
      custom.setImage(Self.half(), for: .normal)
      root.addSubview(custom)
      custom.layoutIfNeeded()
      #expect(custom.imageView?.contentColor(x: 1) == .red)
    }
  }

  @Test("A template at half opacity has half the tint, rounded")
  func opacity() throws {
    try withStage { _ in
      let half = ResourceFiles.image(UIColor(white: 1, alpha: 0.5), side: 1).withTintColor(.red)
      #expect(half.upright?.buffer.pixels == [0x8080_0000])
    }
  }

  @Test("Cap insets keep their size; the middle is stretched, or repeated")
  func resizable() throws {
    try withStage { _ in
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let striped = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: format).image { context in
        for (x, color) in [UIColor.red, .green, .blue, .white].enumerated() {
          color.setFill()
          context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
        }
      }
      let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
      func drawn(_ image: UIImage) -> [UIColor] {
        let wide = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 1), format: format).image { _ in
          image.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1))
        }
        return (0..<6).map { wide.upright?.color(x: $0, y: 0) ?? .clear }
      }
      let tiled = striped.resizableImage(withCapInsets: insets)
      #expect(drawn(tiled) == [.red, .green, .blue, .green, .blue, .white])
      let stretched = drawn(striped.resizableImage(withCapInsets: insets, resizingMode: .stretch))
      #expect([stretched[0], stretched[1], stretched[4], stretched[5]] == [.red, .green, .blue, .white])
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 6, height: 1))
      view.frame = .zero
      view.image = tiled
      view.frame = CGRect(x: 0, y: 0, width: 6, height: 1)
      view.layoutIfNeeded()
      #expect((0..<6).map { view.contentColor(x: $0) } == drawn(tiled))
      view.image = striped.resizableImage(withCapInsets: insets, resizingMode: .stretch)
      #expect(view.layer.contentsCenter == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
    }
  }

  @Test("An image for both directions is mirrored from right to left only")
  func mirroring() throws {
    try withStage { stage in
      let view = UIImageView(image: Self.half().imageFlippedForRightToLeftLayoutDirection())
      let scene = ViewScene(stage)
      scene.root.addSubview(view)
      #expect(view.contentColor(x: 0) == .red && view.contentColor(x: 3)?.cgColor.alpha == 0)
      scene.controller.traitOverrides.layoutDirection = .rightToLeft
      stage.advance(frames: 1)
      #expect(view.contentColor(x: 3) == .red && view.contentColor(x: 0)?.cgColor.alpha == 0)
      let flipped = Self.half().withHorizontallyFlippedOrientation()
      #expect(flipped.imageOrientation == .upMirrored && flipped.upright?.color(x: 3, y: 0) == .red)
    }
  }

  @Test("A variant that is added to an image's own asset is shown for its traits")
  func ownAsset() throws {
    try withStage { stage in
      let light = ResourceFiles.image(.white, side: 2)
      light.imageAsset?.register(
        ResourceFiles.image(.black, side: 2), with: UITraitCollection(userInterfaceStyle: .dark))
      let view = UIImageView(image: light)
      ViewScene(stage).root.addSubview(view)
      #expect(view.contentColor() == .white)
      view.overrideUserInterfaceStyle = .dark
      stage.advance(frames: 1)
      #expect(view.contentColor() == .black)
    }
  }

  @Test("Animated images are shown one after the other, round by round")
  func animation() throws {
    try withStage { stage in
      let colors: [UIColor] = [.red, .green, .blue, .white]
      let images = colors.map { ResourceFiles.image($0, side: 2) }
      let view = UIImageView(image: UIImage.animatedImage(with: images, duration: 1))
      ViewScene(stage).root.addSubview(view)
      #expect(view.isAnimating && view.image?.images?.count == 4 && view.image?.duration == 1)
      stage.advance(frames: 1)
      var seen: [UIColor] = []
      for _ in 0..<5 {
        seen.append((view.layer.presentation()?.contents as? CGImage)?.color(x: 0, y: 0) ?? .clear)
        stage.advance(by: 0.25)
      }
      #expect(seen == [.red, .green, .blue, .white, .red])
      view.image = images[0]
      #expect(!view.isAnimating)
      view.animationImages = images
      view.animationDuration = 0.4
      view.animationRepeatCount = 1
      view.startAnimating()
      #expect(view.isAnimating)
      stage.advance(by: 0.5)
      #expect(!view.isAnimating)
    }
  }

  @Test("The highlighted image is shown while the view is highlighted")
  func highlighted() throws {
    try withStage { _ in
      let view = UIImageView(
        image: ResourceFiles.image(.red, side: 2), highlightedImage: ResourceFiles.image(.blue, side: 4))
      #expect(view.contentColor() == .red)
      view.isHighlighted = true
      #expect(view.contentColor() == .blue && view.intrinsicContentSize == CGSize(width: 4, height: 4))
    }
  }

  @Test("Images are drawn on other threads, with their blend mode and alpha")
  func threads() async throws {
    let image = try withStage { _ in ResourceFiles.image(.red, side: 2) }
    let drawn = await Task.detached { () -> UIImage in
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 0, width: 2, height: 2), format: format).image {
        context in
        UIColor.blue.setFill()
        context.fill(CGRect(x: 10, y: 0, width: 1, height: 2))
        image.draw(in: CGRect(x: 10, y: 0, width: 2, height: 2), blendMode: .destinationOver, alpha: 0.5)
      }
    }.value
    #expect(drawn.upright?.buffer.pixels == [0xFF00_00FF, 0x8080_0000, 0xFF00_00FF, 0x8080_0000])
  }

  @Test("Images are equal by pixels, scale and rendering")
  func equality() throws {
    try withStage { _ in
      #expect(Self.half() == Self.half() && Self.half().hash == Self.half().hash)
      #expect(Self.half() != Self.half().withRenderingMode(.alwaysTemplate))
      #expect(Self.half() != ResourceFiles.image(.red, side: 2))
    }
  }
}
