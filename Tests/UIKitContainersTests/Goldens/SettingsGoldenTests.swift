import Testing
import TransitionTesting
import UIKit

@Suite("Golden frames of the status bar, of settings for accessibility, and of a search with scopes") @MainActor
struct SettingsGoldenTests {
  /// Coloured rows under bars, with labels of all levels and controls.
  private final class Rows: UIViewController {
    let scrollView = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Settings"
      view.backgroundColor = .systemBackground
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 393, height: 1400)
      view.addSubview(scrollView)
      let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemTeal, .systemIndigo, .systemGray3]
      for (index, color) in colors.enumerated() {
        let stripe = UIView(frame: CGRect(x: 16, y: CGFloat(index) * 44 - 20, width: 361, height: 36))
        stripe.backgroundColor = color
        scrollView.addSubview(stripe)
      }
      let texts: [(String, UIColor)] = [
        ("Label", .label), ("Secondary label", .secondaryLabel), ("Tertiary label", .tertiaryLabel),
        ("Link", .link), ("Tint", .systemBlue),
      ]
      for (index, text) in texts.enumerated() {
        let label = UILabel(frame: CGRect(x: 16, y: 260 + CGFloat(index) * 30, width: 361, height: 24))
        (label.text, label.textColor, label.font) = (text.0, text.1, .preferredFont(forTextStyle: .body))
        scrollView.addSubview(label)
      }
      let toggle = UISwitch(frame: CGRect(x: 16, y: 424, width: 51, height: 31))
      toggle.isOn = true
      let segments = UISegmentedControl(items: ["One", "Two"])
      segments.frame = CGRect(x: 90, y: 424, width: 200, height: 32)
      segments.selectedSegmentIndex = 0
      for control in [toggle, segments] { scrollView.addSubview(control) }
      navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    }
  }

  @Test(
    "The status bar, increased contrast, bold text and reduced transparency match their golden frames",
    arguments: ["standard", "contrast", "contrast-dark", "bold-text", "reduced-transparency", "dark"])
  func settings(name: String) throws {
    try withStage(.iPhone15) { stage in
      if name.hasPrefix("contrast") { stage.accessibility.insert(.darkerSystemColors) }
      if name == "bold-text" { stage.accessibility.insert(.boldText) }
      if name == "reduced-transparency" { stage.accessibility.insert(.reduceTransparency) }
      let rows = Rows()
      stage.show(UINavigationController(rootViewController: rows))
      if name.hasSuffix("dark") { stage.window.overrideUserInterfaceStyle = .dark }
      stage.drawsStatusBar = true
      rows.scrollView.contentOffset.y = -70
      try stage.settle()
      try stage.expectFrame(matches: "settings-\(name)")
    }
  }

  @Test("A search with scopes in a navigation bar matches its golden frame")
  func scopes() throws {
    try withStage(.iPhone15) { stage in
      let (rows, search) = (Rows(), UISearchController(searchResultsController: nil))
      search.searchBar.scopeButtonTitles = ["All", "Unread", "Flagged"]
      search.searchBar.showsBookmarkButton = true
      search.obscuresBackgroundDuringPresentation = false
      rows.navigationItem.searchController = search
      stage.show(UINavigationController(rootViewController: rows))
      stage.drawsStatusBar = true
      search.searchBar.becomeFirstResponder()
      try stage.settle()
      try stage.expectFrame(matches: "search-scopes")
    }
  }
}
