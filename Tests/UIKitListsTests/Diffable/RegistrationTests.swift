import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Registrations of cells and supplementary views") @MainActor struct RegistrationTests {
  private final class Cell: UICollectionViewCell {}

  /// A data source of numbers whose cells a function makes.
  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 3
    let cell: (UICollectionView, IndexPath) -> UICollectionViewCell
    init(_ cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
      self.cell = cell
      super.init()
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      cell(collectionView, indexPath)
    }
  }

  private func list(_ source: Source) -> UICollectionView {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: .rows(.absolute(50))))
    list.dataSource = source
    return list
  }

  @Test("A registration makes cells of its class and configures them for their items, also reused ones (V-6)")
  func cells() throws {
    try withStage { _ in
      var configured: [String] = []
      let registration = UICollectionView.CellRegistration<Cell, String> { _, path, item in
        configured.append("\(path.item) \(item)")
      }
      let other = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      let source = Source { list, path in
        guard path.item > 0 else { return list.dequeueConfiguredReusableCell(using: other, for: path, item: 1) }
        return list.dequeueConfiguredReusableCell(using: registration, for: path, item: path.item == 2 ? nil : "x")
      }
      let list = list(source)
      list.layoutIfNeeded()
      #expect(configured == ["1 x"])
      #expect(list.visibleCells.map { $0 is Cell } == [false, true, true])
      let old = Set(list.visibleCells.map { ObjectIdentifier($0) })
      list.reloadData()
      list.layoutIfNeeded()
      #expect(Set(list.visibleCells.map { ObjectIdentifier($0) }) == old && configured == ["1 x", "1 x"])
    }
  }

  @Test("A registration that is created for one cell is reported in UIKit's words (V-6)")
  func inside() throws {
    try withStage { stage in
      let source = Source { list, path in
        list.dequeueConfiguredReusableCell(
          using: UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }, for: path, item: 1)
      }
      source.count = 1
      let list = list(source)
      list.layoutIfNeeded()
      #expect(list.visibleCells.count == 1)
      let diagnostic = try stage.expectDiagnostic("registration-made-inside")
      #expect(diagnostic.happened.contains("Attempted to dequeue a cell using a registration that was created inside"))
    }
  }
}
