import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// A screen with a list of words, whose rows are configured as in an app.
@MainActor private final class WordList {
  let list: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, String>

  init(
    _ stage: Stage, _ sections: [[String]], _ configuration: UICollectionLayoutListConfiguration,
    configure: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
  ) {
    list = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, word in
      var content = cell.defaultContentConfiguration()
      content.text = word
      cell.contentConfiguration = content
      configure(cell, word)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "section \(path.section)"
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, word in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: word)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (index, words) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(words)
    }
    source.apply(snapshot, animatingDifferences: false)
    let root = UIViewController()
    root.view.addSubview(list)
    stage.show(root)
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    list.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  /// The lines that a row shows, from the top.
  func lines(_ item: Int, _ section: Int = 0) -> [CGRect] {
    guard let cell = cell(item, section) else { return [] }
    let height = 1 / cell.traitCollection.displayScale
    return cell.subviews.filter { $0.bounds.height == height && !$0.isHidden }.map(\.frame)
  }
}

/// A list of three words with actions at both edges.
@MainActor private final class SwipedList {
  let scene: WordList
  var performed: [String] = []
  var finish: ((Bool) -> Void)?

  init(_ stage: Stage) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var perform: (String, @escaping (Bool) -> Void) -> Void = { _, _ in }
    func actions(_ titles: [String]) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(
        actions: titles.map { title in
          UIContextualAction(style: .normal, title: title) { _, _, completion in perform(title, completion) }
        })
    }
    configuration.trailingSwipeActionsConfigurationProvider = { $0.item == 2 ? nil : actions(["Remove", "Flag"]) }
    configuration.leadingSwipeActionsConfigurationProvider = { _ in actions(["Read"]) }
    scene = WordList(stage, [["one", "two", "three"]], configuration)
    perform = { [unowned self] title, completion in
      performed.append(title)
      finish = completion
    }
  }

  func swipe(_ item: Int, from start: CGFloat, to end: CGFloat, on stage: Stage) {
    let y = 100 + 44 * CGFloat(item) + 22
    stage.pan(from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y), over: 0.3, resting: 0.2)
    stage.advance(by: 1)
  }
}

@Suite("Sections that are lists") @MainActor struct ListSectionTests {
  private typealias Configuration = UICollectionLayoutListConfiguration

  @Test("Rows of a plain list are 44 points high, one below the other, with a line from the text's start (V-71, V-91)")
  func plain() throws {
    try withStage { stage in
      let scene = WordList(stage, [["one", "two"], ["three"]], Configuration(appearance: .plain))
      #expect(scene.cell(1)?.frame == CGRect(x: 0, y: 44, width: 300, height: 44))
      #expect(scene.cell(0, 1)?.frame.minY == 88 && scene.list.backgroundColor == .systemBackground)
      let height = 1 / stage.device.screen.scale
      #expect(scene.lines(0) == [CGRect(x: 16, y: 44 - height, width: 284, height: height)])
    }
  }

  @Test("Groups have gaps above and below, and no line below their last row (V-71, V-90)")
  func grouped() throws {
    try withStage { stage in
      let scene = WordList(stage, [["one", "two"], ["three"]], Configuration(appearance: .grouped))
      // The gap is 17.5 points, in whole pixels.
      #expect(abs((scene.cell(0)?.frame.minY ?? 0) - 17.5) < 0.2)
      #expect(abs((scene.cell(0, 1)?.frame.minY ?? 0) - 140.5) < 0.2)
      #expect(scene.lines(0).count == 1 && scene.lines(1).isEmpty)
      #expect(scene.list.backgroundColor == .systemGroupedBackground)
      var snapshot = scene.source.snapshot()
      snapshot.appendItems(["four"], toSection: 0)
      scene.source.apply(snapshot)
      try stage.settle()
      #expect(scene.lines(1).count == 1 && scene.lines(2).isEmpty)
    }
  }

