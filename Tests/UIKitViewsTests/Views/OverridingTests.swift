import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Methods that apps override") @MainActor struct OverridingTests {
  /// A view whose animations are all of no duration, as public tests have it.
  final class Immediate: UIView {
    static var calls: [String] = []
    override static func animate(
      withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
      animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      calls.append("animate \(duration)")
      animations()
      completion?(true)
    }
    override static func animateKeyframes(
      withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
      animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      calls.append("keyframes")
      super.animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }
    override static func transition(
      with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
      completion: ((Bool) -> Void)? = nil
    ) {
      calls.append("transition")
      animations?()
    }
    override static var areAnimationsEnabled: Bool { false }
  }

  @Test("Class methods that animate are a subclass's own, and none of them calls another")
  func animations() throws {
    try withStage { stage in
      let view = ViewScene(stage).square()
      let type: UIView.Type = Immediate.self
      var ended: Bool?
      type.animate(withDuration: 3, delay: 1, animations: { view.alpha = 0.5 }, completion: { ended = $0 })
      #expect(ended == true && view.layer.animationKeys() == nil && !type.areAnimationsEnabled)
      type.transition(with: view, duration: 1, animations: { view.alpha = 1 })
      type.animateKeyframes(withDuration: 1, delay: 0, animations: {})
      #expect(Immediate.calls == ["animate 3.0", "transition", "keyframes"])
      type.animate(withDuration: 1) { view.alpha = 0 }
      #expect(Immediate.calls.count == 3 && view.layer.animationKeys() == ["opacity"])
      Immediate.calls = []
      try stage.settle()
    }
  }

  final class Watched: UIView {
    var calls: [String] = []
    override var isHidden: Bool { didSet { calls.append("isHidden \(isHidden)") } }
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
    override var tintColor: UIColor! { didSet { calls.append("tintColor") } }
    override func addSubview(_ view: UIView) {
      calls.append("addSubview")
      super.addSubview(view)
    }
    override func insertSubview(_ view: UIView, at index: Int) {
      calls.append("insertSubview at \(index)")
      super.insertSubview(view, at: index)
    }
    override func bringSubviewToFront(_ view: UIView) {
      calls.append("bringSubviewToFront")
      super.bringSubviewToFront(view)
    }
    override func removeFromSuperview() {
      calls.append("removeFromSuperview")
      super.removeFromSuperview()
    }
    override func setNeedsLayout() {
      calls.append("setNeedsLayout")
      super.setNeedsLayout()
    }
    override func layoutIfNeeded() {
      calls.append("layoutIfNeeded")
      super.layoutIfNeeded()
    }
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      calls.append("addGestureRecognizer")
      super.addGestureRecognizer(gestureRecognizer)
    }
    override func safeAreaInsetsDidChange() { calls.append("safeAreaInsetsDidChange") }
    override func tintColorDidChange() { calls.append("tintColorDidChange") }
    override func didMoveToWindow() { calls.append("didMoveToWindow \(window != nil)") }
  }

  final class WatchedController: UIViewController {
    var calls: [String] = []
    override var navigationController: UINavigationController? {
      calls.append("navigationController")
      return super.navigationController
    }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
      calls.append("begin \(isAppearing)")
      super.beginAppearanceTransition(isAppearing, animated: animated)
    }
    override func endAppearanceTransition() {
      calls.append("end")
      super.endAppearanceTransition()
    }
  }

  @Test("Overridden methods of a view are called, by the app and by the system (A-1, A-56)")
  func view() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = Watched(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let child = UIView()
      scene.root.addSubview(view)
      stage.advance(frames: 1)
      #expect(view.calls.contains("didMoveToWindow true"))
      #expect(view.calls.contains("setNeedsLayout") && view.calls.contains("safeAreaInsetsDidChange"))
      view.calls = []
      view.addSubview(child)
      view.insertSubview(child, at: 0)
      view.bringSubviewToFront(child)
      view.isHidden = true
      view.addGestureRecognizer(UITapGestureRecognizer())
      view.layoutIfNeeded()
      view.tintColor = .red
      let expected = [
        "addSubview", "insertSubview at 0", "bringSubviewToFront", "isHidden true", "addGestureRecognizer",
        "layoutIfNeeded", "tintColorDidChange", "tintColor",
      ]
      #expect(view.calls == expected)
      #expect(view.safeAreaInsets.top == 7 && child.safeAreaInsets.top == 7)
      view.calls = []
      view.removeFromSuperview()
      #expect(view.calls == ["removeFromSuperview", "didMoveToWindow false"])
    }
  }

  @Test("Overridden methods of a controller are called by its container (A-1, A-33)")
  func controller() throws {
    try withStage(.small) { stage in
      let screen = WatchedController()
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.show(navigation)
      navigation.pushViewController(screen, animated: false)
      stage.advance(frames: 1)
      #expect(screen.calls.filter { $0 != "navigationController" } == ["begin true", "end"])
      #expect(screen.navigationController === navigation)
      #expect(screen.calls.contains("navigationController"))
    }
  }
}
