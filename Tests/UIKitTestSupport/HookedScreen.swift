import UIKit

/// A screen whose callbacks are closures.
final class HookedScreen: UIViewController {
  var didLoad: (HookedScreen) -> Void = { _ in }
  var willAppear: (HookedScreen) -> Void = { _ in }
  var isAppearing: (HookedScreen) -> Void = { _ in }
  var didAppear: (HookedScreen) -> Void = { _ in }
  var willDisappear: (HookedScreen) -> Void = { _ in }
  var didDisappear: (HookedScreen) -> Void = { _ in }

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { didLoad(self) }
  override func viewWillAppear(_ animated: Bool) { willAppear(self) }
  override func viewIsAppearing(_ animated: Bool) { isAppearing(self) }
  override func viewDidAppear(_ animated: Bool) { didAppear(self) }
  override func viewWillDisappear(_ animated: Bool) { willDisappear(self) }
  override func viewDidDisappear(_ animated: Bool) { didDisappear(self) }
}
