import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Members that libraries call, one by one") @MainActor struct SmallSignatureTests {
  @Test("A window level moves forwards and backwards by a depth")
  func levels() {
    #expect(UIWindow.Level.alert + 1 == UIWindow.Level(rawValue: 2001))
    #expect((UIWindow.Level.statusBar - 1).rawValue == 999)
  }

  @Test("A controller's added key commands count until they are removed, each once")
  func keyCommands() throws {
    final class Screen: UIViewController {
      var count = 0
      func act() { count += 1 }
    }
    try withStage(.small) { stage in
      let screen = Screen()
      let command = UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("act", Screen.act))
      #expect(screen.keyCommands == nil)
      screen.addKeyCommand(command)
      screen.addKeyCommand(command)
      #expect(screen.keyCommands?.count == 1)
      screen.removeKeyCommand(command)
      #expect(screen.keyCommands == nil)
    }
  }

  @Test("A segment shows an image in place of a title, and is as wide as it")
  func segmentImages() throws {
    try withStage(.small) { stage in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 10)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
      }
      let control = UISegmentedControl(items: ["A", image])
      #expect(control.imageForSegment(at: 1) === image && control.titleForSegment(at: 1) == nil)
      #expect(control.intrinsicContentSize.width == 120)
      control.insertSegment(with: image, at: 0, animated: false)
      #expect(control.numberOfSegments == 3 && control.imageForSegment(at: 0) === image)
      control.setTitle("B", forSegmentAt: 0)
      #expect(control.imageForSegment(at: 0) == nil && control.titleForSegment(at: 0) == "B")
      let root = UIViewController()
      root.view.backgroundColor = .white
      control.frame = CGRect(x: 0, y: 40, width: 99, height: 32)
      root.view.addSubview(control)
      stage.show(root)
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 82, y: 56) == .red && stage.image.color(x: 50, y: 56) != .red)
    }
  }

  @Test("The animation with which the status bar hides is that of the controller that hides it (A-37)")
  func statusBar() throws {
    final class Screen: UIViewController {
      var hides = false
      override var prefersStatusBarHidden: Bool { hides }
      override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    }
    try withStage(.small) { stage in
      let screen = Screen()
      stage.show(screen)
      stage.advance(frames: 1)
      #expect(stage.statusBarChange == nil)
      screen.hides = true
      screen.setNeedsStatusBarAppearanceUpdate()
      #expect(stage.statusBarChange?.isHidden == true && stage.statusBarChange?.animation == .slide)
    }
  }

  @Test("A value that is not equatable is observed: an object changes when it is another one, and is not retained")
  func observing() throws {
    final class Delegate: NSObject, UIScrollViewDelegate {}
    try withStage(.small) { stage in
      let scroll = UIScrollView()
      var (calls, last): (Int, (any UIScrollViewDelegate)?) = (0, nil)
      let observation = scroll.observe(\.delegate, options: [.new]) { _, change in
        calls += 1
        last = change.newValue ?? nil
      }
      stage.advance(frames: 2)
      #expect(calls == 0)
      var delegate: Delegate? = Delegate()
      weak let reference = delegate
      scroll.delegate = delegate
      stage.advance(frames: 2)
      #expect(calls == 1 && last === delegate)
      (delegate, last) = (nil, nil)
      stage.advance(frames: 1)
      #expect(reference == nil)
      observation.invalidate()
    }
  }
}
