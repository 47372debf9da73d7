import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Sibling protocols of presentations, gestures and split views") @MainActor struct SiblingProtocolTests {
  /// A library's delegate for presentations of every kind; it has one method.
  class LibraryDelegate: NSObject, UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
    var received: [String] = []

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      received.append("base will")
    }
  }

  final class Named: LibraryDelegate, UIAdaptivePresentationControllerDelegateOverriding,
    UISheetPresentationControllerDelegateOverriding, UIPopoverPresentationControllerDelegateOverriding
  {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      received.append("sub style")
      return .none
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      received.append("sub did")
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      received.append("sub detent")
    }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      received.append("sub prepare")
    }
  }

  final class Unnamed: LibraryDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      received.append("sub did")
    }
  }

  private func swipeAway(_ delegate: LibraryDelegate, _ stage: Stage) throws {
    let scene = SheetScene(stage)
    scene.sheet.delegate = delegate
    scene.sheet.detents = [.medium(), .large()]
    scene.sheet.selectedDetentIdentifier = .large
    try scene.showB()
    scene.drag(from: 100, by: 340)
    try stage.settle()
    scene.drag(from: 500, by: 340)
    try stage.settle()
    #expect(scene.a.presentedViewController == nil)
  }

  @Test("A sheet's delegate is called where its subclass has a method, and its superclass elsewhere (A-3)")
  func sheet() throws {
    try withStage(.iPhone15) { stage in
      let delegate = Named()
      try swipeAway(delegate, stage)
      #expect(delegate.received == ["sub style", "sub detent", "base will", "sub did"])
    }
  }

  @Test("Without the sibling protocol the method is named by the diagnostic")
  func unheard() throws {
    try withStage(.iPhone15) { stage in
      let delegate = Unnamed()
      try swipeAway(delegate, stage)
      #expect(delegate.received == ["base will"])
      let message = try stage.expectDiagnostic("optional-method-not-called").message
      #expect(
        message.hasPrefix(
          "[optional-method-not-called] Unnamed has presentationControllerDidDismiss(_:), and nothing calls it:"))
    }
  }

  @Test("A popover's delegate has its subclass's method called before the first layout")
  func popover() throws {
    try withStage(.iPad) { stage in
      let delegate = Named()
      let scene = SheetScene(stage, style: .popover)
      scene.b.popoverPresentationController?.sourceView = scene.a.view
      scene.b.popoverPresentationController?.delegate = delegate
      try scene.showB()
      #expect(delegate.received == ["sub style", "sub prepare"])
    }
  }

  /// A library's gesture delegate without methods.
  class QuietGestures: NSObject, UIGestureRecognizerDelegate {}

  final class Refusing: QuietGestures, UIGestureRecognizerDelegateOverriding {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  private final class RefusingWithoutEffect: QuietGestures {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  private func isTapped(_ stage: Stage, _ delegate: any UIGestureRecognizerDelegate) throws -> Bool {
    let screen = Screen("A", .red)
    stage.show(screen)
    var taps = 0
    let tap = CountingTap { taps += 1 }
    tap.delegate = delegate
    screen.view.addGestureRecognizer(tap)
    stage.tap(CGPoint(x: 50, y: 50))
    try stage.settle()
    return taps == 1
  }

  @Test(
    "The method of a recognizer delegate's subclass is called if it adopts the sibling protocol, else reported"
  )
  func gestures() throws {
    try withStage(.small) { stage in
      #expect(try isTapped(stage, QuietGestures()))
      #expect(try !isTapped(stage, Refusing()))
      #expect(try isTapped(stage, RefusingWithoutEffect()))
      let message = try stage.expectDiagnostic("optional-method-not-called")
      #expect(message.happened.hasPrefix("RefusingWithoutEffect has gestureRecognizerShouldBegin(_:)"))
    }
  }

  /// A library's split delegate without methods.
  class QuietSplit: NSObject, UISplitViewControllerDelegate {}

  final class Hearing: QuietSplit, UISplitViewControllerDelegateOverriding {
    var received: [UISplitViewController.DisplayMode] = []
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      received.append(displayMode)
    }
  }

  @Test("A split view controller's delegate has its subclass's method called for mode changes")
  func split() throws {
    try withStage(.iPad) { stage in
      let delegate = Hearing()
      let split = UISplitViewController(style: .doubleColumn)
      split.delegate = delegate
      split.setViewController(Screen("P", .red), for: .primary)
      split.setViewController(Screen("S", .blue), for: .secondary)
      stage.show(split)
      try stage.settle()
      split.show(.primary)
      try stage.settle()
      #expect(delegate.received == [.oneOverSecondary])
    }
  }
}

/// A tap that counts.
@MainActor private final class CountingTap: UITapGestureRecognizer {
  private let count: () -> Void

  init(_ count: @escaping () -> Void) {
    self.count = count
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("tapped", CountingTap.tapped))
  }

  private func tapped() { count() }
}
