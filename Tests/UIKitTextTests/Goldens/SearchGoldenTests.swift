import Testing
import TransitionTesting
import UIKit

@Suite("Screenshots of search in a bar") @MainActor struct SearchGoldenTests {
  private final class Mailboxes: UITableViewController {
    private let names = ["Inbox", "Drafts", "Sent", "Junk", "Trash", "Archive", "Receipts", "Travel"]
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Mailboxes"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.placeholder = "Search"
      navigationItem.searchController = search
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = names[indexPath.row]
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private func show(on stage: Stage, _ look: String) throws {
    switch look {
    case "dark": stage.window.overrideUserInterfaceStyle = .dark
    case "right-to-left": stage.window.traitOverrides.layoutDirection = .rightToLeft
    case "large-text": stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    default: break
    }
    let navigation = UINavigationController(rootViewController: Mailboxes())
    navigation.navigationBar.prefersLargeTitles = true
    stage.show(navigation)
    try stage.settle()
  }

  @Test(
    "A search bar below a large title looks as it did, and so do the search and its keyboard",
    arguments: ["light", "dark", "right-to-left", "large-text"])
  func search(look: String) throws {
    try withStage(.iPhone15) { stage in
      try show(on: stage, look)
      try stage.expectFrame(matches: "search-\(look)")
      stage.tap(CGPoint(x: 200, y: 174))
      try stage.settle()
      stage.type("Re")
      try stage.settle()
      try stage.expectFrame(matches: "search-typed-\(look)")
    }
  }

  @Test("A search bar half-way to the top looks as it did")
  func rising() throws {
    try withStage(.iPhone15) { stage in
      try show(on: stage, "light")
      stage.tap(CGPoint(x: 200, y: 174))
      stage.advance(by: 0.2)
      try stage.expectFrame(matches: "search-rising")
    }
  }
}
