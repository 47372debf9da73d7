import QuartzCore

/// The editing state of a controller, with the button that changes it.
@MainActor struct ControllerEditing {
  var isActive = false {
    didSet { if isActive != oldValue { updateButton() } }
  }
  private var button: UIBarButtonItem?

  /// Returns the button of a controller, which is made when it is first asked for.
  mutating func button(of controller: UIViewController) -> UIBarButtonItem {
    if let button { return button }
    let made = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    made.primaryAction = UIAction { [weak controller] _ in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    button = made
    updateButton()
    return made
  }

  private func updateButton() {
    button?.title = isActive ? "Done" : "Edit"
    button?.style = isActive ? .done : .plain
  }
}

extension UIViewController {
  /// Dismisses what is presented above the controller, during an unwind.
  func dismissForUnwind() {
    if presentedViewController != nil, presentedViewController !== parent?.presentedViewController {
      dismiss(animated: UIView.areAnimationsEnabled)
    }
  }

  /// The title, or the class; the controller's name in traces and diagnostics.
  package var traceName: String {
    title ?? environment.className(of: self)
  }
}
