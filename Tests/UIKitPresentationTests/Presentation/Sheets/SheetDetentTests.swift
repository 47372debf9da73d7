import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Detents of sheets") @MainActor struct SheetDetentTests {
  typealias Detent = UISheetPresentationController.Detent

  private func scene(_ stage: Stage, _ detents: [Detent] = [.medium(), .large()]) -> SheetScene {
    let scene = SheetScene(stage)
    scene.sheet.detents = detents
    return scene
  }

  @Test("A sheet begins at its lowest detent, half the screen, and does not push the presenter back there (K-26, A-85)")
  func medium() throws {
    try withStage { stage in
      let scene = scene(stage)
      try scene.showB()
      #expect(scene.card.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
      #expect(scene.a.view.transform == .identity)
      #expect(abs(scene.shownDim - 0.2) < 1e-6)
      #expect(scene.sheet.selectedDetentIdentifier == nil)
    }
  }

  @Test("animateChanges moves the card along the system's spring, and other changes are immediate (K-31, A-85)")
  func animateChanges() throws {
    try withStage { stage in
      let scene = scene(stage)
      try scene.showB()
      scene.sheet.animateChanges { scene.sheet.selectedDetentIdentifier = .large }
      stage.advance(by: 0.2)
      #expect(abs(scene.shownTop - (426 - 357 * 0.87928)) < 0.01)
      #expect(abs((scene.card.layer.presentation()?.frame.maxY ?? 0) - 852) < 0.01)  // it stays at the edge
      try stage.settle()
      #expect(scene.b.view.bounds.height == 783)
      scene.sheet.selectedDetentIdentifier = .medium
      stage.advance(frames: 1)
      #expect(scene.shownTop == 426)
      #expect(scene.listener.log.take() == "")  // only drags are reported
    }
  }

  @Test("A detent set by code while a finger holds the card takes it there, and the finger goes on (T-130)")
  func changedUnderTheFinger() throws {
    try withStage { stage in
      let scene = scene(stage)
      try scene.showB()
      let finger = stage.touchDown(at: CGPoint(x: 200, y: 440))
      stage.advance(frames: 2)
      for _ in 0..<10 {
        finger.move(by: CGVector(dx: 0, dy: -6))
        stage.advance(frames: 1)
      }
      let dragged = scene.shownTop
      #expect(dragged < 400 && dragged > 350)
      scene.sheet.animateChanges { scene.sheet.selectedDetentIdentifier = .large }
      stage.advance(frames: 1)
      #expect(scene.shownTop < dragged && scene.shownTop > dragged - 40)
      stage.advance(by: 0.35)
      var last = scene.shownTop
      #expect(last < 90)
      for _ in 0..<10 {
        finger.move(by: CGVector(dx: 0, dy: 3))
        stage.advance(frames: 1)
        #expect(abs(scene.shownTop - last) < 8)
        last = scene.shownTop
      }
      stage.advance(by: 1)
      #expect(abs(scene.shownTop - 99) < 0.01)
      finger.lift()
      try stage.settle()
      #expect(scene.shownTop == 69 && scene.sheet.selectedDetentIdentifier == .large)
    }
  }

  @Test(
    "Lifting a finger that rests leaves the detent that code has set meanwhile, with or without animation (T-130)",
    arguments: [true, false])
  func restingFinger(animated: Bool) throws {
    try withStage { stage in
      let scene = scene(stage)
      try scene.showB()
      let finger = stage.touchDown(at: CGPoint(x: 200, y: 440))
      for _ in 0..<5 {
        finger.move(by: CGVector(dx: 0, dy: -6))
        stage.advance(frames: 1)
      }
      if animated {
        scene.sheet.animateChanges { scene.sheet.selectedDetentIdentifier = .large }
      } else {
        scene.sheet.selectedDetentIdentifier = .large
        stage.advance(frames: 1)
        #expect(scene.shownTop == 69)
      }
      stage.advance(by: 1)
      finger.lift()
      try stage.settle()
      #expect(scene.shownTop == 69 && scene.sheet.selectedDetentIdentifier == .large)
    }
  }

  @Test("A drag moves the card from detent to detent, and ends at the one nearest to where it leads (K-31, A-85)")
  func drags() throws {
    try withStage { stage in
      let scene = scene(stage)
      try scene.showB()
      scene.forget()
      scene.drag(from: 500, by: -210)
      stage.advance(by: 0.4)
      #expect(abs(scene.shownTop - 226) < 0.01)
      #expect(abs(scene.b.view.bounds.height - 626) < 0.01)  // the content grows along
      try stage.settle()
      #expect(scene.shownTop == 69)
      #expect(scene.listener.log.take() == "large")
      #expect(scene.sheet.selectedDetentIdentifier == .large)
      // 110 points down are not enough to stay away, but at 1400 points a second the card is on its way.
      scene.drag(from: 100, by: 140, over: 0.1, pausing: 0)
      try stage.settle()
      #expect(scene.shownTop == 426)
      #expect(scene.listener.log.take() == "medium")
      scene.drag(from: 500, by: -60)
      try stage.settle()
      #expect(scene.shownTop == 426 && scene.listener.log.take() == "")
    }
  }

  @Test("Above the highest detent a rubber band holds the card (K-32, K-42)")
  func rubberBand() throws {
    try withStage { stage in
      let scene = scene(stage, [.large()])
      try scene.showB()
      scene.drag(from: 300, by: -210)
      stage.advance(by: 0.4)
      let give: CGFloat = 97.42204  // (1 − 1 / (0.55 · 200 / 852 + 1)) · 852
      #expect(abs(scene.shownTop - (69 - give)) < 0.01)
      #expect(abs((scene.card.layer.presentation()?.frame.maxY ?? 0) - 852) < 0.01)
      try stage.settle()
      #expect(scene.shownTop == 69)
    }
  }

  @Test("Custom detents resolve in their context: nil is inactive, and too much is the maximum (A-85)")
  func custom() throws {
    try withStage { stage in
      var greatest: CGFloat = 0
      let small = Detent.custom(identifier: .init("small")) { context in
        greatest = context.maximumDetentValue
        return 120
      }
      let scene = scene(stage, [.custom { _ in nil }, small, .custom(identifier: .init("huge")) { _ in 5000 }])
      try scene.showB()
      #expect(greatest == 749)
      #expect(scene.card.frame.height == 154)  // with the bottom safe area
      scene.sheet.selectedDetentIdentifier = .init("huge")
      stage.advance(frames: 1)
      #expect(scene.card.frame.height == 783)
      #expect(abs(scene.a.view.frame.width - 361) < 1e-9)
      #expect(Detent.custom { _ in 1 }.identifier != Detent.custom { _ in 1 }.identifier)
      #expect(Detent.large().identifier == .large && Detent.medium().identifier == .medium)
    }
  }

  @Test("invalidateDetents resolves custom detents again")
  func invalidate() throws {
    try withStage { stage in
      var height: CGFloat = 200
      let scene = scene(stage, [.custom { _ in height }])
      try scene.showB()
      height = 300
      scene.sheet.invalidateDetents()
      stage.advance(frames: 1)
      #expect(scene.card.frame.height == 334)
    }
  }

  @Test("Invalid detents are reported with their exact messages")
  func invalid() throws {
    try withStage { stage in
      let scene = scene(stage, [.custom(identifier: .init("bad")) { _ in .nan }, .large()])
      scene.sheet.detents = []
      #expect(
        try stage.expectDiagnostic("no-detents").message == """
          [no-detents] The sheet of B was given an empty list of detents. A sheet rests at one of its detents; without any it has \
          no height. The detents stay as they were. Name one at least; [.large()] is what a sheet has at first.
          """)
      try scene.showB()
      #expect(
        try stage.expectDiagnostic("invalid-detent").message == """
          [invalid-detent] The detent bad of the sheet of B resolved to nan points. A height is a finite number of points from 0 \
          up. The detent is left out. Return a height, or nil where the detent is inactive.
          """)
      #expect(scene.shownTop == 69)
    }
  }

  @Test("Up to the largest undimmed detent the screen behind stays bright and takes touches (A-85)")
  func undimmed() throws {
    try withStage { stage in
      let scene = scene(stage)
      scene.sheet.largestUndimmedDetentIdentifier = .medium
      var taps = 0
      let button = UIButton(frame: CGRect(x: 0, y: 100, width: 393, height: 100))
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      scene.a.view.addSubview(button)
      try scene.showB()
      #expect(scene.shownDim == 0)
      stage.tap(CGPoint(x: 196, y: 150))
      try stage.settle()
      #expect(taps == 1 && scene.a.presentedViewController === scene.b)
      // Two thirds of the way up it is two thirds dark.
      scene.drag(from: 500, by: -(10 + 238))
      stage.advance(by: 0.4)
      #expect(abs(scene.shownTop - 188) < 0.01)
      #expect(abs(scene.shownDim - 0.4 / 3) < 1e-4, "\(scene.shownDim)")
      try stage.settle()
      #expect(abs(scene.shownDim - 0.2) < 1e-6)
      scene.sheet.animateChanges { scene.sheet.largestUndimmedDetentIdentifier = .large }
      try stage.settle()
      #expect(scene.shownDim == 0)
    }
  }

  @Test("A tap on the grabber goes one detent up, and from the highest to the lowest (K-27)")
  func grabber() throws {
    try withStage { stage in
      let scene = scene(stage)
      scene.sheet.prefersGrabberVisible = true
      try scene.showB()
      let grabber = scene.card.subviews.last
      #expect(grabber?.frame == CGRect(x: 178.5, y: 5, width: 36, height: 5))
      scene.forget()
      stage.tap(CGPoint(x: 196, y: 433))
      try stage.settle()
      #expect(scene.shownTop == 69)
      stage.tap(CGPoint(x: 196, y: 76))
      try stage.settle()
      #expect(scene.shownTop == 426)
      #expect(scene.listener.log.take() == "large medium")
    }
  }
}
