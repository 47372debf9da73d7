import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("What controllers hear of a sheet that becomes full screen") @MainActor struct AdaptationAppearanceTests {
  /// A root with a form sheet on it, on a screen on which that becomes full screen in landscape.
  private func showSheet(on stage: Stage, _ root: HookedScreen, _ sheet: HookedScreen) throws {
    stage.show(root)
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet, animated: false)
    try stage.settle()
  }

  @Test("What lies over the sheet stays on the screen and hears nothing (A-28, T-25)")
  func upper() throws {
    try withStage(.small) { stage in
      let (root, sheet, upper) = (HookedScreen("root"), HookedScreen("sheet"), HookedScreen("upper"))
      try showSheet(on: stage, root, sheet)
      upper.modalPresentationStyle = .overCurrentContext
      sheet.present(upper, animated: false)
      try stage.settle()
      var heard: [String] = []
      upper.willDisappear = { _ in heard.append("willDisappear") }
      upper.willAppear = { _ in heard.append("willAppear") }
      root.didDisappear = { _ in heard.append("root didDisappear") }
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(sheet.presentationController?.adaptivePresentationStyle == .fullScreen && heard == ["root didDisappear"])
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
      var heard: [String] = []
      root.didDisappear = { _ in heard.append("root") }
      sheet.didDisappear = { _ in heard.append("sheet") }
      stage.window.rootViewController = UIViewController()
      try stage.settle()
      #expect(Set(heard) == ["root", "sheet"] && heard.count == 2)
      #expect(root.appearance == .disappeared && sheet.appearance == .disappeared)
    }
  }
}
