import Testing
import TransitionTesting
import UIKit

@Suite("Enumerations that Apple imports from Objective-C") @MainActor struct ImportedEnumerationTests {
  @Test("An unknown raw value of an imported enumeration gives a documented case and never nil")
  func unknown() {
    #expect(UIGestureRecognizer.State(rawValue: 10) == .possible)
    #expect(UIInterfaceOrientation(rawValue: 99) == .unknown)
    #expect(UIModalPresentationStyle(rawValue: 99) == .fullScreen)
    #expect(UIUserInterfaceStyle(rawValue: -7) == .unspecified)
    #expect(UIView.ContentMode(rawValue: 99) == .scaleToFill)
    #expect(UIView.AnimationCurve(rawValue: 4) == .easeInOut)
    #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut)
    #expect(UIStatusBarStyle(rawValue: 2) == .default)
  }

  @Test("A known raw value of an imported enumeration gives its case")
  func known() {
    for number in 0...5 { #expect(UIGestureRecognizer.State(rawValue: number)?.rawValue == number) }
    for number in -2...7 { #expect(UIModalPresentationStyle(rawValue: number)?.rawValue == number) }
    for number in 0...12 { #expect(UIView.ContentMode(rawValue: number)?.rawValue == number) }
    for number in 0...4 { #expect(UIInterfaceOrientation(rawValue: number)?.rawValue == number) }
    for number in 0...3 { #expect(UIView.AnimationCurve(rawValue: number)?.rawValue == number) }
    for number in [0, 1, 3] { #expect(UIStatusBarStyle(rawValue: number)?.rawValue == number) }
    for number in -1...1 { #expect(NSWritingDirection(rawValue: number)?.rawValue == number) }
    for number in [0, 1, 2] + [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] {
      #expect(UIBlurEffect.Style(rawValue: number)?.rawValue == number)
    }
  }
}
