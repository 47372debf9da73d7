import UIKit

/// The demo's first screen: the photos in two columns.
public final class PhotoListController: UIViewController {
  private var cells: [PhotoCell] = []
  /// The transition to a photo's screen and back; nil for the system's push.
  public var photoTransition: (_ index: Int) -> UIViewController.Transition? = { _ in nil }

  /// Creates a list of the demo's photos.
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
  }

  /// Not supported: the demo is built in code.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Settings") { [weak self] _ in self?.showSettings() })
    for (index, photo) in PhotoLibrary.photos.enumerated() {
      let cell = PhotoCell(photo) { [weak self] in self?.showPhoto(at: index) }
      cells.append(cell)
      view.addSubview(cell)
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margin: CGFloat = 16
    let width = (view.bounds.width - 3 * margin) / 2
    let top = view.safeAreaInsets.top + margin
    for (index, cell) in cells.enumerated() {
      let (row, column) = (CGFloat(index / 2), CGFloat(index % 2))
      cell.frame = CGRect(
        x: margin + column * (width + margin), y: top + row * (width + 58), width: width, height: width + 46)
    }
  }

  /// Pushes a photo's screen.
  public func showPhoto(at index: Int) {
    guard PhotoLibrary.photos.indices.contains(index) else { return }
    let detail = PhotoDetailController(PhotoLibrary.photos[index])
    detail.preferredTransition = photoTransition(index)
    navigationController?.pushViewController(detail, animated: true)
  }

  /// Returns the view that shows a photo in the list, or nil if there is none.
  public func imageView(at index: Int) -> UIView? {
    cells.indices.contains(index) ? cells[index].imageView : nil
  }

  /// Pushes the settings.
  public func showSettings() {
    navigationController?.pushViewController(SettingsController(), animated: true)
  }
}
