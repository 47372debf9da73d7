import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Images of buttons under a touch, or disabled") @MainActor struct AdjustedImageTests {
  private static let inside = CGPoint(x: 50, y: 40)

  private func swatch(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }

  private func show(_ button: UIButton, on stage: Stage) {
    let root = UIViewController()
    root.view.backgroundColor = .white
    button.frame = CGRect(x: 20, y: 20, width: 60, height: 40)
    root.view.addSubview(button)
    stage.show(root)
    stage.advance(frames: 1)
  }

  /// The level of red, of 255, in the middle of the button and in its corner.
  private func levels(_ stage: Stage) -> [Int] {
    stage.advance(frames: 1)
    return [(50, 40), (22, 22)].map { x, y in
      Int((stage.image.color(x: x, y: y).cgColor.red * 255).rounded())
    }
  }

  @Test("A custom button darkens image and background image under a touch, unless its property is false")
  func highlighted() throws {
    try withStage(.small) { stage in
      let button = UIButton(type: .custom)
      button.setImage(swatch(UIColor(red: 1, green: 0, blue: 0, alpha: 1)), for: .normal)
      button.setBackgroundImage(swatch(UIColor(red: 0.8, green: 0, blue: 0, alpha: 1)), for: .normal)
      #expect(button.adjustsImageWhenHighlighted && button.adjustsImageWhenDisabled)
      show(button, on: stage)
      #expect(levels(stage) == [255, 204])
      stage.touchDown(at: Self.inside)
      #expect(levels(stage) == [127, 102])
      button.adjustsImageWhenHighlighted = false
      #expect(levels(stage) == [255, 204])
      button.adjustsImageWhenHighlighted = true
      #expect(levels(stage) == [127, 102])
      stage.touchUp(at: Self.inside)
      #expect(levels(stage) == [255, 204])
    }
  }

  @Test("An image for the highlighted state is shown as it is")
  func ownImage() throws {
    try withStage(.small) { stage in
      let button = UIButton(type: .custom)
      button.setImage(swatch(.blue), for: .normal)
      button.setImage(swatch(.red), for: .highlighted)
      button.setImage(swatch(.green), for: .disabled)
      show(button, on: stage)
      stage.touchDown(at: Self.inside)
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 50, y: 40) == .red)
      stage.touchUp(at: Self.inside)
      button.isEnabled = false
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 50, y: 40) == .green)
    }
  }

  @Test("The shape of a darkened image stays, with its transparent parts")
  func transparency() throws {
    try withStage(.small) { stage in
      let button = UIButton(type: .custom)
      let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      }
      button.setImage(dot, for: .normal)
      show(button, on: stage)
      stage.touchDown(at: Self.inside)
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 55, y: 40) == .white && stage.image.color(x: 45, y: 40) != .red)
    }
  }

  @Test("A disabled button's images are half transparent, unless its property is false")
  func disabled() throws {
    try withStage(.small) { stage in
      let button = UIButton(type: .custom)
      button.setImage(swatch(.black), for: .normal)
      show(button, on: stage)
      button.isEnabled = false
      #expect(abs(levels(stage)[0] - 127) <= 1)
      button.adjustsImageWhenDisabled = false
      #expect(levels(stage)[0] == 0)
      button.adjustsImageWhenDisabled = true
      #expect(abs(levels(stage)[0] - 127) <= 1)
      button.isEnabled = true
      #expect(levels(stage)[0] == 0)
    }
  }

  @Test("A system button fades its image and does not darken it")
  func system() throws {
    try withStage(.small) { stage in
      let button = UIButton(type: .system)
      button.setImage(swatch(.red).withRenderingMode(.alwaysOriginal), for: .normal)
      show(button, on: stage)
      stage.touchDown(at: Self.inside)
      // A fifth of red over white.
      #expect(levels(stage)[0] == 255)
      #expect(button.imageView.map { abs($0.alpha - 0.2) < 1e-6 } == true)
    }
  }
}
