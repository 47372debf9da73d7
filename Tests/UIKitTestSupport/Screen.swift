import UIKit

/// A screen of one colour that records its callbacks, independently of the engine's own trace.
final class Screen: UIViewController {
  let color: UIColor
  let log: CallLog
  /// A test's closure for `viewWillAppear`.
  var onWillAppear: ((UIViewController) -> Void)?
  /// A test's closure for `viewWillDisappear`.
  var onWillDisappear: ((UIViewController) -> Void)?

  init(_ title: String, _ color: UIColor, log: CallLog = CallLog()) {
    self.color = color
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    note("load")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("wA")
    onWillAppear?(self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("iA")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("dA")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("wD")
    onWillDisappear?(self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("dD")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("layout")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(\(parent?.title ?? "nil"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\(parent?.title ?? "nil"))")
  }

  private func note(_ call: String) {
    log.calls.append("\(title ?? "?").\(call)")
  }
}
