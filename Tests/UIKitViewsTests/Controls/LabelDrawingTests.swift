import Raster
import Testing
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The drawing cache of labels") @MainActor struct LabelDrawingTests {
  /// A label on the screen, as large as its text.
  private func label(_ text: String, on stage: Stage, _ change: (UILabel) -> Void = { _ in }) throws -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
    label.text = text
    change(label)
    try #require(stage.window.rootViewController).view.addSubview(label)
    try stage.settle()
    return label
  }

  private func drawnImage(_ label: UILabel) throws -> ObjectIdentifier {
    ObjectIdentifier(try #require(label.layer.contents as? CGImage))
  }

  @Test("Labels that look the same draw once, and one that differs in anything draws by itself")
  func shared() throws {
    try withStage(.small) { stage in
      stage.show(UIViewController())
      let first = try drawnImage(label("Title", on: stage))
      #expect(try drawnImage(label("Title", on: stage)) == first)
      let others: [(UILabel) -> Void] = [
        { $0.text = "title" }, { $0.textColor = .red }, { $0.font = .boldSystemFont(ofSize: 17) },
        { $0.font = .systemFont(ofSize: 18) }, { $0.textAlignment = .center }, { $0.bounds.size.width = 81 },
        { $0.bounds.size.height = 31 }, { $0.shadowColor = .green }, { $0.numberOfLines = 2 },
        { $0.lineBreakMode = .byClipping },
        {
          $0.shadowColor = .green
          $0.shadowOffset.width = 2
        },
        {
          $0.highlightedTextColor = .blue
          $0.isHighlighted = true
        },
        { $0.attributedText = NSAttributedString(string: "Title", attributes: [.underlineStyle: 1]) },
        { $0.overrideUserInterfaceStyle = .dark },
      ]
      var drawnImages: Set = [first]
      for change in others { #expect(drawnImages.insert(try drawnImage(label("Title", on: stage, change))).inserted) }
      #expect(try drawnImage(label("Title", on: stage)) == first)
    }
  }

  @Test("A label shows its present content after each change")
  func changing() throws {
    try withStage(.small) { stage in
      stage.show(UIViewController())
      let (one, other) = (try label("One", on: stage), try label("Other", on: stage))
      let (first, second) = (try drawnImage(one), try drawnImage(other))
      one.text = "Other"
      try stage.settle()
      #expect(try drawnImage(one) == second)
      one.text = "One"
      try stage.settle()
      #expect(try drawnImage(one) == first)
      one.text = ""
      try stage.settle()
      #expect(one.layer.contents == nil)
    }
  }

  @Test("A subclass of a label that overrides drawing is called each time")
  func subclass() throws {
    final class Drawing: UILabel {
      var count = 0
      override func drawText(in rect: CGRect) {
        count += 1
        super.drawText(in: rect)
      }
    }
    try withStage(.small) { stage in
      stage.show(UIViewController())
      let root = try #require(stage.window.rootViewController).view
      let labels = (0..<2).map { _ in Drawing(frame: CGRect(x: 0, y: 0, width: 50, height: 20)) }
      for label in labels {
        label.text = "Title"
        root?.addSubview(label)
      }
      try stage.settle()
      #expect(labels.map(\.count) == [1, 1])
      #expect(try drawnImage(labels[0]) != drawnImage(labels[1]))
    }
  }

  @Test("A back button's chevron has the tint of its surroundings, as its title has")
  func chevrons() throws {
    try withStage(.iPhone15) { stage in
      var brightest: [UInt32] = []
      for style in [UIUserInterfaceStyle.light, .dark, .light] {
        stage.window.overrideUserInterfaceStyle = style
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UIViewController(), animated: false)
        stage.show(navigation)
        try stage.settle()
        let chevron = try #require(Self.chevron(in: navigation.navigationBar))
        let drawnImage = try #require(chevron.layer.contents as? CGImage)
        brightest.append(drawnImage.buffer.pixels.max() ?? 0)
        let color = UIColor.systemBlue.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
        #expect(brightest.last == color.premultipliedBGRA)
      }
      #expect(brightest[0] == brightest[2] && brightest[0] != brightest[1])
    }
  }

  private static func chevron(in view: UIView) -> NavigationChevron? {
    if let chevron = view as? NavigationChevron { return chevron }
    for subview in view.subviews {
      if let found = chevron(in: subview) { return found }
    }
    return nil
  }

  @Test("Each label reports the characters that it has no glyphs for")
  func missing() throws {
    try withStage(.small) { stage in
      stage.show(UIViewController())
      for _ in 0..<2 { _ = try label("\u{10FFFD}", on: stage) }
      #expect(stage.hints.map(\.identifier) == ["letters-missing", "letters-missing"])
    }
  }

  @Test("The fitting size is that of the present text, font, lines and direction")
  func sizes() throws {
    try withStage(.small) { stage in
      stage.show(UIViewController())
      let label = try label("Title", on: stage)
      let first = label.sizeThatFits(.zero)
      #expect(label.sizeThatFits(.zero) == first)
      label.text = "A longer title"
      let longer = label.sizeThatFits(.zero)
      #expect(longer.width > first.width && longer.height == first.height)
      label.font = .systemFont(ofSize: 34)
      #expect(label.sizeThatFits(.zero).height > first.height)
      label.font = .systemFont(ofSize: 17)
      #expect(label.sizeThatFits(.zero) == longer)
      label.numberOfLines = 2
      let narrow = CGSize(width: longer.width * 0.7, height: 0)
      #expect(label.sizeThatFits(narrow).height > longer.height)
      label.numberOfLines = 1
      #expect(label.sizeThatFits(narrow).height == longer.height)
      for width in [1, 2, 3, 4, 5] as [CGFloat] { _ = label.sizeThatFits(CGSize(width: width, height: 0)) }
      #expect(label.sizeThatFits(.zero) == longer)
    }
  }

  @Test("The cache keeps no more pixels than its limit, and no drawing that would fill much of it")
  func room() throws {
    let cache = DrawingCache()
    func image(_ height: Int) -> CGImage { CGImage(PixelBuffer(width: 1024, height: height)) }
    func key(_ number: Int) -> DrawingKey {
      .chevron(size: CGSize(width: number, height: 1), color: .black, scale: 1)
    }
    for number in 0..<8 { cache.store(image(256), for: key(number)) }
    #expect((0..<8).allSatisfy { cache.image(for: key($0)) != nil })
    cache.store(image(256), for: key(7))
    cache.store(image(257), for: key(8))
    #expect(cache.image(for: key(8)) == nil)
    // One more, and the first ones are the older half; what is asked for again stays longer.
    cache.store(image(256), for: key(9))
    #expect(cache.image(for: key(3)) != nil && cache.image(for: key(9)) != nil)
    for number in 10..<16 { cache.store(image(256), for: key(number)) }
    cache.store(image(256), for: key(16))
    #expect(cache.image(for: key(3)) != nil && cache.image(for: key(0)) == nil)
  }
}
