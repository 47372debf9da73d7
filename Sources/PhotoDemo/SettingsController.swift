import UIKit

/// The demo's settings: an inset grouped table.
public final class SettingsController: UITableViewController {
  private static let groups: [[(name: String, value: String)]] = [
    [("Library", "6 photos"), ("Storage", "2.4 MB")], [("Sort by", "Date"), ("Show places", "On"), ("Columns", "2")],
    [("Version", "1.0")],
  ]

  /// The settings.
  public init() {
    super.init(style: .insetGrouped)
    title = "Settings"
  }

  /// Not supported: the demo is built in code.
  public required init?(coder: NSCoder) { nil }

  public override func numberOfSections(in tableView: UITableView) -> Int { Self.groups.count }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.groups[section].count
  }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "setting")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "setting")
    let setting = Self.groups[indexPath.section][indexPath.row]
    cell.textLabel?.text = setting.name
    cell.detailTextLabel?.text = setting.value
    cell.selectionStyle = .none
    return cell
  }
}
