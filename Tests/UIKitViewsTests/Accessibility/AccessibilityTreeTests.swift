import Testing
import TransitionTesting
import UIKit

/// Adds a label at a rectangle of a view.
@MainActor @discardableResult private func label(_ text: String, _ frame: CGRect, in view: UIView) -> UILabel {
  let label = UILabel(frame: frame)
  label.text = text
  view.addSubview(label)
  return label
}

@MainActor private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 80, _ height: CGFloat = 20) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

@Suite("The elements that VoiceOver finds") @MainActor struct AccessibilityTreeTests {
  @Test("Elements come from top to bottom, and those of a row from left to right (A-116)")
  func order() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      label("below", frame(20, 300), in: screen.view)
      label("right", frame(200, 105), in: screen.view)
      label("left", frame(20, 100), in: screen.view)
      let knob = UISwitch(frame: frame(300, 98))
      knob.accessibilityLabel = "sound"
      screen.view.addSubview(knob)
      #expect(stage.accessibilityTree == "left\nright\nsound, 0, switch\nbelow")
    }
  }

  @Test("A row is read from right to left where the layout goes that way")
  func rightToLeft() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      stage.window.semanticContentAttribute = .forceRightToLeft
      screen.view.semanticContentAttribute = .forceRightToLeft
      label("left", frame(20, 100), in: screen.view)
      label("right", frame(200, 100), in: screen.view)
      #expect(stage.accessibilityElements.map(\.label) == ["right", "left"])
    }
  }

  @Test("Hidden, transparent, empty and distant views are no elements, nor are those inside hidden containers")
  func hidden() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      label("hidden", frame(20, 100), in: screen.view).isHidden = true
      label("clear", frame(20, 130), in: screen.view).alpha = 0
      label("", frame(20, 160), in: screen.view)
      label("flat", frame(20, 190, 80, 0), in: screen.view)
      label("far", frame(20, 2000), in: screen.view)
      let box = UIView(frame: frame(0, 300, 200, 100))
      screen.view.addSubview(box)
      label("inside", frame(0, 0), in: box)
      box.accessibilityElementsHidden = true
      #expect(stage.accessibilityElements.isEmpty)
      box.accessibilityElementsHidden = false
      #expect(stage.accessibilityTree == "inside")
    }
  }

  @Test(
    "Content of a scroll view is there before it is scrolled to, unless the scroll view itself is not on the screen")
  func scrollView() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      let scroll = UIScrollView(frame: frame(0, 100, 393, 300))
      scroll.contentSize = CGSize(width: 393, height: 3000)
      screen.view.addSubview(scroll)
      label("far down", frame(20, 2500), in: scroll)
      #expect(stage.accessibilityTree == "far down")
      scroll.frame.origin.y = 900
      #expect(stage.accessibilityElements.isEmpty)
    }
  }

  @Test("A view that is an element hides those inside, and a group keeps its elements together")
  func groups() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      let columns = [UIView(frame: frame(0, 100, 150, 200)), UIView(frame: frame(200, 100, 150, 200))]
      for (index, column) in columns.enumerated() {
        screen.view.addSubview(column)
        for row in 0..<2 { label("\(index)\(row)", frame(0, CGFloat(row) * 40), in: column) }
      }
      #expect(stage.accessibilityElements.map(\.label) == ["00", "10", "01", "11"])
      for column in columns { column.shouldGroupAccessibilityChildren = true }
      #expect(stage.accessibilityElements.map(\.label) == ["00", "01", "10", "11"])
      columns[0].isAccessibilityElement = true
      columns[0].accessibilityLabel = "first column"
      #expect(stage.accessibilityElements.map(\.label) == ["first column", "10", "11"])
    }
  }

  @Test("The elements that a view gives replace its subviews, in their order (A-116)")
  func explicitElements() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      let chart = UIView(frame: frame(50, 200, 200, 100))
      screen.view.addSubview(chart)
      label("drawn", frame(0, 0), in: chart)
      let bars = ["April", "May"].enumerated().map { index, month in
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = month
        bar.accessibilityFrameInContainerSpace = frame(CGFloat(100 - index * 100), 0, 40, 100)
        return bar
      }
      chart.accessibilityElements = bars
      let elements = stage.accessibilityElements
      #expect(elements.map(\.label) == ["April", "May"])
      #expect(elements.map(\.frame) == [frame(150, 200, 40, 100), frame(50, 200, 40, 100)])
      #expect(chart.accessibilityElementCount() == 2 && chart.index(ofAccessibilityElement: bars[1]) == 1)
      #expect(chart.accessibilityElement(at: 2) == nil && bars[0].next === chart)
    }
  }

  @Test("A modal view hides the views beside it, and not those inside or around it (A-116)")
  func modal() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      label("behind", frame(20, 100), in: screen.view)
      let panel = UIView(frame: frame(0, 200, 393, 200))
      screen.view.addSubview(panel)
      label("inside", frame(20, 20), in: panel)
      panel.accessibilityViewIsModal = true
      #expect(stage.accessibilityTree == "inside")
      panel.isHidden = true
      #expect(stage.accessibilityTree == "behind")
    }
  }

  @Test("A presentation hides the screen behind it, and a sheet at a detent that does not dim leaves both")
  func presentations() throws {
    final class Screen: UIViewController {
      override func viewDidLoad() { label(title ?? "", frame(20, 100), in: view) }
    }
    try withStage { stage in
      let (screen, sheet) = (Screen(), Screen())
      (screen.title, sheet.title) = ("behind", "sheet")
      stage.show(screen)
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      screen.present(sheet, animated: true)
      try stage.settle()
      #expect(stage.accessibilityElements.map(\.label).contains("behind") == false)
      #expect(stage.accessibilityElement(label: "sheet") != nil)
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      try stage.settle()
      #expect(stage.accessibilityElement(label: "behind") != nil)
      screen.dismiss(animated: true)
      try stage.settle()
      #expect(stage.accessibilityTree == "behind")
    }
  }

  @Test("An alert is read as its title, message and buttons, and nothing behind it")
  func alert() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      label("behind", frame(20, 100), in: screen.view)
      let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      let delete = UIAlertAction(title: "Delete", style: .destructive)
      (delete.accessibilityIdentifier, delete.accessibilityLabel) = ("delete", "Delete the photo")
      alert.addAction(delete)
      screen.present(alert, animated: true)
      try stage.settle()
      #expect(stage.accessibilityTree == "Delete?\nIt is gone then.\nCancel, button\nDelete the photo, button")
      #expect(stage.accessibilityElement(identifier: "delete")?.label == "Delete the photo")
    }
  }

  @Test("A navigation bar is read as back button, heading and buttons, and a tab bar as buttons, one of them selected")
  func bars() throws {
    try withStage { stage in
      let (first, second) = (UIViewController(), UIViewController())
      (first.title, second.title) = ("Albums", "Lake")
      let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      item.accessibilityHint = "changes the photo"
      item.accessibilityIdentifier = "edit"
      second.navigationItem.rightBarButtonItem = item
      let navigation = UINavigationController(rootViewController: first)
      navigation.tabBarItem.title = "Photos"
      navigation.tabBarItem.badgeValue = "3"
      let other = UIViewController()
      other.tabBarItem.title = "Search"
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, other]
      stage.show(tabs)
      navigation.pushViewController(second, animated: false)
      try stage.settle()
      #expect(
        stage.accessibilityTree
          == "Albums, button\nLake, heading\nEdit, button, changes the photo\nPhotos, 3, selected, button\nSearch, button"
      )
      let edit = try #require(stage.accessibilityElement(identifier: "edit"))
      item.accessibilityTraits = .playsSound
      #expect(edit.label == "Edit" && edit.object.accessibilityTraits == [.button, .playsSound])
      item.isAccessibilityElement = false
      #expect(stage.accessibilityElement(identifier: "edit") == nil)
    }
  }

  @Test("A row of a table is one element with its texts, and a control in it comes after it (A-116)")
  func cells() throws {
    final class Settings: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Sound" }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = indexPath.row == 0 ? "Ring tone" : "Vibrate"
        cell.detailTextLabel?.text = indexPath.row == 0 ? "Bells" : nil
        if indexPath.row == 1 {
          let vibrates = UISwitch()
          vibrates.accessibilityLabel = "vibrates"
          cell.accessoryView = vibrates
        }
        return cell
      }
    }
    try withStage { stage in
      stage.show(Settings(style: .plain))
      #expect(stage.accessibilityTree == "Sound, heading\nRing tone, Bells\nVibrate\nvibrates, 0, switch")
    }
  }

  @Test("A text field is read as its text or its placeholder, a password as the number of its characters")
  func fields() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      let (name, password, search, notes) = (UITextField(), UITextField(), UISearchTextField(), UITextView())
      for (index, field) in [name, password, search, notes].enumerated() {
        field.frame = frame(20, 100 + CGFloat(index) * 60, 300, 40)
        screen.view.addSubview(field)
      }
      name.accessibilityLabel = "Name"
      (name.placeholder, search.placeholder) = ("first and last", "Search")
      (password.isSecureTextEntry, password.text, notes.text) = (true, "secret", "to do")
      #expect(
        stage.accessibilityTree
          == "Name, first and last, text field\n6 characters, text field\nSearch, search field\nto do, text field")
      name.text = "Ada"
      #expect(stage.accessibilityElement(label: "Name")?.value == "Ada")
      try stage.activate(#require(stage.accessibilityElement(label: "Name")))
      try stage.settle()
      #expect(name.isFirstResponder)
    }
  }

  @Test("A window in front of others is read after them, and a modal one alone")
  func windows() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      label("behind", frame(20, 300), in: screen.view)
      let banner = UIWindow(frame: UIScreen.main.bounds)
      banner.rootViewController = UIViewController()
      banner.isHidden = false
      label("banner", frame(20, 60), in: banner)
      #expect(stage.accessibilityTree == "behind\nbanner")
      banner.accessibilityViewIsModal = true
      #expect(stage.accessibilityTree == "banner")
    }
  }
}
