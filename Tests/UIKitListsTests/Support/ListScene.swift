import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// A cell with the number of its item, which counts the cells that were made.
final class NumberCell: UICollectionViewCell {
  var number = -1
  var applied: [UICollectionViewLayoutAttributes] = []
  var preferredHeight: CGFloat?

  override func prepareForReuse() {
    super.prepareForReuse()
    number = -1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied.append(layoutAttributes)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferredHeight else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    layoutAttributes.size.height = preferredHeight
    return layoutAttributes
  }
}

/// A screen with a collection view of numbers, 300 × 400 points at (0, 100), whose callbacks are logged.
@MainActor final class ListScene: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let stage: Stage
  let root = UIViewController()
  let list: UICollectionView
  var data: [[Int]]
  let log = CallLog()
  /// The number of cells that were made.
  var made = 0
  /// Whether calls about cells are logged.
  var logsCells = false
  /// The identifier with which cells are dequeued.
  var identifier = "number"
  var size: ((IndexPath) -> CGSize)?
  var height: ((Int) -> CGFloat)?

  init(
    _ stage: Stage, _ data: [[Int]], layout: UICollectionViewLayout = UICollectionViewFlowLayout(), shows: Bool = true
  ) {
    self.stage = stage
    self.data = data
    list = UICollectionView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
    super.init()
    list.contentInsetAdjustmentBehavior = .never
    list.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    list.dataSource = self
    list.delegate = self
    root.view.addSubview(list)
    if shows { stage.show(root) }
  }

  var flow: UICollectionViewFlowLayout { list.collectionViewLayout as! UICollectionViewFlowLayout }

  func cell(_ item: Int, _ section: Int = 0) -> NumberCell? {
    list.cellForItem(at: IndexPath(item: item, section: section)) as? NumberCell
  }

  /// The numbers of the visible cells, in the order of their items.
  var numbers: [Int] { list.visibleCells.compactMap { ($0 as? NumberCell)?.number } }

  func numberOfSections(in collectionView: UICollectionView) -> Int { data.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    data[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as! NumberCell
    if !known.contains(ObjectIdentifier(cell)) {
      known.insert(ObjectIdentifier(cell))
      cells.append(cell)
      made += 1
    }
    cell.number = data[indexPath.section][indexPath.item]
    cell.preferredHeight = height?(cell.number)
    if logsCells { log.calls.append("cell(\(cell.number))") }
    return cell
  }

  private var known: Set<ObjectIdentifier> = []
  private var cells: [NumberCell] = []

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size?(indexPath) ?? (collectionViewLayout as! UICollectionViewFlowLayout).itemSize }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { if logsCells { log.calls.append("will\(indexPath.item)") } }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { if logsCells { log.calls.append("end\(indexPath.item)") } }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    log.calls.append("shouldHighlight\(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.calls.append("didHighlight\(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    log.calls.append("didUnhighlight\(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    log.calls.append("shouldSelect\(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.calls.append("didSelect\(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.calls.append("didDeselect\(indexPath.item)")
  }
}

/// A layout of rows of 100 points.
class RowsLayout: UICollectionViewLayout {
  var rowHeight: CGFloat = 100
  var calls: [String] = []

  override func prepare() {
    super.prepare()
    calls.append("prepare")
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: collectionView!.bounds.width, height: CGFloat(collectionView!.numberOfItems(inSection: 0)) * rowHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<collectionView!.numberOfItems(inSection: 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: CGFloat(indexPath.item) * rowHeight, width: collectionView!.bounds.width, height: rowHeight)
    return attributes
  }
}
