import UIKit

/// The sample app's first screen: its photos in a list.
final class PhotoListController: UIViewController {
  private let heading = UILabel(frame: .zero)
  private let rows = Photo.all.map { PhotoRow($0) }

  /// The list.
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    heading.text = "Photos"
    heading.font = .systemFont(ofSize: 34, weight: .bold)
    view.addSubview(heading)
    for row in rows { view.addSubview(row) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let width = view.bounds.width - 32
    heading.frame = CGRect(x: 16, y: safe.top + 12, width: width, height: 42)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 16, y: safe.top + 70 + CGFloat(index) * 100, width: width, height: 88)
    }
  }
}
