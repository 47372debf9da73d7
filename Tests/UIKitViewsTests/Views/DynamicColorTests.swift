import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Dynamic colours") @MainActor struct DynamicColorTests {
  private static let signal = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }

  /// Draws a square in a colour that is chosen while it draws.
  private final class Painter: UIView {
    override func draw(_ rect: CGRect) {
      DynamicColorTests.signal.setFill()
      UIRectFill(rect)
    }
  }

  @Test("A dynamic colour resolves by the given traits, or by the current ones")
  func resolved() {
    let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
    let color = Self.signal
    #expect(color.resolvedColor(with: light) == .red && color.resolvedColor(with: dark) == .green)
    #expect(color.cgColor == UIColor.red.cgColor)
    dark.performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      #expect(color.cgColor == UIColor.green.cgColor)
      #expect(UIColor.label.cgColor == UIColor.white.cgColor)
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light && UIColor.label.cgColor == UIColor.black.cgColor)
    let faint = color.withAlphaComponent(0.5)
    #expect(faint.resolvedColor(with: dark).cgColor == CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 0.5))
    #expect(color == color && color != faint && UIColor.red.resolvedColor(with: dark) == .red)
  }

  @Test("A dynamic colour that returns itself is clear")
  func endless() {
    final class Box: @unchecked Sendable { var color: UIColor? }
    let box = Box()
    let color = UIColor { _ in box.color ?? .red }
    box.color = color
    #expect(color.cgColor.alpha == 0)
    box.color = nil
  }

  @Test("A dynamic background colour follows its view into other surroundings and back, and changes of traits")
  func background() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = scene.square(side: 20)
      view.backgroundColor = Self.signal
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 5, y: 5) == .red)
      scene.root.overrideUserInterfaceStyle = .dark
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 5, y: 5) == .green)
      #expect(view.backgroundColor === Self.signal)
      // A view that was made in light appearance and moves into a dark one follows.
      let late = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 20))
      late.backgroundColor = Self.signal
      scene.root.addSubview(late)
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 45, y: 5) == .green)
      scene.root.overrideUserInterfaceStyle = .unspecified
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 5, y: 5) == .red && stage.image.color(x: 45, y: 5) == .red)
    }
  }

  @Test("A dynamic colour is drawn by its view's traits, and drawn anew when they change")
  func drawn() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let painter = Painter(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      painter.overrideUserInterfaceStyle = .dark
      scene.root.addSubview(painter)
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 5, y: 5) == .green)
      painter.overrideUserInterfaceStyle = .light
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 5, y: 5) == .red)
    }
  }

  @Test("A colour that the app sets on the layer stays when the traits change")
  func replaced() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = scene.square(side: 20)
      view.backgroundColor = .systemBackground
      view.layer.backgroundColor = UIColor.blue.cgColor
      view.overrideUserInterfaceStyle = .dark
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 5, y: 5) == .blue)
      view.backgroundColor = .systemBackground
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 5, y: 5) == .black)
    }
  }
}
