import MatchcutWindow

/// A list of notes; a tap opens one, a swipe from the edge leads back.
final class NoteListController: UITableViewController {
  private var notes = (1...40).map { "Note \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addNote() })
  }

  private func addNote() {
    notes.insert("New note", at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = notes[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let note = NoteController(notes[indexPath.row]) { [weak self] text in
      self?.notes[indexPath.row] = text
      self?.tableView.reloadRows(at: [indexPath], with: .none)
    }
    navigationController?.pushViewController(note, animated: true)
  }
}
