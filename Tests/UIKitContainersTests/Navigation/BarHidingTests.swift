import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Bars that hide by gestures") @MainActor struct BarHidingTests {
  @Test("Bars hide on a tap on the screen and show on the next, toolbar too, and taps on bars do nothing (A-39)")
  func tap() throws {
    try withStage(.iPhone15) { stage in
      let nav = UINavigationController(rootViewController: Screen("A", .red))
      nav.hidesBarsOnTap = true
      nav.isToolbarHidden = false
      stage.show(nav)
      stage.tap(CGPoint(x: 200, y: 400))
      try stage.settle()
      #expect(nav.isNavigationBarHidden && nav.isToolbarHidden)
      #expect(nav.navigationBar.isHidden)
      stage.tap(CGPoint(x: 200, y: 400))
      try stage.settle()
      #expect(!nav.isNavigationBarHidden && !nav.isToolbarHidden)
      #expect(nav.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
      stage.tap(CGPoint(x: 200, y: 80))
      try stage.settle()
      #expect(!nav.isNavigationBarHidden)
      nav.barHideOnTapGestureRecognizer.isEnabled = false
      stage.tap(CGPoint(x: 200, y: 400))
      try stage.settle()
      #expect(!nav.isNavigationBarHidden)
    }
  }

  @Test("Bars hide on a swipe up, show on a swipe down, and ignore a sideways swipe (A-39)")
  func swipe() throws {
    try withStage(.iPhone15) { stage in
      let nav = UINavigationController(rootViewController: Screen("A", .red))
      stage.show(nav)
      nav.hidesBarsOnSwipe = true
      #expect(nav.barHideOnSwipeGestureRecognizer.view === nav.view)
      stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 320, y: 390), over: 0.2)
      try stage.settle()
      #expect(!nav.isNavigationBarHidden)
      stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300), over: 0.2)
      try stage.settle()
      #expect(nav.isNavigationBarHidden)
      stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), over: 0.2)
      try stage.settle()
      #expect(!nav.isNavigationBarHidden)
    }
  }

  @Test("Bars hide when the keyboard appears for a field of the screen, and a swipe down shows them again (A-39)")
  func keyboard() throws {
    try withStage(.iPhone15) { stage in
      let (screen, field) = (Screen("A", .red), UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34)))
      let nav = UINavigationController(rootViewController: screen)
      nav.hidesBarsWhenKeyboardAppears = true
      nav.hidesBarsOnSwipe = true
      stage.show(nav)
      screen.view.addSubview(field)
      field.becomeFirstResponder()
      try stage.settle()
      #expect(nav.isNavigationBarHidden && nav.navigationBar.isHidden)
      field.resignFirstResponder()
      try stage.settle()
      #expect(nav.isNavigationBarHidden)
      stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 500), over: 0.2)
      try stage.settle()
      #expect(!nav.isNavigationBarHidden)
      nav.hidesBarsWhenKeyboardAppears = false
      field.becomeFirstResponder()
      try stage.settle()
      #expect(!nav.isNavigationBarHidden)
    }
  }

  @Test("Bars hide as a phone is rotated to landscape and show again, and bars that the app hid stay hidden (A-39)")
  func compactHeight() throws {
    try withStage(.iPhone15) { stage in
      let nav = UINavigationController(rootViewController: Screen("A", .red))
      nav.hidesBarsWhenVerticallyCompact = true
      stage.show(nav)
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(nav.isNavigationBarHidden && nav.navigationBar.isHidden)
      stage.rotate(to: .portrait)
      try stage.settle()
      #expect(!nav.isNavigationBarHidden)
      nav.isNavigationBarHidden = true
      stage.rotate(to: .landscapeRight)
      stage.rotate(to: .portrait)
      try stage.settle()
      #expect(nav.isNavigationBarHidden)
    }
  }
}
