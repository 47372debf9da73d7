import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Autoresizing masks") @MainActor struct AutoresizingTests {
  struct Row: Sendable {
    let mask: UIView.AutoresizingMask
    let start: Double
    let length: Double
  }

  /// A view at 20, 40 long, with 40 behind it, in the horizontal; the growth is shared in proportion.
  static nonisolated let rows: [Row] = [
    Row(mask: [], start: 20, length: 40),
    Row(mask: .flexibleRightMargin, start: 20, length: 40),
    Row(mask: .flexibleWidth, start: 20, length: 140),
    Row(mask: .flexibleLeftMargin, start: 120, length: 40),
    Row(mask: [.flexibleLeftMargin, .flexibleRightMargin], start: 20 + 100.0 / 3, length: 40),
    Row(mask: [.flexibleLeftMargin, .flexibleWidth], start: 20 + 100.0 / 3, length: 40 + 200.0 / 3),
    Row(mask: [.flexibleWidth, .flexibleRightMargin], start: 20, length: 90),
    Row(mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], start: 40, length: 80),
  ]

  @Test("An autoresizing mask resizes a subview along each axis independently", arguments: rows)
  func table(_ row: Row) throws {
    try withStage(.small) { _ in
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let wide = UIView(frame: CGRect(x: 20, y: 5, width: 40, height: 7))
      wide.autoresizingMask = row.mask
      parent.addSubview(wide)
      parent.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      #expect(isClose(Double(wide.frame.minX), row.start, within: 1e-9))
      #expect(isClose(Double(wide.frame.width), row.length, within: 1e-9))
      #expect(wide.frame.minY == 5 && wide.frame.height == 7)

      let tall = UIView(frame: CGRect(x: 5, y: 20, width: 7, height: 40))
      let bits = row.mask.rawValue
      tall.autoresizingMask = UIView.AutoresizingMask(rawValue: bits << 3)
      let upright = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      upright.addSubview(tall)
      upright.bounds.size.height = 200
      #expect(isClose(Double(tall.frame.minY), row.start, within: 1e-9))
      #expect(isClose(Double(tall.frame.height), row.length, within: 1e-9))
    }
  }

  @Test(
    "A subview that fills its superview fills it exactly at another size, without a rounding error",
    arguments: [0.1, 12.34])
  func fills(side: CGFloat) throws {
    try withStage(.small) { _ in
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
      let child = UIView(frame: parent.bounds)
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(child)
      parent.bounds.size = CGSize(width: 100, height: 100)
      #expect(child.bounds.size == CGSize(width: 100, height: 100))
    }
  }

  @Test("Subviews with an empty mask, or in a view that does not autoresize them, keep their frame")
  func switchedOff() throws {
    try withStage(.small) { _ in
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(child)
      parent.autoresizesSubviews = false
      parent.bounds.size = CGSize(width: 300, height: 300)
      #expect(child.bounds.size == CGSize(width: 100, height: 100))
    }
  }

  @Test("From zero size the flexible parts share evenly, and come back; no side becomes negative")
  func zero() throws {
    try withStage(.small) { _ in
      let parent = UIView(frame: .zero)
      let child = UIView(frame: .zero)
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(child)
      parent.bounds.size = CGSize(width: 50, height: 60)
      #expect(child.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
      let narrow = UIView(frame: CGRect(x: 40, y: 0, width: 10, height: 10))
      narrow.autoresizingMask = .flexibleWidth
      parent.addSubview(narrow)
      parent.bounds.size = CGSize(width: 20, height: 60)
      #expect(narrow.bounds.width == 0)
    }
  }

  @Test("Autoresizing changes a transformed subview's center and bounds, never its frame (C-60, P-33)")
  func transformed() throws {
    try withStage(.small) { _ in
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView(frame: parent.bounds)
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(child)
      child.transform = CGAffineTransform(rotationAngle: 0.5)
      parent.bounds.size = CGSize(width: 200, height: 50)
      #expect(child.bounds.size == CGSize(width: 200, height: 50))
      #expect(child.center == CGPoint(x: 100, y: 25))
    }
  }
}