  @Test("Inset groups have the layout margins at their sides (V-71, V-93)")
  func insetGrouped() throws {
    try withStage { stage in
      let scene = WordList(stage, [["one", "two"]], Configuration(appearance: .insetGrouped))
      #expect(scene.cell(0)?.frame.minX == 16 && scene.cell(0)?.frame.width == 268)
    }
  }

  @Test("A header of a list is a supplementary view with a content of its own (V-71)")
  func header() throws {
    try withStage { stage in
      var configuration = Configuration(appearance: .grouped)
      configuration.headerMode = .supplementary
      let scene = WordList(stage, [["one"]], configuration)
      let kind = UICollectionView.elementKindSectionHeader
      let header = scene.list.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
      let height = try #require(header?.frame.height)
      #expect(height >= 28 && height < 38 && scene.cell(0)?.frame.minY == height)
      let label = (header as? UICollectionViewCell)?.contentView.subviews.lazy.compactMap { $0 as? UILabel }.first
      #expect(label?.text == "SECTION 0")
    }
  }

  @Test("Lines are hidden for the list, or for single rows (V-71)")
  func separators() throws {
    try withStage { stage in
      var configuration = Configuration(appearance: .plain)
      configuration.itemSeparatorHandler = { path, lines in
        var lines = lines
        if path.item == 0 { (lines.topSeparatorVisibility, lines.bottomSeparatorVisibility) = (.visible, .hidden) }
        lines.bottomSeparatorInsets.leading = 50
        lines.bottomSeparatorInsets.trailing = 5
        return lines
      }
      let scene = WordList(stage, [["one", "two"]], configuration)
      #expect(scene.lines(0).map(\.minY) == [0] && scene.lines(1).map(\.minX) == [50])
      #expect(scene.lines(1).map(\.width) == [245])
      configuration.showsSeparators = false
      let plain = WordList(stage, [["one", "two"]], configuration)
      #expect(plain.lines(0).isEmpty && plain.lines(1).isEmpty)
    }
  }

  @Test("A row grows with its texts, and its content leaves room for its accessories (V-71, V-34)")
  func content() throws {
    try withStage { stage in
      let scene = WordList(stage, [["one", "two"]], Configuration(appearance: .plain)) { cell, word in
        guard word == "two" else { return cell.accessories = [.checkmark(), .disclosureIndicator()] }
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = (word, String(repeating: "long text ", count: 20))
        content.directionalLayoutMargins.leading = 30
        cell.contentConfiguration = content
      }
      let (one, two) = (try #require(scene.cell(0)), try #require(scene.cell(1)))
      #expect(one.frame.height == 44 && two.frame.height > 80)
      #expect(two.contentView.frame.width == 300 && two.contentView is UIListContentView)
      // 16 points of margin, the arrow, 8 points, the checkmark.
      #expect(one.contentView.frame.width == 246.5)
      let labels = two.contentView.subviews.compactMap { $0 as? UILabel }
      #expect(labels.map(\.frame.minX) == [30, 30])
      #expect(labels[0].frame.maxY < labels[1].frame.minY)
      #expect(scene.lines(1).map(\.minX) == [30])
    }
  }

  @Test("A touch gives a row another color, and an own background stays (V-71, V-24)")
  func background() throws {
    try withStage { stage in
      let scene = WordList(stage, [["one", "two"]], Configuration(appearance: .plain)) { cell, word in
        guard word == "two" else { return }
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        cell.backgroundConfiguration = background
      }
      @MainActor func color(_ item: Int) -> UIColor? {
        scene.cell(item)?.subviews.first?.subviews.first?.backgroundColor
      }
      #expect(color(0) == .systemBackground && color(1) == .red)
      let finger = stage.touchDown(at: CGPoint(x: 100, y: 120))
      stage.advance(by: 0.2)
      #expect(color(0) == .systemGray4)
      finger.lift()
      try stage.settle()
      #expect(scene.list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
      scene.list.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
      scene.list.layoutIfNeeded()
      stage.advance(frames: 1)
      #expect(color(0) == .systemBackground && color(1) == .red)
    }
  }

  @Test("An app's own content configuration makes the content view, and is updated for the state (V-71)")
  func ownContent() throws {
    final class OwnView: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ configuration: Own) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    struct Own: UIContentConfiguration {
      var isSelected = false
      func makeContentView() -> any UIView & UIContentView { OwnView(self) }
      func updated(for state: any UIConfigurationState) -> Own {
        Own(isSelected: (state as? UICellConfigurationState)?.isSelected ?? false)
      }
    }
    try withStage { stage in
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      cell.contentConfiguration = Own()
      let view = try #require(cell.contentView as? OwnView)
      #expect(view.superview === cell)
      cell.isSelected = true
      cell.layoutIfNeeded()
      #expect((view.configuration as? Own)?.isSelected == true && cell.contentView === view)
      #expect(view.frame == cell.bounds)
      cell.contentConfiguration = nil
      #expect(!(cell.contentView is OwnView) && view.superview == nil)
    }
  }

