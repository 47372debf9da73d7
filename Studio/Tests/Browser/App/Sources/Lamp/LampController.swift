import UIKit

/// A list with a button that pushes a lamp.
public final class LampListController: UIViewController {
  /// Makes the app's root.
  public static func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: LampListController())
  }

  public override func viewDidLoad() {
    title = "Lamps"
    view.backgroundColor = .systemBackground
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Turn on") { [weak self] _ in self?.turnOn() })
    button.frame = CGRect(x: 0, y: view.bounds.midY - 22, width: view.bounds.width, height: 44)
    view.addSubview(button)
  }

  private func turnOn() {
    navigationController?.pushViewController(LampController(), animated: true)
  }
}

/// A lamp: a screen of one colour.
final class LampController: UIViewController {
  override func viewDidLoad() {
    title = "Lamp"
    view.backgroundColor = LampColor.light
  }
}
