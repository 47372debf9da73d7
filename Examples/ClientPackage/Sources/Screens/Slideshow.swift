import Foundation
import UIKit

/// Shows the next image every few seconds, while it is on the screen.
public final class Slideshow: UIViewController {
  /// The number of the image that is shown.
  public private(set) var number = 0
  private var timer: Timer?
  private var blink: Timer?

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = Timer.scheduledTimer(
      timeInterval: 3, target: self, selector: Selector("next:", Self.next), userInfo: 2, repeats: true)
    blink = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.view.alpha = self?.view.alpha == 1 ? 0.5 : 1 }
    }
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for timer in [timer, blink] { timer?.invalidate() }
  }

  private func next(_ timer: Timer) {
    number += timer.userInfo as? Int ?? 1
  }
}
