import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Appearance callbacks as a sheet becomes full screen") @MainActor struct AdaptationAppearanceTests {
  /// A root with a form sheet on it, on a screen on which that becomes full screen in landscape.
  private func showSheet(on stage: Stage, _ root: HookedScreen, _ sheet: HookedScreen) throws {
    stage.show(root)
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet, animated: false)
    try stage.settle()
  }

  @Test("A controller presented over the sheet stays on the screen and gets no appearance callbacks (A-28, T-25)")
  func upper() throws {
    try withStage(.small) { stage in
      let (root, sheet, upper) = (HookedScreen("root"), HookedScreen("sheet"), HookedScreen("upper"))
      try showSheet(on: stage, root, sheet)
      upper.modalPresentationStyle = .overCurrentContext
      sheet.present(upper, animated: false)
      try stage.settle()
      var calls: [String] = []
      upper.willDisappear = { _ in calls.append("willDisappear") }
      upper.willAppear = { _ in calls.append("willAppear") }
      root.didDisappear = { _ in calls.append("root didDisappear") }
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(sheet.presentationController?.adaptivePresentationStyle == .fullScreen && calls == ["root didDisappear"])
      #expect(upper.view.window != nil && upper.appearance == .appeared)
    }
  }

  @Test("A presenter that goes away under it disappears with the window's root, where that is replaced (T-68, T-25)")
  func replacedRoot() throws {
    try withStage(.small) { stage in
      let (root, sheet) = (HookedScreen("root"), HookedScreen("sheet"))
      try showSheet(on: stage, root, sheet)
      stage.rotate(to: .landscapeRight)
      stage.advance(frames: 1)
      #expect(root.appearance == .disappearing)
      var calls: [String] = []
      root.didDisappear = { _ in calls.append("root") }
      sheet.didDisappear = { _ in calls.append("sheet") }
      stage.window.rootViewController = UIViewController()
      try stage.settle()
      #expect(Set(calls) == ["root", "sheet"] && calls.count == 2)
      #expect(root.appearance == .disappeared && sheet.appearance == .disappeared)
    }
  }

  @Test("A dismissal inside a callback of the adaptation waits until that has begun (T-134)")
  func dismissedAsItBegins() throws {
    try withStage(.small) { stage in
      let (root, sheet) = (HookedScreen("root"), HookedScreen("sheet"))
      try showSheet(on: stage, root, sheet)
      var isDone = false
      root.willDisappear = { _ in
        sheet.dismiss(animated: true) { isDone = true }
        #expect(sheet.isBeingDismissed)
      }
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(isDone && root.presentedViewController == nil && stage.diagnostics.isEmpty)
      #expect(root.appearance == .appeared && sheet.appearance == .disappeared)
      #expect(stage.window.subviews == [root.view])
    }
  }

  @Test("A presentation from a callback over a sheet whose dismissal ends its adaptation is refused (T-69, T-134)")
  func presentedAsItEnds() throws {
    try withStage(.small) { stage in
      let (root, sheet) = (HookedScreen("root"), HookedScreen("sheet"))
      try showSheet(on: stage, root, sheet)
      root.didDisappear = { _ in sheet.present(UIViewController(), animated: true) }
      stage.rotate(to: .landscapeRight)
      stage.advance(by: 0.1)
      var isDone = false
      sheet.dismiss(animated: true) { isDone = true }
      try stage.expectDiagnostic("presentation-in-progress")
      try stage.settle()
      #expect(isDone && root.presentedViewController == nil && root.appearance == .appeared)
    }
  }

  @Test(
    "Both sheets are dismissed where a callback at the end of the upper one's adaptation dismisses them (T-88, T-134)")
  func dismissedAsItEnds() throws {
    try withStage(.small) { stage in
      let (root, sheet, upper) = (HookedScreen("root"), HookedScreen("sheet"), HookedScreen("upper"))
      try showSheet(on: stage, root, sheet)
      upper.modalPresentationStyle = .formSheet
      sheet.present(upper, animated: false)
      try stage.settle()
      var isDone = false
      sheet.didDisappear = { [weak root] sheet in
        sheet.didDisappear = { _ in }
        root?.dismiss(animated: true) { isDone = true }
      }
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(isDone && root.presentedViewController == nil && stage.diagnostics.isEmpty)
      #expect(root.appearance == .appeared && upper.appearance == .disappeared)
    }
  }
}
