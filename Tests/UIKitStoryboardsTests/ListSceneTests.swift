import Testing
import TransitionTesting
import UIKit

/// A table of prototypes.
final class PrototypeController: UITableViewController {
  var prepared: [IndexPath?] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append((sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) })
  }
}

final class GridController: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
}

@Suite("Lists of a storyboard") @MainActor struct ListSceneTests {
  private func initial<Controller: UIViewController>(_ stage: Stage, _ files: InterfaceFiles) throws -> Controller {
    stage.addResources(at: files.folder)
    return try #require(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? Controller)
  }

  @Test("Prototype cells are dequeued by their identifiers, and a row's segue knows its cell")
  func prototypes() throws {
    let files = try InterfaceFiles()
    try files.storyboard(
      "Main", initial: "list",
      """
      <tableViewController id="list" customClass="PrototypeController" customModule="UIKitStoryboardsTests" sceneMemberID="viewController">
          <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" \
          dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="50" sectionHeaderHeight="28" \
          sectionFooterHeight="28" id="table">
              <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
              <prototypes>
                  <tableViewCell contentMode="scaleToFill" selectionStyle="default" accessoryType="disclosureIndicator" \
                  reuseIdentifier="row" textLabel="text" style="IBUITableViewCellStyleDefault" id="proto">
                      <rect key="frame" x="0.0" y="28" width="414" height="50"/>
                      <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="proto" id="cv">
                          <rect key="frame" x="0.0" y="0.0" width="380" height="50"/>
                          <subviews>
                              <label opaque="NO" contentMode="left" text="Title" textAlignment="center" id="text">
                                  <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                              </label>
                          </subviews>
                      </tableViewCellContentView>
                      <connections><segue destination="detail" kind="show" identifier="open" id="s1"/></connections>
                  </tableViewCell>
              </prototypes>
              <connections>
                  <outlet property="dataSource" destination="list" id="d1"/>
                  <outlet property="delegate" destination="list" id="d2"/>
              </connections>
          </tableView>
      </tableViewController>
      """, Piece.controller("detail"))
    try withStage(.iPhone15) { stage in
      let list: PrototypeController = try initial(stage, files)
      let nav = UINavigationController(rootViewController: list)
      stage.show(nav)
      try stage.settle()
      let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
      #expect(list.tableView.visibleCells.count == 3 && cell.frame.height == 50)
      #expect(cell.textLabel?.text == "Row 1" && cell.textLabel?.textAlignment == .center)
      #expect(cell.textLabel?.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(cell.accessoryType == .disclosureIndicator && cell.textLabel?.superview === cell.contentView)
      stage.tap(cell.convert(CGPoint(x: 100, y: 25), to: nil))
      try stage.settle()
      #expect(list.prepared == [IndexPath(row: 1, section: 0)] && nav.viewControllers.count == 2)
    }
  }

  @Test("Static rows are those of the document, with titles and heights")
  func staticRows() throws {
    let files = try InterfaceFiles()
    func row(_ id: String, height: Int) -> String {
      """
      <tableViewCell contentMode="scaleToFill" selectionStyle="default" rowHeight="\(height)" id="\(id)">
          <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="\(id)" id="\(id)-c"/>
      </tableViewCell>
      """
    }
    try files.storyboard(
      "Main", initial: "list",
      """
      <tableViewController id="list" sceneMemberID="viewController">
          <tableView key="view" contentMode="scaleToFill" dataMode="static" style="grouped" separatorStyle="default" \
          rowHeight="44" id="table">
              <sections>
                  <tableViewSection headerTitle="One" id="s1"><cells>\(row("r1", height: 60))\(row("r2", height: 70))</cells></tableViewSection>
                  <tableViewSection footerTitle="End" id="s2"><cells>\(row("r3", height: 80))</cells></tableViewSection>
              </sections>
          </tableView>
      </tableViewController>
      """)
    try withStage(.iPhone15) { stage in
      let list: UITableViewController = try initial(stage, files)
      stage.show(list)
      try stage.settle()
      let table = try #require(list.tableView)
      #expect(table.style == .grouped && table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
      #expect(table.visibleCells.map(\.frame.height) == [60, 70, 80])
      #expect(list.tableView(table, titleForHeaderInSection: 0) == "One")
      #expect(list.tableView(table, titleForFooterInSection: 1) == "End")
    }
  }

  @Test("A collection view has the flow layout and the cells of its document")
  func collection() throws {
    let files = try InterfaceFiles()
    try files.storyboard(
      "Main", initial: "grid",
      """
      <collectionViewController id="grid" customClass="GridController" customModule="UIKitStoryboardsTests" sceneMemberID="viewController">
          <collectionView key="view" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" id="list">
              <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
              <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" minimumInteritemSpacing="3" id="flow">
                  <size key="itemSize" width="90" height="60"/>
                  <size key="headerReferenceSize" width="0.0" height="0.0"/>
                  <size key="footerReferenceSize" width="0.0" height="0.0"/>
                  <inset key="sectionInset" minX="5" minY="6" maxX="5" maxY="6"/>
              </collectionViewFlowLayout>
              <cells>
                  <collectionViewCell opaque="NO" contentMode="center" reuseIdentifier="tile" id="tile">
                      <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
                      <view key="contentView" opaque="NO" contentMode="center"><subviews>\(Piece.label("tl", "Tile"))</subviews></view>
                      <color key="backgroundColor" systemColor="systemGray5Color"/>
                  </collectionViewCell>
              </cells>
              <connections>
                  <outlet property="dataSource" destination="grid" id="d1"/>
                  <outlet property="delegate" destination="grid" id="d2"/>
              </connections>
          </collectionView>
      </collectionViewController>
      """)
    try withStage(.iPhone15) { stage in
      let grid: GridController = try initial(stage, files)
      stage.show(grid)
      try stage.settle()
      let flow = try #require(grid.collectionViewLayout as? UICollectionViewFlowLayout)
      #expect(flow.itemSize == CGSize(width: 90, height: 60) && flow.minimumLineSpacing == 7)
      #expect(flow.sectionInset == UIEdgeInsets(top: 6, left: 5, bottom: 6, right: 5))
      #expect(grid.collectionView.visibleCells.count == 4)
      let cell = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
      #expect(cell.frame.size == CGSize(width: 90, height: 60) && cell.backgroundColor == .systemGray5)
      #expect((cell.contentView.subviews.first as? UILabel)?.text == "Tile")
    }
  }
}
