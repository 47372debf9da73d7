import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Touches on a zoomed screen that begin nothing") @MainActor struct ZoomRefusalTests {
  private func drag(_ stage: Stage) throws {
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), over: 0.3)
    try stage.settle()
  }

  @Test("A presentation that may not be dismissed stays, and its delegate gets the attempt (T-90, E-77)")
  func mayNot() throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      let listener = SheetListener()
      try scene.open(presented: true)
      scene.detail.presentationController?.delegate = listener
      listener.allows = false
      try drag(stage)
      #expect(listener.log.take() == "should attempt")
      stage.pinch(about: CGPoint(x: 196, y: 426), from: 200, to: 80, over: 0.4)
      try stage.settle()
      #expect(listener.log.take() == "should attempt")
      stage.pinch(about: CGPoint(x: 196, y: 426), from: 100, to: 200, over: 0.4)
      try stage.settle()
      #expect(listener.log.take() == "" && scene.isOpen && scene.leftovers == [])
      scene.detail.isModalInPresentation = true
      try drag(stage)
      #expect(listener.log.take() == "attempt" && scene.isOpen)
      (scene.detail.isModalInPresentation, listener.allows) = (false, true)
      try drag(stage)
      #expect(listener.log.take() == "should will did" && !scene.isOpen && scene.leftovers == [])
    }
  }

  @Test(
    "Touches begin nothing where the delegate returns an animator, and it is asked once per touch (T-56, E-77)",
    arguments: [false, true])
  func ownAnimator(presented: Bool) throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      let director = TransitionDirector()
      try scene.open(presented: presented)
      scene.navigation.delegate = director
      scene.detail.transitioningDelegate = director
      var asked = 0
      director.animator = {
        asked += 1
        return SlideAnimator(direction: presented ? .dismissal : .pop)
      }
      try drag(stage)
      #expect(scene.isOpen && asked == 1)
      stage.pinch(about: CGPoint(x: 196, y: 426), from: 200, to: 80, over: 0.4)
      try stage.settle()
      #expect(scene.isOpen && asked == 2)
      // The animator that it returned for a refused gesture is not used again.
      director.animator = {
        asked += 1
        return nil
      }
      stage.pinch(about: CGPoint(x: 196, y: 426), from: 100, to: 200, over: 0.4)
      try stage.settle()
      let before = asked
      director.animator = {
        asked += 1
        return SlideAnimator(direction: presented ? .dismissal : .pop)
      }
      if presented {
        scene.detail.dismiss(animated: true)
      } else {
        scene.navigation.popViewController(animated: true)
      }
      stage.advance(by: 0.1)
      #expect(asked == before + 1 && scene.detail.view.mask == nil)
      try stage.settle()
      #expect(!scene.isOpen)
    }
  }

  @Test(
    "A delegate without an animator is asked once, and the touch drives the zoom (T-56, E-77)",
    arguments: [false, true])
  func noAnimator(presented: Bool) throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      let director = TransitionDirector()
      try scene.open(presented: presented)
      scene.navigation.delegate = director
      scene.detail.transitioningDelegate = director
      var asked = 0
      director.animator = {
        asked += 1
        return nil
      }
      try drag(stage)
      #expect(!scene.isOpen && asked == 1 && scene.leftovers == [])
    }
  }

  @Test(
    "A pop that is undone in the same turn leaves the next one non-interactive (C-84, P-9)", arguments: [false, true])
  func takenBack(zooms: Bool) throws {
    try withStage(.iPhone15) { stage in
      let navigation = Stubborn()
      let scene = try ZoomScene(stage, in: navigation)
      if !zooms {
        scene.detail.preferredTransition = nil
        navigation.setNavigationBarHidden(false, animated: false)
      }
      try scene.open()
      navigation.stays = true
      let y = zooms ? 300.0 : 400
      let finger = stage.touchDown(at: CGPoint(x: 5, y: y))
      for step in 1...10 {
        stage.advance(frames: 1)
        finger.move(to: CGPoint(x: 5 + 20 * Double(step), y: y))
      }
      #expect(scene.isOpen && !navigation.stays)
      // The finger is still down.
      navigation.popViewController(animated: true)
      stage.advance(by: 0.05)
      #expect(scene.detail.transitionCoordinator?.isInteractive == false)
      finger.lift()
      try stage.settle()
      #expect(!scene.isOpen && scene.leftovers == [])
    }
  }

  /// Takes the first pop back.
  private final class Stubborn: UINavigationController {
    var stays = false

    @discardableResult
    override func popViewController(animated: Bool) -> UIViewController? {
      let popped = super.popViewController(animated: animated)
      if stays, let popped { pushViewController(popped, animated: animated) }
      stays = false
      return popped
    }
  }
}
