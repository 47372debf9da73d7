import Testing
import TransitionTesting
import UIKit

@Suite("Golden frames of bars, keyboards and pages") @MainActor struct BarGoldenTests {
  /// A list of lines, with a large title.
  private final class Lines: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "line")
      navigationItem.rightBarButtonItems = [
        UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
        UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil),
      ]
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
      cell.textLabel?.text = "Line \(indexPath.row + 1)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  /// A form whose field takes the keyboard as it appears.
  private final class Form: UIViewController {
    private let field = UITextField(frame: CGRect(x: 20, y: 80, width: 335, height: 36))

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "New Note"
      view.backgroundColor = .systemBackground
      (field.borderStyle, field.placeholder) = (.roundedRect, "Title")
      view.addSubview(field)
      navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
      navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      field.becomeFirstResponder()
    }
  }

  /// Drags a finger in ten frames.
  private func drag(_ finger: HeldFinger, by points: CGFloat, on stage: Stage) {
    for _ in 0..<10 {
      finger.move(by: CGVector(dx: points / 10, dy: 0))
      stage.advance(frames: 1)
    }
  }

  private func lines(_ title: String) -> Lines {
    let lines = Lines(style: .plain)
    lines.title = title
    return lines
  }

  @Test(
    "A large title at rest, in a push, under a swipe back and over scrolled content matches its golden frames (K-13)")
  func largeTitle() throws {
    try withStage(.iPhoneSE) { stage in
      let (list, detail) = (lines("Mailboxes"), lines("Inbox"))
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      navigation.isToolbarHidden = false
      list.toolbarItems = [
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: nil),
      ]
      stage.show(navigation)
      try stage.settle()
      try stage.expectFrame(matches: "large-title")
      navigation.pushViewController(detail, animated: true)
      stage.advance(by: 0.15)
      try stage.expectFrame(matches: "large-title-push")
      try stage.settle()
      let finger = stage.touchDown(at: CGPoint(x: 2, y: 300))
      drag(finger, by: 168, on: stage)
      try stage.expectFrame(matches: "large-title-swipe")
      finger.cancel()
      try stage.settle()
      detail.tableView.contentOffset.y = 120
      try stage.settle()
      try stage.expectFrame(matches: "large-title-collapsed")
    }
  }

  @Test("A keyboard that rises with a sheet, and its bar in the dark, match their golden frames (I-6)")
  func keyboardWithSheet() throws {
    try withStage(.iPhoneSE) { stage in
      stage.window.overrideUserInterfaceStyle = .dark
      stage.show(UINavigationController(rootViewController: lines("Notes")))
      try stage.settle()
      let form = Form()
      stage.window.rootViewController?.present(UINavigationController(rootViewController: form), animated: true)
      stage.advance(by: 0.2)
      try stage.expectFrame(matches: "keyboard-rising-with-sheet")
      try stage.settle()
      try stage.expectFrame(matches: "keyboard-with-sheet")
    }
  }

  @Test("Two pages under a finger, with their dots, match their golden frame (T-117)")
  func pages() throws {
    try withStage(.iPhoneSE) { stage in
      final class Source: NSObject, UIPageViewControllerDataSource {
        let pages: [UIViewController]
        init(_ pages: [UIViewController]) { self.pages = pages }
        func pageViewController(
          _ pager: UIPageViewController, viewControllerBefore page: UIViewController
        ) -> UIViewController? {
          pages.firstIndex(of: page).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
        }
        func pageViewController(
          _ pager: UIPageViewController, viewControllerAfter page: UIViewController
        ) -> UIViewController? {
          pages.firstIndex(of: page).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
        }
        func presentationCount(for pager: UIPageViewController) -> Int { pages.count }
        func presentationIndex(for pager: UIPageViewController) -> Int { 0 }
      }
      let pages = [UIColor.systemIndigo, .systemTeal, .systemOrange].map { color in
        let page = UIViewController()
        page.view.backgroundColor = color
        return page
      }
      let source = Source(pages)
      let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pager.dataSource = source
      pager.setViewControllers([pages[0]], direction: .forward, animated: false)
      stage.show(pager)
      try stage.settle()
      let finger = stage.touchDown(at: CGPoint(x: 300, y: 300))
      drag(finger, by: -180, on: stage)
      try stage.expectFrame(matches: "pages-under-a-finger")
      finger.lift()
      try stage.settle()
      #expect(pager.viewControllers == [pages[1]])
    }
  }
}