  @Test("The padding above headers moves each header and its rows down, and a pinned header stays at the top (V-71)")
  func headerTopPadding() throws {
    try withStage { stage in
      var configuration = Configuration(appearance: .plain)
      configuration.headerMode = .supplementary
      configuration.headerTopPadding = 12
      let scene = WordList(stage, [["one"], (0..<20).map { "word \($0)" }], configuration)
      let kind = UICollectionView.elementKindSectionHeader
      @MainActor func header(_ section: Int) -> CGRect? {
        scene.list.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
      }
      let first = try #require(header(0))
      #expect(first.minY == 12 && scene.cell(0)?.frame.minY == 12 + first.height)
      #expect(header(1)?.minY == 12 + first.height + 44 + 12)
      scene.list.contentOffset.y = 300
      scene.list.layoutIfNeeded()
      #expect(header(1)?.minY == 300)
    }
  }

  @Test("A swipe moves a row aside and shows the provider's actions, and the next touch closes them (V-95)")
  func swipeActions() throws {
    try withStage { stage in
      let list = SwipedList(stage)
      list.swipe(1, from: 250, to: 130, on: stage)
      let shown = list.scene.cell(1)?.frame.minX ?? 0
      #expect(shown <= -148 && list.scene.cell(0)?.frame.minX == 0)
      stage.tap(CGPoint(x: 290, y: 166))
      stage.advance(by: 0.5)
      #expect(list.performed == ["Remove"])
      list.finish?(true)
      try stage.settle()
      #expect(list.scene.cell(1)?.frame.minX == 0)
      list.swipe(0, from: 50, to: 150, on: stage)
      #expect((list.scene.cell(0)?.frame.minX ?? 0) >= 74)
      stage.tap(CGPoint(x: 150, y: 210))
      try stage.settle()
      #expect(list.scene.cell(0)?.frame.minX == 0 && list.scene.list.indexPathsForSelectedItems == [])
      list.swipe(2, from: 250, to: 130, on: stage)
      #expect(list.scene.cell(2)?.frame.minX == 0 && list.performed == ["Remove"])
    }
  }

  @Test("A full swipe performs the first action, and the row's actions go when a batch deletes it (V-95)")
  func fullSwipe() throws {
    try withStage { stage in
      let list = SwipedList(stage)
      list.swipe(0, from: 290, to: 20, on: stage)
      #expect(list.performed == ["Remove"] && list.scene.cell(0)?.frame.minX == -300)
      var snapshot = list.scene.source.snapshot()
      snapshot.deleteItems(["one"])
      list.scene.source.apply(snapshot)
      list.finish?(true)
      try stage.settle()
      #expect(list.scene.list.visibleCells.map(\.frame.minX) == [0, 0])
      #expect(list.scene.list.subviews.allSatisfy { $0.frame.width == 0 || $0.frame.minX <= 0 })
    }
  }
}
