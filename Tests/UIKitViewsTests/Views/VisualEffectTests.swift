import Rendering
import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Visual effect views") @MainActor struct VisualEffectTests {
  /// The radius of the blur that is shown, and the opacity of the colour over it.
  private func shown(_ view: UIVisualEffectView) -> (radius: Double, opacity: Double) {
    var radius = 0.0
    if case .blur(let found)? = view.shownNode?.children.first?.backdropFilters.first { radius = Double(found) }
    let opacity = view.shownNode?.children.dropFirst().first?.backgroundColor?.alpha ?? 0
    return (radius, Double(opacity))
  }

  private func effectView(_ effect: UIVisualEffect?, in scene: ViewScene) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    scene.root.addSubview(view)
    scene.stage.advance(frames: 1)
    return view
  }

  @Test("A blur effect blurs what lies behind the bounds and tints it, and the content is on top")
  func blur() throws {
    try withStage(.small) { stage in
      let view = effectView(UIBlurEffect(style: .dark), in: ViewScene(stage))
      #expect(view.subviews.last === view.contentView && view.contentView.bounds.width == 40)
      #expect(shown(view) == (20, Double(CGFloat(0.73))))
      #expect(view.shownNode?.children.first?.backdropFilters == [.blur(radius: 20), .saturation(1.8)])
      view.effect = nil
      stage.advance(frames: 1)
      #expect(shown(view) == (0, 0) && view.shownNode?.children.first?.backdropFilters.isEmpty == true)
    }
  }

  @Test("A block animates blur and tint (C-61)")
  func animated() throws {
    try withStage(.small) { stage in
      let view = effectView(nil, in: ViewScene(stage))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.effect = UIBlurEffect(style: .light)
      }
      stage.advance(by: 0.5)
      #expect(isClose(shown(view).radius, 15) && isClose(shown(view).opacity, 0.15))
      try stage.settle()
      #expect(shown(view) == (30, Double(CGFloat(0.3))))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
      stage.advance(by: 0.5)
      #expect(isClose(shown(view).radius, 15) && isClose(shown(view).opacity, 0.15))
      try stage.settle()
    }
  }

  @Test("A property animator scrubs the blur (C-91)")
  func scrubbed() throws {
    try withStage(.small) { stage in
      let view = effectView(nil, in: ViewScene(stage))
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.effect = UIBlurEffect(style: .dark) }
      for fraction in [0.25, 0.9, 0.1] {
        animator.fractionComplete = fraction
        #expect(isClose(shown(view).radius, 20 * fraction) && isClose(shown(view).opacity, 0.73 * fraction))
      }
      animator.stopAnimation(true)
      #expect(isClose(shown(view).radius, 2))
    }
  }

  @Test("A blur style that follows the appearance is dark in dark appearance")
  func appearance() throws {
    try withStage(.small) { stage in
      let view = effectView(UIBlurEffect(style: .systemMaterial), in: ViewScene(stage))
      let light = shown(view)
      stage.window.overrideUserInterfaceStyle = .dark
      stage.advance(frames: 1)
      #expect(light.opacity == Double(CGFloat(0.6)) && shown(view).opacity == Double(CGFloat(0.68)))
      view.effect = UIBlurEffect(style: .systemMaterialLight)
      stage.advance(frames: 1)
      #expect(shown(view).opacity == Double(CGFloat(0.6)))
    }
  }

  @Test("Vibrancy blends the content with what lies behind")
  func vibrancy() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      for (style, mode) in [(UIBlurEffect.Style.dark, CGBlendMode.plusLighter), (.light, .overlay)] {
        let view = effectView(UIVibrancyEffect(blurEffect: UIBlurEffect(style: style)), in: scene)
        #expect(view.shownNode?.children.last?.blendMode == mode)
        #expect(shown(view) == (0, 0))
      }
    }
  }
}
