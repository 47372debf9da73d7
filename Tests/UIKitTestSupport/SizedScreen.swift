import UIKit

/// A screen that records its size and trait callbacks, and can animate along with them.
final class SizedScreen: UIViewController {
  let log: CallLog
  var along: (any UIViewControllerTransitionCoordinatorContext) -> Void = { _ in }
  var allowed: UIInterfaceOrientationMask?

  init(_ title: String, log: CallLog = CallLog()) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    allowed ?? super.supportedInterfaceOrientations
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("willTraits")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    note("willSize(\(Int(size.width))x\(Int(size.height)))")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [weak self] context in
      self?.note("along")
      self?.along(context)
    } completion: { [weak self] context in
      self?.note("done(\(context.isCancelled))")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    note("didTraits")
  }

  private func note(_ call: String) {
    log.calls.append("\(title ?? "?").\(call)")
  }
}
