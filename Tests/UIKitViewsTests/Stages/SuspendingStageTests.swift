import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Stages whose tests suspend") @MainActor struct SuspendingStageTests {
  @Test("A suspending test keeps its own environment over every suspension, beside another that does the same")
  func interleaved() async throws {
    func run(_ device: Device) async throws -> CGRect {
      try await withStage(device) { stage in
        for _ in 0..<5 {
          await Task.yield()
          #expect(UIScreen.main.bounds.size == device.screen.size)
        }
        let nav = UINavigationController(rootViewController: UIViewController())
        stage.show(nav)
        await Task.yield()
        nav.pushViewController(UIViewController(), animated: true)
        try stage.settle()
        return UIScreen.main.bounds
      }
    }
    async let small = run(.small)
    async let large = run(.iPad)
    let sizes = try await [small.size, large.size]
    #expect(sizes == [Device.small.screen.size, Device.iPad.screen.size])
  }

  @Test("A suspending test fails for a diagnostic that it did not expect")
  func unexpected() async throws {
    await #expect(throws: StageError.self) {
      try await withStage(.small) { stage in
        await Task.yield()
        stage.window.layer.position = CGPoint(x: CGFloat.nan, y: 0)
      }
    }
  }
}
