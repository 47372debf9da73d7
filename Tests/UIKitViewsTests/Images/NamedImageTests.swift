import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Images and colours by name") @MainActor struct NamedImageTests {
  @Test("A loose file is found in the scale of the screen, else in the next larger one", arguments: [2, 3])
  func scales(scale: Int) throws {
    let files = try ResourceFiles()
    try files.writeImage(.red, side: 10, to: "both.png")
    try files.writeImage(.green, side: 20, to: "both@2x.png")
    try files.writeImage(.blue, side: 30, to: "deep/both@3x.png")
    try files.writeImage(.blue, side: 30, to: "large@3x.png")
    try withStage(scale == 2 ? .iPhoneSE : .iPhone15) { stage in
      stage.addResources(at: files.folder)
      let both = try #require(UIImage(named: "both"))
      #expect(both.scale == CGFloat(scale) && both.size == CGSize(width: 10, height: 10))
      #expect(both.firstColor == (scale == 2 ? .green : .blue))
      #expect(UIImage(named: "both.png") == both && UIImage(named: "both.jpg") == nil)
      #expect(UIImage(named: "large")?.scale == 3 && UIImage(named: "deep/both")?.firstColor == .blue)
      let path = files.folder.appendingPathComponent("both.png").path
      #expect(UIImage(contentsOfFile: path)?.scale == (scale == 2 ? 2 : 1))
    }
  }

  @Test("A file for tablets is found on tablets only")
  func idioms() throws {
    let files = try ResourceFiles()
    try files.writeImage(.red, side: 10, to: "photo.png")
    try files.writeImage(.blue, side: 10, to: "photo~ipad.png")
    for (device, color) in [(Device.iPhone15, UIColor.red), (.iPad, .blue)] {
      try withStage(device) { stage in
        stage.addResources(at: files.folder)
        #expect(UIImage(named: "photo")?.firstColor == color)
      }
    }
  }

  private func catalog() throws -> ResourceFiles {
    let files = try ResourceFiles()
    try files.writeImage(.white, side: 6, to: "Assets.xcassets/Group/Badge.imageset/light.png")
    try files.writeImage(.black, side: 6, to: "Assets.xcassets/Group/Badge.imageset/dark.png")
    try files.write(
      """
      {"images": [
        {"idiom": "universal", "filename": "light.png", "scale": "2x"},
        {"idiom": "universal", "filename": "dark.png", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "scale": "3x"}],
       "properties": {"template-rendering-intent": "original"}, "info": {"version": 1, "author": "xcode"}}
      """, to: "Assets.xcassets/Group/Badge.imageset/Contents.json")
    try files.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "Assets.xcassets/Named/Contents.json")
    try files.writeImage(.red, side: 12, to: "Assets.xcassets/Named/Frame.imageset/frame.png")
    try files.write(
      """
      {"images": [{"idiom": "universal", "filename": "frame.png", "scale": "2x", "alignment-insets": {"top": 2},
        "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 2, "height": 2},
          "cap-insets": {"top": 4, "left": 4, "bottom": 4, "right": 4}}}]}
      """, to: "Assets.xcassets/Named/Frame.imageset/Contents.json")
    try files.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "0.500"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "gray-gamma-22", "components": {"white": "255", "alpha": "1"}}}]}
      """, to: "Assets.xcassets/Accent.colorset/Contents.json")
    try files.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "display-p3",
        "components": {"red": "1.000", "green": "0.5", "blue": "0.000", "alpha": "1.000"}}}]}
      """, to: "Assets.xcassets/Wide.colorset/Contents.json")
    return files
  }

  @Test("An image set answers the variant for the appearance, and an image view follows its own")
  func appearances() throws {
    let files = try catalog()
    try withStage { stage in
      stage.addResources(at: files.folder)
      let badge = try #require(UIImage(named: "Badge"))
      #expect(badge.size == CGSize(width: 3, height: 3) && badge.renderingMode == .alwaysOriginal)
      #expect(badge.firstColor == .white)
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(UIImage(named: "Badge", in: nil, compatibleWith: dark)?.firstColor == .black)
      #expect(badge.imageAsset?.image(with: dark).firstColor == .black)
      let view = UIImageView(image: badge)
      ViewScene(stage).root.addSubview(view)
      #expect(view.contentColor() == .white)
      view.overrideUserInterfaceStyle = .dark
      stage.advance(frames: 1)
      #expect(view.contentColor() == .black)
    }
  }

  @Test("A group with a namespace is part of the name; a set says cap insets and alignment")
  func setProperties() throws {
    let files = try catalog()
    try withStage(.iPhoneSE) { stage in
      stage.addResources(at: files.folder)
      let frame = try #require(UIImage(named: "Named/Frame"))
      #expect(frame.capInsets == UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2) && frame.resizingMode == .stretch)
      #expect(frame.alignmentRectInsets == UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
      #expect(UIImageView(image: frame).intrinsicContentSize == CGSize(width: 6, height: 5))
      #expect(UIImage(named: "Frame") == nil)
    }
  }

  @Test("A colour set has its components in each notation and space, and its colour for the dark")
  func colors() throws {
    let files = try catalog()
    try withStage { stage in
      stage.addResources(at: files.folder)
      let accent = try #require(UIColor(named: "Accent"))
      let light = accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      #expect(light == UIColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 0.5))
      #expect(accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
      #expect(UIColor(named: "Wide") == UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1))
    }
  }

  @Test("A resource bundle is searched by itself, with its asset catalogues")
  func bundles() throws {
    let files = try ResourceFiles()
    try files.writeImage(.red, side: 4, to: "App_Module.resources/icon.png")
    try withStage { _ in
      let path = files.folder.appendingPathComponent("App_Module.resources").path
      let bundle = try #require(Bundle(path: path))
      #expect(UIImage(named: "icon", in: bundle, compatibleWith: nil)?.firstColor == .red)
      #expect(UIImage(named: "icon", in: bundle, with: nil)?.size == CGSize(width: 4, height: 4))
      #expect(UIImage(named: "icon") == nil)
    }
  }

  @Test("A missing image or colour answers nil, and one hint says what was searched")
  func missing() throws {
    let files = try ResourceFiles()
    try files.write(
      #"{"images": [{"idiom": "universal", "filename": "logo.pdf"}]}"#, to: "A.xcassets/Logo.imageset/Contents.json")
    try withStage { stage in
      stage.addResources(at: files.folder)
      #expect(UIImage(named: "nowhere") == nil && UIImage(named: "nowhere") == nil)
      #expect(UIImage(named: "Logo") == nil && UIColor(named: "nothing") == nil)
      #expect(stage.hints.map(\.identifier) == ["missing-image", "missing-image", "missing-color"])
      let folder = "\(files.folder.standardizedFileURL.path) with A.xcassets; "
      #expect(stage.hints[0].happened.hasPrefix("UIImage(named: \"nowhere\") found no image in \(folder)"))
      #expect(stage.hints[1].reason == "An image set has the name, but no file that can be decoded: logo.pdf.")
      #expect(stage.hints[2].happened.hasPrefix("UIColor(named: \"nothing\") found no colour in \(folder)"))
    }
  }

  @Test("Resources of one stage are not those of another")
  func isolation() throws {
    let files = try ResourceFiles()
    try files.writeImage(.red, side: 4, to: "only.png")
    try withStage { stage in
      stage.addResources(at: files.folder)
      #expect(UIImage(named: "only") != nil)
    }
    try withStage { _ in #expect(UIImage(named: "only") == nil) }
  }
}
