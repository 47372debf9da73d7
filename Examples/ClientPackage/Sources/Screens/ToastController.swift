import UIKit

/// Shows a message that leaves by itself after three seconds.
public final class ToastController: UIViewController {
  /// The message on the screen; nil for none.
  public private(set) var toast: UIView?

  /// Fades a message in, and out again.
  public func showToast() {
    let message = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 44))
    message.backgroundColor = .darkGray
    message.alpha = 0
    view.addSubview(message)
    toast = message
    UIView.animate(withDuration: 0.25) { message.alpha = 1 }
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in self?.hideToast() }
  }

  private func hideToast() {
    UIView.animate(withDuration: 0.25) {
      self.toast?.alpha = 0
    } completion: { _ in
      self.toast?.removeFromSuperview()
      self.toast = nil
    }
  }
}
