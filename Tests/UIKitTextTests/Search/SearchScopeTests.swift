import Testing
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

@MainActor private final class ScopeLog: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
  var calls: [String] = []
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    calls.append("scope \(selectedScope)")
  }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
  func updateSearchResults(for searchController: UISearchController) { calls.append("update") }
}

@Suite("Scope bars, bookmarks and prompts of search bars") @MainActor struct SearchScopeTests {
  private func control(in view: UIView) throws -> UISegmentedControl {
    try #require(view.subviews.compactMap { $0 as? UISegmentedControl }.first)
  }

  @Test("A scope bar adds 44 points below the field, and a tap on a scope selects it and calls the delegate")
  func ownBar() throws {
    try withStage(.iPhone15) { stage in
      let (screen, log, bar) = (UIViewController(), ScopeLog(), UISearchBar())
      bar.delegate = log
      bar.scopeButtonTitles = ["All", "Unread"]
      #expect(bar.intrinsicContentSize.height == 56)
      bar.showsScopeBar = true
      #expect(bar.intrinsicContentSize.height == 100)
      bar.frame = CGRect(x: 0, y: 59, width: 393, height: 100)
      screen.view.addSubview(bar)
      stage.show(screen)
      let scopes = try control(in: bar)
      #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 377, height: 36))
      #expect(scopes.frame == CGRect(x: 8, y: 56, width: 377, height: 32) && scopes.selectedSegmentIndex == 0)
      stage.tap(CGPoint(x: 300, y: 59 + 72))
      try stage.settle()
      #expect(bar.selectedScopeButtonIndex == 1 && log.calls == ["scope 1"])
      bar.selectedScopeButtonIndex = 0
      #expect(scopes.selectedSegmentIndex == 0 && log.calls == ["scope 1"])
      bar.setShowsScope(false, animated: true)
      stage.advance(by: 0.1)
      #expect(!stage.isQuiet)
      try stage.settle()
      #expect(scopes.alpha == 0 && bar.intrinsicContentSize.height == 56)
    }
  }

  @Test("A search in a navigation bar shows its scopes while it lasts, and updates the results for a new scope")
  func searchController() throws {
    try withStage(.iPhone15) { stage in
      let (scene, log) = (TitleScene(stage), ScopeLog())
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = log
      search.searchBar.delegate = log
      search.searchBar.scopeButtonTitles = ["All", "Unread", "Flagged"]
      scene.a.navigationItem.searchController = search
      try stage.settle()
      let height = scene.bar.frame.height
      let scopes = try control(in: search.searchBar)
      #expect(scopes.alpha == 0)
      search.searchBar.becomeFirstResponder()
      try stage.settle()
      #expect(search.searchBar.showsScopeBar && scopes.alpha == 1)
      #expect(search.searchBar.frame.height == 96 && scene.bar.frame.height == 96)
      log.calls = []
      stage.tap(scopes.convert(CGPoint(x: scopes.bounds.width - 20, y: 16), to: nil))
      try stage.settle()
      #expect(log.calls == ["scope 2", "update"])
      search.isActive = false
      try stage.settle()
      #expect(!search.searchBar.showsScopeBar && scopes.alpha == 0 && scene.bar.frame.height == height)
      search.automaticallyShowsScopeBar = false
      search.isActive = true
      try stage.settle()
      #expect(!search.searchBar.showsScopeBar && search.searchBar.frame.height == 52)
    }
  }

  @Test("A bookmark button takes taps for itself, a prompt is above the field, and the bar has the field's traits")
  func bookmark() throws {
    try withStage(.iPhone15) { stage in
      let (screen, log, bar) = (UIViewController(), ScopeLog(), UISearchBar())
      bar.delegate = log
      bar.showsBookmarkButton = true
      bar.prompt = "Find a message"
      bar.autocapitalizationType = .none
      bar.keyboardType = .emailAddress
      #expect(bar.searchTextField.autocapitalizationType == .none)
      #expect(bar.searchTextField.keyboardType == .emailAddress)
      #expect(bar.intrinsicContentSize.height == 75)
      bar.frame = CGRect(x: 0, y: 59, width: 393, height: 75)
      screen.view.addSubview(bar)
      stage.show(screen)
      #expect(bar.searchTextField.frame == CGRect(x: 8, y: 29, width: 377, height: 36))
      stage.tap(CGPoint(x: 370, y: 59 + 47))
      try stage.settle()
      #expect(log.calls == ["bookmark"] && !bar.isFirstResponder)
      bar.backgroundImage = UIImage()
      #expect(bar.backgroundColor == nil)
    }
  }
}
