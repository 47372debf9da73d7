import UIKit

/// A screen with a dot that the animator moves, and one that an alongside block moves.
final class DotScreen: UIViewController {
  let dot = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))
  let companion = UIView(frame: CGRect(x: -5, y: 20, width: 10, height: 10))
  var onWillAppear: (() -> Void)?

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Do \(title)", style: .plain, target: nil, action: nil)
    toolbarItems = [UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)]
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(dot)
    view.addSubview(companion)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onWillAppear?()
  }
}
