import Testing
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

@MainActor private final class SearchLog: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
  var calls: [String] = []
  func presentSearchController(_ searchController: UISearchController) { calls.append("present") }
  func willPresentSearchController(_ searchController: UISearchController) { calls.append("will present") }
  func didPresentSearchController(_ searchController: UISearchController) { calls.append("did present") }
  func willDismissSearchController(_ searchController: UISearchController) { calls.append("will dismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { calls.append("did dismiss") }
  func updateSearchResults(for searchController: UISearchController) {
    calls.append("update \(searchController.searchBar.text ?? "")")
  }
}

@Suite("Search controllers in navigation bars") @MainActor struct SearchControllerTests {
  private func scene(_ stage: Stage, results: UIViewController? = nil, isLarge: Bool = true) throws
    -> (TitleScene, UISearchController, SearchLog)
  {
    let (scene, log) = (TitleScene(stage), SearchLog())
    scene.bar.prefersLargeTitles = isLarge
    let search = UISearchController(searchResultsController: results)
    (search.delegate, search.searchResultsUpdater) = (log, log)
    search.searchBar.placeholder = "Search"
    scene.a.navigationItem.searchController = search
    try stage.settle()
    return (scene, search, log)
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test("The search bar is below the large title, 52 points high, with a field of 36 that keeps to the title's margin")
  func placement() throws {
    try withStage(.iPhone15) { stage in
      let (scene, search, _) = try scene(stage)
      #expect(scene.bar.frame.height == 148 && scene.scrollView.adjustedContentInset.top == 207)
      #expect(frame(of: search.searchBar) == CGRect(x: 0, y: 155, width: 393, height: 52))
      #expect(frame(of: search.searchBar.searchTextField) == CGRect(x: 16, y: 156, width: 361, height: 36))
      scene.bar.prefersLargeTitles = false
      try stage.settle()
      #expect(scene.bar.frame.height == 96 && frame(of: search.searchBar).minY == 103)
      scene.a.navigationItem.searchController = nil
      try stage.settle()
      #expect(scene.bar.frame.height == 44 && search.searchBar.window == nil)
    }
  }

  @Test("Scrolling collapses the search bar first, then the large title, and a bar that does not hide stays")
  func collapse() throws {
    try withStage(.iPhone15) { stage in
      let (scene, search, _) = try scene(stage)
      @MainActor func scroll(_ distance: CGFloat) -> CGFloat {
        scene.scrollView.contentOffset.y = -207 + distance
        stage.advance(frames: 1)
        return scene.bar.frame.height
      }
      #expect(scroll(20) == 128 && search.searchBar.frame.height == 32)
      #expect(search.searchBar.searchTextField.frame.height == 16 && search.searchBar.searchTextField.alpha < 1)
      #expect(scroll(52) == 96 && search.searchBar.frame.height == 0)
      #expect(try #require(scene.large("Inbox")).window != nil)
      #expect(scroll(80) == 68 && scroll(300) == 44)
      #expect(scene.labels("Inbox").contains { $0.font.pointSize == 17 && $0.alpha == 1 })
      #expect(scroll(0) == 148)
      scene.a.navigationItem.hidesSearchBarWhenScrolling = false
      try stage.settle()
      #expect(scroll(300) == 96 && search.searchBar.frame.height == 52)
    }
  }

  @Test(
    "Released half-way, the search bar goes to the nearer end",
    arguments: [(20, 148), (40, 96), (70, 96), (90, 44)] as [(Int, CGFloat)])
  func snap(distance: Int, height: CGFloat) throws {
    try withStage(.iPhone15) { stage in
      let (scene, _, _) = try scene(stage)
      stage.touchDown(at: CGPoint(x: 200, y: 500))
      for step in 1...(distance + 10) {
        stage.touchMove(to: CGPoint(x: 200, y: 500 - step))
        stage.advance(frames: 3)
      }
      stage.advance(frames: 30)
      stage.touchUp(at: CGPoint(x: 200, y: CGFloat(490 - distance)))
      try stage.settle()
      #expect(scene.bar.frame.height == height)
    }
  }

  @Test("A tap into the field begins the search: the bar rises, a cancel button comes; cancel ends it")
  func activation() throws {
    try withStage(.iPhone15) { stage in
      let (scene, search, log) = try scene(stage)
      stage.tap(CGPoint(x: 200, y: 174))
      stage.advance(by: 0.07)
      #expect(log.calls == ["present", "will present", "update "] && search.isActive)
      stage.advance(by: 0.1)
      let middle = search.searchBar.layer.presentation()?.frame.minY ?? 0
      #expect(middle > 1 && middle < 95)
      try stage.settle()
      #expect(log.calls.last == "did present" && search.searchBar.isFirstResponder)
      #expect(scene.bar.frame == CGRect(x: 0, y: 59, width: 393, height: 52))
      #expect(frame(of: search.searchBar).minY == 59 && search.searchBar.showsCancelButton)
      #expect(scene.labels("Inbox").allSatisfy { $0.alpha == 0 || $0.superview?.frame.height == 0 })
      #expect(scene.scrollView.adjustedContentInset.top == 111)
      stage.type("ab")
      #expect(log.calls.suffix(2) == ["update a", "update ab"])
      stage.tap(CGPoint(x: 350, y: 59 + 19))
      stage.advance(by: 0.07)
      #expect(log.calls.suffix(2) == ["will dismiss", "update "] && !search.isActive)
      try stage.settle()
      #expect(log.calls.last == "did dismiss" && scene.bar.frame.height == 148)
      #expect(frame(of: search.searchBar).minY == 155 && !search.searchBar.showsCancelButton)
      #expect(stage.keyboardFrame == nil && scene.a.children.isEmpty)
      #expect(scene.large("Inbox")?.alpha == 1 && scene.scrollView.contentOffset.y == -207)
    }
  }

  @Test("The dimmed screen fades in at its whole size, and from right to left the cancel button is at the left margin")
  func dimmingAndDirection() throws {
    try withStage(.iPhone15) { stage in
      stage.window.traitOverrides.layoutDirection = .rightToLeft
      let (scene, search, _) = try scene(stage)
      stage.tap(CGPoint(x: 200, y: 174))
      stage.advance(by: 0.1)
      let dimming = try #require(search.view.subviews.first)
      #expect(dimming.layer.presentation()?.bounds.size == scene.a.view.bounds.size)
      try stage.settle()
      let button = try #require(search.searchBar.subviews.first { $0 is UIButton })
      #expect(abs(button.frame.minX - 16) < 0.01 && search.searchBar.searchTextField.frame.minX > button.frame.maxX)
    }
  }

  @Test("The screen is dimmed until there is text, then the results show; a tap in the dimmed screen ends the search")
  func results() throws {
    try withStage(.iPhone15) { stage in
      let results = UIViewController()
      results.view.backgroundColor = .green
      let (scene, search, log) = try scene(stage, results: results)
      let before = stage.image.color(x: 300, y: 1200)
      stage.tap(CGPoint(x: 200, y: 174))
      try stage.settle()
      let dimmed = stage.image.color(x: 300, y: 1200)
      #expect(dimmed != before && results.parent === search && !search.showsSearchResultsController)
      stage.type("a")
      try stage.settle()
      #expect(stage.image.color(x: 300, y: 1200) == .green && results.view.safeAreaInsets.top == 111)
      search.searchBar.searchTextField.text = ""
      search.showsSearchResultsController = false
      try stage.settle()
      #expect(stage.image.color(x: 300, y: 1200) == dimmed)
      stage.tap(CGPoint(x: 100, y: 300))
      try stage.settle()
      #expect(!search.isActive && log.calls.last == "did dismiss" && scene.scrollView.contentOffset.y == -207)
      search.obscuresBackgroundDuringPresentation = false
      search.isActive = true
      try stage.settle()
      #expect(search.isActive && !search.searchBar.isFirstResponder && stage.image.color(x: 300, y: 1200) == before)
    }
  }

  @Test("A search that keeps the navigation bar leaves title and height as they are")
  func keepsBar() throws {
    try withStage(.iPhone15) { stage in
      let (scene, search, _) = try scene(stage)
      search.hidesNavigationBarDuringPresentation = false
      search.automaticallyShowsCancelButton = false
      search.isActive = true
      try stage.settle()
      #expect(scene.bar.frame.height == 148 && scene.large("Inbox")?.alpha == 1 && !search.searchBar.showsCancelButton)
      search.isActive = false
      try stage.settle()
      #expect(scene.bar.frame.height == 148)
    }
  }

  @Test("A push takes the search bar out with the title, also during a search, and a cancelled pop changes nothing")
  func push() throws {
    try withStage(.iPhone15) { stage in
      let (scene, search, _) = try scene(stage)
      scene.b.navigationItem.largeTitleDisplayMode = .never
      search.obscuresBackgroundDuringPresentation = false
      for isSearching in [false, true] {
        search.isActive = isSearching
        try stage.settle()
        let height: CGFloat = isSearching ? 52 : 148
        #expect(scene.bar.frame.height == height)
        scene.nav.pushViewController(scene.b, animated: true)
        stage.advance(by: 0.15)
        let moved = search.searchBar.layer.presentation()?.frame.minX ?? 0
        #expect(moved < -5)
        try stage.settle()
        #expect(scene.bar.frame.height == 44 && search.searchBar.window == nil)
        for leaves in [false, true] {
          let finger = stage.touchDown(at: CGPoint(x: 2, y: 400))
          for _ in 0..<10 {
            finger.move(by: CGVector(dx: leaves ? 30 : 10, dy: 0))
            stage.advance(frames: 1)
          }
          stage.advance(by: 0.3)
          let shown = scene.bar.layer.presentation()?.bounds.height ?? 0
          #expect(shown > min(44, height) && shown < max(44, height))
          finger.lift()
          try stage.settle()
          #expect(scene.nav.viewControllers.count == (leaves ? 1 : 2))
          #expect(scene.bar.frame.height == (leaves ? height : 44))
        }
        #expect(search.isActive == isSearching && search.searchBar.window != nil && search.searchBar.alpha == 1)
        #expect(search.searchBar.frame.minX == 0)
      }
    }
  }

  @Test("In a table the search covers what is shown, and a search bar in its header hides the navigation bar")
  func table() throws {
    try withStage(.iPhone15) { stage in
      let screen = UITableViewController()
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.sizeToFit()
      screen.tableView.tableHeaderView = search.searchBar
      let nav = UINavigationController(rootViewController: screen)
      stage.show(nav)
      try stage.settle()
      #expect(search.searchBar.frame.height == 56)
      search.isActive = true
      try stage.settle()
      #expect(nav.isNavigationBarHidden && search.view.frame == screen.tableView.bounds)
      screen.tableView.contentOffset.y += 30
      stage.advance(frames: 1)
      #expect(search.view.frame == screen.tableView.bounds)
      search.isActive = false
      try stage.settle()
      #expect(!nav.isNavigationBarHidden && search.view.superview == nil)
    }
  }

  @Test("A bar without a window begins no search, and dismissing the controller ends one")
  func outside() throws {
    try withStage(.iPhone15) { stage in
      let lonely = UISearchController(searchResultsController: nil)
      lonely.isActive = true
      #expect(!lonely.isActive)
      let (_, search, log) = try scene(stage)
      search.isActive = true
      try stage.settle()
      search.dismiss(animated: false)
      #expect(!search.isActive && log.calls.last == "did dismiss")
    }
  }

  @Test("The cancel button takes the appearance of bar button items in search bars")
  func cancelAppearance() throws {
    try withStage(.iPhone15) { stage in
      let proxy = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
      proxy.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      proxy.title = "Stop"
      let (_, search, _) = try scene(stage)
      let button = try #require(search.searchBar.subviews.compactMap { $0 as? UIButton }.first)
      #expect(button.title(for: .normal) == "Stop" && button.titleColor(for: .normal) == .red)
    }
  }
}
