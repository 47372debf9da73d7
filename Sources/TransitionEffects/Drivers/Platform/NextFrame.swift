import UIKit

/// Calls a closure with the first frame after the present time.
@MainActor final class NextFrame: NSObject {
  private let time = CACurrentMediaTime()
  private let action: () -> Void

  /// Begins to wait; the display link retains the object.
  @discardableResult
  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init()
    CADisplayLink(target: self, selector: Self.selector).add(to: .main, forMode: .common)
  }

  private func shows(_ link: CADisplayLink) {
    // The frame of the present time may be still to come.
    guard link.timestamp > time else { return }
    link.invalidate()
    action()
  }

  #if canImport(ObjectiveC)
    private static let selector = #selector(NextFrame.frame(_:))

    @objc private func frame(_ link: CADisplayLink) { shows(link) }
  #else
    private static let selector = Selector("frame:", NextFrame.frame(_:))

    private func frame(_ link: CADisplayLink) { shows(link) }
  #endif
}
