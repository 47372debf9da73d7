import UIKit

/// The screen of a collection view of sections whose items are numbers.
final class FuzzSectionsController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let list: UICollectionView
  weak var world: SectionsWorld?

  init(layout: UICollectionViewLayout) {
    list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for identifier in ["even", "odd"] { list.register(FuzzCell.self, forCellWithReuseIdentifier: identifier) }
    for kind in FuzzSections.kinds {
      list.register(FuzzSupplementaryView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
  }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { world?.data.sections.count ?? 0 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    guard let sections = world?.data.sections, sections.indices.contains(section) else { return 0 }
    return sections[section].items.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    cell(world?.data.number(at: indexPath) ?? -2, at: indexPath)
  }

  func cell(_ number: Int, at path: IndexPath) -> UICollectionViewCell {
    let cell = list.dequeueReusableCell(withReuseIdentifier: number.isMultiple(of: 2) ? "even" : "odd", for: path)
    guard let world, let cell = cell as? FuzzCell else { return cell }
    world.dequeued(cell, for: number)
    (cell.number, cell.version) = (number, world.data.version(of: number))
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { supplementaryView(kind, at: indexPath) }

  func supplementaryView(_ kind: String, at path: IndexPath) -> UICollectionReusableView {
    let view = list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
    world?.ledger.dequeued(view)
    return view
  }

  // MARK: Display and selection

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    world?.ledger.willDisplay(cell)
    if (cell as? FuzzCell)?.number != world?.data.number(at: indexPath) {
      world?.complain("a cell is displayed at another position than its item's (V-7)")
    }
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { world?.ledger.didEndDisplaying(cell) }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { world?.ledger.willDisplay(view) }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { world?.ledger.didEndDisplaying(view) }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    world?.tapped(indexPath, selects: true)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    world?.tapped(indexPath, selects: false)
  }
}
