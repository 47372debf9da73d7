import MatchcutWindow

/// A note whose text is typed.
final class NoteController: UIViewController {
  private let field = UITextField()
  private let didChange: (String) -> Void

  init(_ text: String, didChange: @escaping (String) -> Void) {
    self.didChange = didChange
    super.init(nibName: nil, bundle: nil)
    field.text = text
    title = text
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }

  private func textChanged() {
    title = field.text
    didChange(field.text ?? "")
  }
}
