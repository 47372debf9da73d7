import UIKit

/// A trail: its photo over its texts, or beside them where the screen is wider than high.
final class TrailController: UIViewController {
  private let trail: Trail
  private let book: TrailBook
  private let photo = UIView()
  private let texts = UIStackView()
  private let button = UIButton(type: .system)
  private var tall: [NSLayoutConstraint] = []
  private var wide: [NSLayoutConstraint] = []

  init(_ trail: Trail, in book: TrailBook) {
    self.trail = trail
    self.book = book
    super.init(nibName: nil, bundle: nil)
    title = trail.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    photo.backgroundColor = trail.color
    photo.layer.cornerRadius = 12
    photo.isAccessibilityElement = true
    photo.accessibilityLabel = "Photo of \(trail.name)"
    photo.accessibilityTraits = .image
    texts.axis = .vertical
    texts.spacing = 8
    for text in [trail.region, "\(trail.kilometres) kilometres"] {
      let label = UILabel()
      label.text = text
      texts.addArrangedSubview(label)
    }
    button.addAction(UIAction { [weak self] _ in self?.markAsWalked() }, for: .touchUpInside)
    showState()
    for part in [photo, texts, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    makeConstraints()
    arrange(isWide: view.bounds.width > view.bounds.height)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in
      self.arrange(isWide: size.width > size.height)
      self.view.layoutIfNeeded()
    }
  }

  private func makeConstraints() {
    let (safe, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
      photo.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      button.centerXAnchor.constraint(equalTo: texts.centerXAnchor),
      button.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
    ])
    tall = [
      photo.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.75),
      texts.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16),
      texts.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
    ]
    wide = [
      photo.widthAnchor.constraint(equalTo: margins.widthAnchor, multiplier: 0.5),
      photo.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
      texts.topAnchor.constraint(equalTo: photo.topAnchor),
      texts.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
    ]
  }

  private func arrange(isWide: Bool) {
    NSLayoutConstraint.deactivate(isWide ? tall : wide)
    NSLayoutConstraint.activate(isWide ? wide : tall)
  }

  private func markAsWalked() {
    book.markAsWalked(trail)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    showState()
  }

  private func showState() {
    let isWalked = book.isWalked(trail)
    button.setTitle(isWalked ? "Walked" : "Mark as walked", for: .normal)
    button.isEnabled = !isWalked
  }
}
