import UIKit

/// The list of trails; a tap on one opens it.
final class TrailListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let book: TrailBook
  private let table = UITableView(frame: .zero, style: .plain)

  init(_ book: TrailBook) {
    self.book = book
    super.init(nibName: nil, bundle: nil)
    title = "Trails"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    table.register(TrailCell.self, forCellReuseIdentifier: "trail")
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { book.trails.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "trail", for: indexPath)
    let trail = book.trails[indexPath.row]
    (cell as? TrailCell)?.show(trail)
    cell.accessoryType = book.isWalked(trail) ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(TrailController(book.trails[indexPath.row], in: book), animated: true)
  }
}
