import Testing
import TransitionTesting
import UIKit

@MainActor private final class SearchLog: NSObject, UISearchBarDelegate {
  var calls: [String] = []
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    calls.append("should begin")
    return true
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    calls.append("did begin")
    searchBar.setShowsCancelButton(true, animated: true)
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("did end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("text \(searchText)") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    calls.append("cancel")
    searchBar.setShowsCancelButton(false, animated: true)
    searchBar.resignFirstResponder()
  }
}

@Suite("Search bars") @MainActor struct SearchBarTests {
  @Test("A search bar calls its delegate for editing, text, search and cancel, and makes room for the button (I-25)")
  func calls() throws {
    try withStage(.iPhone15) { stage in
      let (screen, log, bar) = (UIViewController(), SearchLog(), UISearchBar())
      bar.delegate = log
      bar.placeholder = "Search"
      bar.frame = CGRect(x: 0, y: 59, width: 393, height: bar.intrinsicContentSize.height)
      screen.view.addSubview(bar)
      stage.show(screen)
      #expect(bar.frame.height == 56)
      #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 377, height: 36))
      stage.tap(bar.center)
      try stage.settle()
      stage.type("ab\n")
      #expect(log.calls == ["should begin", "did begin", "text a", "text ab", "search"])
      #expect(bar.isFirstResponder && bar.searchTextField.frame.maxX < 330)
      stage.tap(CGPoint(x: 350, y: 59 + 28))
      try stage.settle()
      #expect(log.calls.suffix(2) == ["cancel", "did end"])
      #expect(bar.text == "ab" && bar.searchTextField.frame.width == 377 && stage.keyboardFrame == nil)
    }
  }
}
