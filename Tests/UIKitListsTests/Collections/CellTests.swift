import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Cells of a collection view") @MainActor struct CellTests {
  @Test("Cells are in place right after layoutIfNeeded, so that a transition can begin at one (P-37)")
  func visibleAfterLayout() throws {
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<100)], shows: false)
      scene.list.layoutIfNeeded()
      // 300 points take five items of 50 with 10 between them; 400 points take seven lines.
      #expect(scene.numbers == Array(0..<35))
      let frame = try #require(scene.cell(6)?.frame)
      #expect(abs(frame.minX - 188.0 / 3) < 1e-9 && frame.minY == 60 && frame.size == CGSize(width: 50, height: 50))
    }
  }

  @Test("A cell is made, configured, given its attributes, and then shown; a reused one is prepared first (V-7)")
  func order() throws {
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<10)], layout: RowsLayout())
      scene.logsCells = true
      scene.list.contentOffset.y = 100
      scene.list.layoutIfNeeded()
      #expect(scene.log.take() == "end0 cell(4) will4")
      #expect(scene.made == 4)
      #expect(scene.cell(4)?.applied.last?.frame == CGRect(x: 0, y: 400, width: 300, height: 100))
    }
  }

  @Test("A scroll through 10,000 items makes about a screenful of cells (V-11)")
  func reuse() throws {
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<10_000)])
      for step in 0..<200 {
        scene.list.contentOffset.y = CGFloat(step) * 90
        scene.list.layoutIfNeeded()
      }
      #expect(scene.made <= 45)
    }
  }

  @Test("A class of an app is made by its own init(frame:), with the size of its item (V-1, V-4)")
  func ownInitializer() throws {
    final class Framed: UICollectionViewCell {
      let initialFrame: CGRect
      override init(frame: CGRect) {
        initialFrame = frame
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<10)])
      scene.list.register(Framed.self, forCellWithReuseIdentifier: "framed")
      let path = IndexPath(item: 1, section: 0)
      let cell = scene.list.dequeueReusableCell(withReuseIdentifier: "framed", for: path)
      let frame = try #require((cell as? Framed)?.initialFrame)
      #expect(abs(frame.minX - 188.0 / 3) < 1e-9 && frame.size == CGSize(width: 50, height: 50))
      #expect(cell.reuseIdentifier == "framed")
    }
  }

  @Test("An identifier that nothing is registered for is reported in UIKit's words (V-3)")
  func unregistered() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0]])
      _ = scene.list.dequeueReusableCell(withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
      let diagnostic = try stage.expectDiagnostic("dequeued-unregistered")
      #expect(diagnostic.happened.contains("UICollectionElementKindCell with identifier other"))
    }
  }

  @Test("A cell that was not dequeued is reported, and shown (V-5)")
  func notDequeued() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    try withStage { stage in
      let scene = ListScene(stage, [[0]], shows: false)
      let source = Source()
      scene.list.dataSource = source
      stage.show(scene.root)
      _ = try stage.expectDiagnostic("cell-not-dequeued")
      #expect(scene.list.visibleCells.count == 1)
    }
  }

  @Test("Reloading asks for the data in the next layout pass, and drops the selection (V-13)")
  func reload() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0, 1, 2]])
      scene.list.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      scene.data = [[7, 8]]
      scene.list.reloadData()
      #expect(scene.numbers == [0, 1, 2])
      #expect(scene.list.indexPathsForSelectedItems == [])
      scene.list.layoutIfNeeded()
      #expect(scene.numbers == [7, 8])
    }
  }

  @Test("The data source, the delegate and the prefetching are not retained (V-12)")
  func weakDelegates() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0]])
      final class Own: NSObject, UICollectionViewDelegate {}
      do {
        let own = Own()
        scene.list.delegate = own
        #expect(scene.list.delegate === own && (scene.list as UIScrollView).delegate === own)
      }
      #expect(scene.list.delegate == nil)
    }
  }

  @Test("Attributes of an item that does not exist are reported and passed over (V-37)")
  func attributesWithoutItem() throws {
    final class TooMany: RowsLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (super.layoutAttributesForElements(in: rect) ?? []) + [
          layoutAttributesForItem(at: IndexPath(item: 3, section: 0))!
        ]
      }
    }
    try withStage { stage in
      let scene = ListScene(stage, [[0, 1, 2]], layout: TooMany())
      _ = try stage.expectDiagnostic("attributes-without-item")
      #expect(scene.numbers == [0, 1, 2])
    }
  }

  @Test("Attributes that are not finite are reported, and their element is not shown")
  func infiniteAttributes() throws {
    final class Broken: RowsLayout {
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        if indexPath.item == 1 { attributes?.center.x = .nan }
        return attributes
      }
    }
    try withStage { stage in
      let scene = ListScene(stage, [[0, 1, 2]], layout: Broken())
      _ = try stage.expectDiagnostic("invalid-layout-attributes")
      #expect(scene.numbers == [0, 2])
    }
  }

  @Test("Prefetching names the items that come next, the nearest first, and cancels those that do not come (V-9)")
  func prefetching() throws {
    final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
      let log = CallLog()
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        log.calls.append("prefetch \(indexPaths.map(\.item))")
      }
      func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        log.calls.append("cancel \(indexPaths.map(\.item))")
      }
    }
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<100)], layout: RowsLayout())
      let prefetcher = Prefetcher()
      scene.list.prefetchDataSource = prefetcher
      scene.list.contentOffset.y = 1000
      scene.list.layoutIfNeeded()
      #expect(prefetcher.log.take() == "prefetch [14, 15, 16, 17]")
      scene.list.contentOffset.y = 900
      scene.list.layoutIfNeeded()
      #expect(prefetcher.log.take() == "cancel [14, 15, 16, 17] prefetch [8, 7, 6, 5]")
    }
  }

  @Test("A class that is no cell is not registered")
  func noCell() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0]])
      scene.list.register(UIView.self, forCellWithReuseIdentifier: "view")
      _ = try stage.expectDiagnostic("registered-class-is-no-view")
    }
  }

  @Test("A header that the data source does not make is reported, and an empty view is shown")
  func missingHeader() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    try withStage { stage in
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize.height = 40
      let scene = ListScene(stage, [[]], layout: layout, shows: false)
      let source = Source()
      scene.list.dataSource = source
      scene.list.layoutIfNeeded()
      _ = try stage.expectDiagnostic("missing-supplementary-view")
      #expect(scene.list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
    }
  }

  @Test("A cell is measured by its own fitting size, collection views' and tables' cells alike (V-35, V-87)")
  func fittingSize() throws {
    final class Fitting: UICollectionViewCell {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize { CGSize(width: targetSize.width, height: 61) }
    }
    final class FittingRow: UITableViewCell {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize {
        #expect(horizontalFittingPriority == .required && verticalFittingPriority == .fittingSizeLevel)
        return CGSize(width: targetSize.width, height: 62)
      }
    }
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        FittingRow(style: .default, reuseIdentifier: nil)
      }
    }
    try withStage { stage in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      let preferred = Fitting(frame: .zero).preferredLayoutAttributesFitting(attributes)
      #expect(preferred.frame == CGRect(x: 10, y: 20, width: 100, height: 61))
      let source = Source()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
      table.dataSource = source
      table.layoutIfNeeded()
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 62)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
      #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 40))
    }
  }

  @Test("Without an override a cell prefers the size that fits it (V-35)")
  func preferredSize() throws {
    final class Tall: UICollectionViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 77) }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "tall", for: indexPath) }
    }
    try withStage { stage in
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 300, height: 20)
      let scene = ListScene(stage, [[]], layout: layout, shows: false)
      let source = Source()
      scene.list.register(Tall.self, forCellWithReuseIdentifier: "tall")
      scene.list.dataSource = source
      scene.list.layoutIfNeeded()
      #expect(scene.list.visibleCells.map(\.frame.height) == [77, 77])
    }
  }
}
