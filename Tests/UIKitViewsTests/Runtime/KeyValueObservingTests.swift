import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Key-value observing") @MainActor struct KeyValueObservingTests {
  private final class Badge: UIView {
    var count = 0
  }

  @Test("Changes of a view's properties are sent at once, one for each change, with the requested values")
  func views() throws {
    try withStage(.small) { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var received: [String] = []
      let observations = [
        view.observe(\.frame, options: [.new, .old]) {
          received.append("frame \($1.oldValue!.minX)→\($1.newValue!.minX)")
        },
        view.observe(\.bounds) { received.append("bounds \($0.bounds.width) \($1.newValue == nil)") },
        view.observe(\.alpha, options: .new) { received.append("alpha \(($1.newValue! * 10).rounded() / 10)") },
        view.observe(\.isHidden, options: [.new, .initial]) { received.append("hidden \($1.newValue!)") },
      ]
      #expect(received == ["hidden false"])
      received = []
      view.frame = CGRect(x: 5, y: 0, width: 20, height: 10)
      view.frame = CGRect(x: 5, y: 0, width: 20, height: 10)
      #expect(received == ["frame 0.0→5.0", "bounds 20.0 true"])
      received = []
      view.center.x += 1
      view.isHidden = true
      UIView.animate(withDuration: 0.2) { view.alpha = 0.5 }
      #expect(received == ["frame 5.0→6.0", "hidden true", "alpha 0.5"])
      received = []
      observations.forEach { $0.invalidate() }
      view.frame = .zero
      try stage.settle()
      #expect(received.isEmpty)
    }
  }

  @Test("A scroll view's contentOffset is sent for each step of a drag and a deceleration, and so is its contentSize")
  func scrolling() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 300, height: 9000))
      var positions: [CGFloat] = []
      var sizes: [CGSize] = []
      let offsets = scene.scroll.observe(\.contentOffset, options: .new) { positions.append($1.newValue?.y ?? -1) }
      let content = scene.scroll.observe(\.contentSize) { scroll, _ in sizes.append(scroll.contentSize) }
      stage.pan(from: CGPoint(x: 150, y: 450), to: CGPoint(x: 150, y: 250), over: 0.2)
      try stage.settle()
      #expect(positions.count > 20 && positions == positions.sorted() && positions.last == scene.offset.y)
      scene.scroll.contentSize.height = 8000
      #expect(sizes == [CGSize(width: 300, height: 8000)])
      // An observer may put the value back.
      content.invalidate()
      let pin = scene.scroll.observe(\.contentOffset) { scroll, _ in
        if scroll.contentOffset.y < 100 { scroll.contentOffset.y = 100 }
      }
      scene.scroll.contentOffset.y = 3
      #expect(scene.offset.y == 100)
      withExtendedLifetime((offsets, pin)) {}
    }
  }

  @Test("The states of recognizers and controls are observed")
  func states() throws {
    try withStage(.iPhone15) { stage in
      let scene = GestureScene(stage)
      let pan = scene.add(UIPanGestureRecognizer(), "pan")
      var received: [String] = []
      let states = pan.observe(\.state, options: .new) { received.append("\($1.newValue!)") }
      stage.pan(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), over: 0.2)
      try stage.settle()
      #expect(received == ["began", "changed", "ended", "possible"])
      let button = UIButton(type: .system)
      var highlights: [Bool] = []
      let highlighted = button.observe(\.isHighlighted, options: .new) { highlights.append($1.newValue!) }
      button.isHighlighted = true
      button.isHighlighted = false
      #expect(highlights == [true, false])
      withExtendedLifetime((states, highlighted)) {}
    }
  }

  @Test("The values of controls are observed, however they change, and so are titles")
  func values() throws {
    try withStage(.iPhone15) { stage in
      let (slider, turn, dots, bar) = (UISlider(), UISwitch(), UIPageControl(), UIProgressView())
      let segments = UISegmentedControl(items: ["a", "b"])
      let screen = UIViewController()
      stage.show(screen)
      for (index, view) in [slider, turn].enumerated() {
        view.frame = CGRect(x: 20, y: 100 + 80 * index, width: 200, height: 31)
        screen.view.addSubview(view)
      }
      dots.numberOfPages = 3
      var received: [String] = []
      let observations = [
        slider.observe(\.value, options: .new) { received.append("slider \($1.newValue!)") },
        turn.observe(\.isOn, options: .new) { received.append("switch \($1.newValue!)") },
        dots.observe(\.currentPage, options: .new) { received.append("page \($1.newValue!)") },
        bar.observe(\.progress, options: .new) { received.append("bar \($1.newValue!)") },
        segments.observe(\.selectedSegmentIndex, options: .new) { received.append("segment \($1.newValue!)") },
        screen.observe(\.title, options: .new) { received.append("title \($1.newValue! ?? "")") },
        screen.navigationItem.observe(\.title, options: .new) { received.append("item \($1.newValue! ?? "")") },
      ]
      slider.value = 0.5
      slider.value = 0.5
      dots.currentPage = 9
      bar.progress = 0.25
      segments.selectedSegmentIndex = 1
      screen.navigationItem.title = "here"
      screen.title = "there"
      #expect(received == ["slider 0.5", "page 2", "bar 0.25", "segment 1", "item here", "item there", "title there"])
      received = []
      stage.tap(turn.center)
      try stage.settle()
      #expect(received == ["switch true"])
      withExtendedLifetime(observations) {}
    }
  }

  @Test("With .prior a change is sent twice: first without the new value, then with it")
  func prior() throws {
    try withStage(.small) { stage in
      let badge = Badge(frame: .zero)
      var received: [String] = []
      func note<Value>(_ change: NSKeyValueObservedChange<Value>) {
        let values = [change.oldValue, change.newValue].map { $0.map { "\($0)" } ?? "-" }
        received.append(values.joined(separator: "→") + (change.isPrior ? "…" : ""))
      }
      let observations = [
        badge.observe(\.alpha, options: [.prior, .old, .new, .initial]) { note($1) },
        badge.observe(\.count, options: [.prior, .new]) { note($1) },
      ]
      #expect(received == ["-→1.0"])
      badge.alpha = 0
      #expect(received.suffix(2) == ["1.0→-…", "1.0→0.0"])
      badge.count = 7
      stage.advance(frames: 1)
      #expect(received.suffix(2) == ["-→-…", "-→7"] && received.count == 5)
      withExtendedLifetime(observations) {}
    }
  }

  @Test("Properties of layers, and of objects along a key path, are observed")
  func layers() throws {
    try withStage(.small) { stage in
      let (layer, controller) = (CALayer(), UIViewController())
      var received: [String] = []
      let positions = layer.observe(\.position, options: .new) { received.append("position \($1.newValue!.x)") }
      let frames = controller.observe(\.view.frame.width, options: .new) { received.append("width \($1.newValue!)") }
      layer.position.x = 7
      #expect(received == ["position 7.0"])
      controller.view.frame.size.width = 50
      stage.advance(frames: 1)
      #expect(received == ["position 7.0", "width 50.0"])
      withExtendedLifetime((positions, frames)) {}
    }
  }

  @Test("Changes of other properties, an app's own too, are sent at the end of the turn")
  func others() throws {
    try withStage(.small) { stage in
      let badge = Badge(frame: .zero)
      var received: [Int] = []
      var owners: [UIView?] = []
      let count = badge.observe(\.count, options: .new) { received.append($1.newValue!) }
      let owner = badge.observe(\.superview) { badge, _ in owners.append(badge.superview) }
      badge.count = 1
      badge.count = 2
      #expect(received.isEmpty)
      stage.advance(frames: 1)
      #expect(received == [2] && owners.isEmpty)
      let parent = UIView()
      parent.addSubview(badge)
      stage.advance(frames: 2)
      #expect(received == [2] && owners.count == 1 && owners[0] === parent)
      withExtendedLifetime((count, owner)) {}
    }
  }

  @Test("A layer sends no more changes when the last observation of it, or of its view, has ended")
  func ended() throws {
    try withStage(.small) { stage in
      let view = UIView()
      var received: [String] = []
      var ofView: NSKeyValueObservation? = view.observe(\.alpha) { _, _ in received.append("view") }
      let ofLayer = view.layer.observe(\.opacity) { _, _ in received.append("layer") }
      view.alpha = 0.9
      #expect(received.sorted() == ["layer", "view"] && view.layer.isObserved)
      ofLayer.invalidate()
      view.alpha = 0.8
      #expect(received.count == 3 && view.layer.isObserved)
      withExtendedLifetime(ofView) {}
      ofView = nil
      view.alpha = 0.7
      #expect(received.count == 3 && !view.layer.isObserved)
      let again = view.observe(\.frame) { _, _ in received.append("frame") }
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(received.count == 4 && view.layer.isObserved)
      again.invalidate()
      view.frame = .zero
      #expect(received.count == 4 && !view.layer.isObserved)
      try stage.settle()
    }
  }

  @Test("Changes of objects that are not UIKit's are sent at the end of the turn")
  func plain() throws {
    final class Model: NSObject {
      var count = 0
    }
    try withStage(.small) { stage in
      let model = Model()
      var received: [Int] = []
      let counts = model.observe(\.count, options: .new) { received.append($1.newValue ?? -1) }
      model.count = 4
      #expect(received.isEmpty)
      stage.advance(frames: 2)
      #expect(received == [4])
      counts.invalidate()
    }
  }

  @Test("An observation's closure may refer to its owner without retaining it")
  func cycles() throws {
    final class Owner: UIViewController {
      var observation: NSKeyValueObservation?
    }
    try withStage(.small) { stage in
      weak var gone: Owner?
      var received: [Bool] = []
      do {
        let (owner, child) = (Owner(), UIViewController())
        gone = owner
        owner.addChild(child)
        owner.observation = child.observe(\.parent, options: [.old, .new]) { _, change in
          received.append(change.oldValue.map { $0 != nil } ?? false)
        }
        child.removeFromParent()
        stage.advance(frames: 1)
        owner.addChild(child)
        stage.advance(frames: 1)
        #expect(received == [true, false])
      }
      stage.advance(frames: 1)
      #expect(gone == nil)
    }
  }

  @Test("An observation ends when it is released, and retains nothing")
  func lifetimes() throws {
    try withStage(.small) { stage in
      var received = 0
      var view: UIView? = UIView()
      weak let gone = view
      do {
        let observation = view?.observe(\.tag) { _, _ in received += 1 }
        view?.tag = 1
        stage.advance(frames: 1)
        #expect(received == 1)
        withExtendedLifetime(observation) {}
      }
      view?.tag = 2
      stage.advance(frames: 1)
      #expect(received == 1)
      let second = view?.observe(\.tag) { _, _ in received += 1 }
      view = nil
      #expect(gone == nil)
      stage.advance(frames: 1)
      #expect(received == 1)
      second?.invalidate()
    }
  }
}
