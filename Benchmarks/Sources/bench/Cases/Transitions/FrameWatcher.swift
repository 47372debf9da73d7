import TransitionTesting
import UIKit

/// Builds the frame of every turn, as a display would ask for it.
@MainActor final class FrameWatcher {
  private let stage: Stage
  private var link: CADisplayLink?

  init(_ stage: Stage) {
    self.stage = stage
  }

  func start() {
    let link = CADisplayLink(target: self, selector: Selector("step:", FrameWatcher.step(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  private func step(_ link: CADisplayLink) {
    _ = stage.frame
  }
}
