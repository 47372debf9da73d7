import Testing
import TransitionTesting
import UIKit

/// A constraint with a label, made by the initializer that it inherits, as those of layout libraries are.
private class LabeledConstraint: NSLayoutConstraint {
  var label: String?
}

/// A screen with other pixels, for tests of rounding.
private final class DenseScreen: UIScreen {
  let density: CGFloat
  init(density: CGFloat) {
    self.density = density
    super.init()
  }
  override var scale: CGFloat { density }
  override var traitCollection: UITraitCollection { UITraitCollection(displayScale: density) }
}

@Suite("Subclasses of another module") @MainActor struct SubclassTests {
  @Test("A subclass of a constraint inherits its initializer")
  func constraint() throws {
    try withStage(.small) { stage in
      let (screen, view) = (UIViewController(), UIView())
      stage.show(screen)
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
      let constraint = LabeledConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 40)
      constraint.label = "width"
      constraint.isActive = true
      stage.advance(frames: 1)
      #expect(view.bounds.width == 40 && view.constraints.first === constraint)
    }
  }

  @Test("A subclass of a screen replaces its scale, and has the other properties of the stage's")
  func screen() throws {
    try withStage(.small) { stage in
      let screen = DenseScreen(density: 3)
      #expect(screen.scale == 3 && screen.traitCollection.displayScale == 3)
      #expect(screen.bounds == UIScreen.main.bounds)
    }
  }

  @Test("A renderer's format is a copy with the renderer's rectangle")
  func format() throws {
    try withStage(.small) { _ in
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format)
      #expect(renderer.format.bounds == CGRect(x: 0, y: 0, width: 4, height: 3) && renderer.format.scale == 2)
      #expect(format.bounds == .zero && renderer.image { _ in }.size == CGSize(width: 4, height: 3))
    }
  }

  @Test("A colour is asked for its class, as objects are")
  func color() {
    #expect(UIColor.red.isKind(of: UIColor.self) && !UIColor.red.isKind(of: UIView.self))
  }
}
