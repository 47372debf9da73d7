import UIKit

/// A list of looks, of which one is chosen.
final class AppearanceController: UITableViewController {
  private var selected: Settings.Appearance
  private let choose: (Settings.Appearance) -> Void
  private let choices = Settings.Appearance.allCases

  init(_ selected: Settings.Appearance, choose: @escaping (Settings.Appearance) -> Void) {
    (self.selected, self.choose) = (selected, choose)
    super.init(style: .insetGrouped)
    title = "Appearance"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "choice")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { choices.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "choice", for: indexPath)
    let choice = choices[indexPath.row]
    cell.textLabel?.text = choice.rawValue
    cell.accessoryType = choice == selected ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected = choices[indexPath.row]
    choose(selected)
    tableView.deselectRow(at: indexPath, animated: true)
    tableView.reloadData()
  }
}
