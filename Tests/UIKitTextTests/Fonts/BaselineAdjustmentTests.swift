import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The position of a shrunk line in its label") @MainActor struct BaselineAdjustmentTests {
  /// Shows a label of 60 by 60 points, and returns the rows that its text marks.
  private func rows(_ stage: Stage, _ change: (UILabel) -> Void) -> ClosedRange<Int> {
    let root = UIViewController()
    root.view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    label.text = "HHHHHH"
    label.font = .systemFont(ofSize: 40)
    change(label)
    root.view.addSubview(label)
    stage.show(root)
    stage.advance(frames: 1)
    let image = stage.image
    let marked = (0..<60).filter { y in (0..<60).contains { image.color(x: $0, y: y) != .white } }
    return (marked.first ?? 0)...(marked.last ?? 0)
  }

  @Test("Its baseline is the full line's, or its middle, or its top")
  func adjustments() throws {
    try withStage(.small) { stage in
      let whole = rows(stage) { _ in }
      @MainActor func shrunk(_ adjustment: UIBaselineAdjustment?) -> ClosedRange<Int> {
        rows(stage) { label in
          label.adjustsFontSizeToFitWidth = true
          label.minimumScaleFactor = 0.1
          if let adjustment { label.baselineAdjustment = adjustment }
        }
      }
      let (baselines, centers, tops) = (
        shrunk(.alignBaselines), shrunk(.alignCenters), shrunk(UIBaselineAdjustment.none)
      )
      #expect(baselines.count < whole.count / 2 && centers.count == baselines.count && tops.count == baselines.count)
      #expect(abs(baselines.upperBound - whole.upperBound) <= 1)
      #expect(centers.upperBound < baselines.upperBound - 3 && tops.upperBound < centers.upperBound - 3)
      // The default.
      #expect(shrunk(nil) == baselines && UILabel().baselineAdjustment == .alignBaselines)
    }
  }

  @Test("It does not count for text that fits, and for several lines")
  func others() throws {
    try withStage(.small) { stage in
      for text in ["H", "HHHHHH HHHHHH HHHHHH"] {
        @MainActor func shown(_ adjustment: UIBaselineAdjustment) -> ClosedRange<Int> {
          rows(stage) { label in
            label.text = text
            label.numberOfLines = text.count > 1 ? 0 : 1
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.1
            label.baselineAdjustment = adjustment
          }
        }
        #expect(shown(.alignBaselines) == shown(.alignCenters))
      }
    }
  }
}
