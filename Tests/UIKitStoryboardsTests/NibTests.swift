import Foundation
import Testing
import TransitionTesting
import UIKit

/// A view that fills itself from a nib, as many libraries do.
final class CardView: UIView {
  var content: UIView!
  weak var caption: UILabel?
  var tone: UIColor?
  var steps = 0
  var isOn = false
  var steppers: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    let objects = Bundle.main.loadNibNamed("CardView", owner: self, options: nil)
    precondition(objects?.count == 1)
    addSubview(content)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell of a nib, with an outlet that has an observer.
final class NoteCell: UITableViewCell {
  var awoken = 0
  var seen: [String] = []
  weak var note: UILabel! {
    didSet { seen.append(note.text ?? "nil") }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    awoken += 1
  }
}

extension NoteCell {
  enum InterfaceEntries: InterfaceTable {
    static var properties: [InterfaceKey] { [InterfaceKey("note", \NoteCell.note)] }
  }
}

final class PlainNibController: UIViewController {
  var button: UIButton!
  var pressed: [String] = []
  func press(_ sender: UIButton) { pressed.append(sender.title(for: .normal) ?? "") }

  enum InterfaceEntries: InterfaceTable {
    static var actions: [Selector] { [Selector("press:", PlainNibController.press(_:))] }
  }
}

/// An object of a nib that is no responder.
final class NibHelper: NSObject, InterfaceAwaking {
  weak var caption: UILabel?
  var seen: [String] = []

  func awakeFromNib() {
    super.awakeFromNib()
    seen.append(caption?.text ?? "nil")
  }
}

/// A constraint of the app that is as long as one pixel, as public code has it.
final class HairlineConstraint: NSLayoutConstraint {
  var isHair = false

  override func awakeFromNib() {
    super.awakeFromNib()
    if isHair { constant = 1 / UIScreen.main.scale }
  }
}

/// A recognizer and a bar's item that note their awaking.
final class AwakingTap: UITapGestureRecognizer {
  var isAwake = false
  override func awakeFromNib() { isAwake = true }
}

final class AwakingItem: UIBarButtonItem {
  var isAwake = false
  override func awakeFromNib() { isAwake = true }
}

@Suite("Nibs") @MainActor struct NibTests {
  private static let cell = """
    <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" reuseIdentifier="other" \
    rowHeight="80" id="cell" customClass="NoteCell" customModule="UIKitStoryboardsTests">
        <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
        <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
            <autoresizingMask key="autoresizingMask"/>
            <subviews>\(Piece.label("note", "A note"))</subviews>
            <constraints>
                \(Piece.constraint("note", "leading", "content", "leading", constant: 12, id: "c1"))
                \(Piece.constraint("note", "centerY", "content", "centerY", id: "c2"))
            </constraints>
        </tableViewCellContentView>
        <connections><outlet property="note" destination="note" id="o1"/></connections>
    </tableViewCell>
    """

  @Test("loadNibNamed connects the owner's outlets, collections and runtime attributes")
  func owner() throws {
    let files = try InterfaceFiles()
    try files.nib(
      "CardView",
      owner: """
        <outlet property="content" destination="v" id="o1"/>
        <outlet property="caption" destination="l" id="o2"/>
        <outletCollection property="steppers" destination="l" id="o3"/>
        <outletCollection property="steppers" destination="v" id="o4"/>
        """,
      """
      <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>\(Piece.label("l", "Caption"))</subviews>
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                  <real key="value" value="12"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
          </userDefinedRuntimeAttributes>
      </view>
      """)
    try withStage { stage in
      stage.addResources(at: files.folder)
      let card = CardView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      #expect(card.content.superview === card && card.caption?.text == "Caption")
      #expect(card.steppers.count == 2 && card.steppers.first === card.caption)
      #expect(card.content.layer.cornerRadius == 12 && card.content.clipsToBounds)
    }
  }

  @Test("An object that is no responder awakes when its outlets are set")
  func awakingObject() throws {
    let files = try InterfaceFiles()
    try files.nib(
      "Helper",
      Piece.label("l", "Caption") + """
        <customObject id="h" customClass="NibHelper" customModule="UIKitStoryboardsTests">
            <connections><outlet property="caption" destination="l" id="o1"/></connections>
        </customObject>
        """)
    try withStage { stage in
      stage.addResources(at: files.folder)
      let objects = try #require(Bundle.main.loadNibNamed("Helper", owner: nil, options: nil))
      let helper = try #require(objects.lazy.compactMap { $0 as? NibHelper }.first)
      #expect(helper.seen == ["Caption"])
    }
  }

  @Test("A constraint of the app's class has the document's items and numbers, its attributes, and awakes (L-15)")
  func constraintClass() throws {
    let files = try InterfaceFiles()
    let own = #"customClass="HairlineConstraint" customModule="UIKitStoryboardsTests""#
    try files.nib(
      "Line",
      """
      <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>\(Piece.label("l", "Caption"))</subviews>
          <constraints>
              <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
              constant="12" id="c1" \(own)/>
              <constraint firstItem="l" firstAttribute="height" relation="lessThanOrEqual" secondItem="v" \
              secondAttribute="height" multiplier="0.5" priority="750" identifier="hair" id="c2" \(own)>
                  <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="boolean" keyPath="isHair" value="YES"/>
                  </userDefinedRuntimeAttributes>
              </constraint>
              <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="c3" \
              customClass="NoSuchConstraint"/>
          </constraints>
      </view>
      """)
    try withStage(.iPhone15) { stage in
      stage.addResources(at: files.folder)
      let view = try #require(UINib(nibName: "Line", bundle: nil).instantiate(withOwner: nil).first as? UIView)
      let constraints = view.constraints
      try #require(constraints.count == 3)
      let (leading, height) = (constraints[0], constraints[1])
      #expect(leading is HairlineConstraint && leading.constant == 12 && leading.firstAttribute == .leading)
      #expect(leading.firstItem === view.subviews[0] && leading.secondItem === view && leading.isActive)
      #expect(height is HairlineConstraint && height.identifier == "hair" && height.priority == .defaultHigh)
      #expect(height.relation == .lessThanOrEqual && height.multiplier == 0.5)
      #expect(abs(height.constant - 1.0 / 3) < 1e-9, "The constraint awoke after its attributes.")
      #expect(type(of: constraints[2]) == NSLayoutConstraint.self)
      try stage.expectDiagnostic("interface-class-missing")
      stage.window.addSubview(view)
      view.layoutIfNeeded()
      #expect(view.subviews[0].frame.minX == 12)
    }
  }

  @Test("Recognizers and bar items of a nib awake")
  func awakingItems() throws {
    let files = try InterfaceFiles()
    try files.nib(
      "Items",
      """
      <tapGestureRecognizer id="t" customClass="AwakingTap" customModule="UIKitStoryboardsTests"/>
      <barButtonItem title="Add" id="i" customClass="AwakingItem" customModule="UIKitStoryboardsTests"/>
      """)
    try withStage { stage in
      stage.addResources(at: files.folder)
      let objects = UINib(nibName: "Items", bundle: nil).instantiate(withOwner: nil)
      #expect((objects.first as? AwakingTap)?.isAwake == true && (objects.last as? AwakingItem)?.isAwake == true)
    }
  }

  @Test("A colour in Display P3 is read in sRGB")
  func wideColor() throws {
    let files = try InterfaceFiles()
    try files.nib(
      "Wide",
      """
      <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="20" height="10"/>
          <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
          customColorSpace="displayP3"/>
      </view>
      """)
    try withStage { stage in
      stage.addResources(at: files.folder)
      let view = try #require(UINib(nibName: "Wide", bundle: nil).instantiate(withOwner: nil).first as? UIView)
      #expect(view.backgroundColor == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    }
  }

  @Test("Runtime attributes set an app's own stored properties by their names and types")
  func runtimeAttributes() throws {
    let files = try InterfaceFiles()
    try files.nib(
      "Card",
      """
      <view contentMode="scaleToFill" id="v" customClass="CardView" customModule="UIKitStoryboardsTests">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="color" keyPath="tone">
                  <color key="value" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="number" keyPath="steps"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="boolean" keyPath="isOn" value="YES"/>
          </userDefinedRuntimeAttributes>
      </view>
      """)
    try withStage { stage in
      stage.addResources(at: files.folder)
      let card = try #require(UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).first as? CardView)
      #expect(card.tone == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && card.steps == 7 && card.isOn)
      #expect(card.frame.size == CGSize(width: 200, height: 100))
    }
  }

  @Test("A nib that is registered makes a table's cells, which have the identifier of the registration (V-1)")
  func cells() throws {
    let files = try InterfaceFiles()
    try files.nib("NoteCell", Self.cell)
    try withStage(.iPhone15) { stage in
      stage.addResources(at: files.folder)
      let table = UITableView(frame: stage.window.bounds)
      table.register(UINib(nibName: "NoteCell", bundle: nil), forCellReuseIdentifier: "note")
      let cell = try #require(table.dequeueReusableCell(withIdentifier: "note") as? NoteCell)
      #expect(cell.reuseIdentifier == "note" && cell.awoken == 1)
      #expect(cell.seen == ["A note"], "An outlet of the class's table is set by its setter.")
      table.register(nil as UINib?, forCellReuseIdentifier: "note")
      #expect(table.dequeueReusableCell(withIdentifier: "note") == nil)
    }
  }

  @Test("A nib for cells with two objects at the top is reported, and the first cell is used (V-1)")
  func twoObjects() throws {
    let files = try InterfaceFiles()
    try files.nib("NoteCell", Self.cell + #"<view contentMode="scaleToFill" id="extra"/>"#)
    try withStage { stage in
      stage.addResources(at: files.folder)
      let table = UITableView(frame: stage.window.bounds)
      table.register(UINib(nibName: "NoteCell", bundle: nil), forCellReuseIdentifier: "note")
      #expect(table.dequeueReusableCell(withIdentifier: "note") is NoteCell)
      let message = try stage.expectDiagnostic("registered-nib-has-no-view").message
      #expect(
        message == """
          [registered-nib-has-no-view] The nib registered for note has 2 top-level objects. A nib for a list must have \
          exactly one, a UITableViewCell; UIKit raises an exception here. Remove the other objects, or move them to a nib \
          of their own. The first UITableViewCell is used.
          """)
    }
  }

  /// A layout of one item with a badge from a nib beside it.
  private final class BadgeLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let badge = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "badge", with: IndexPath(item: 0, section: 0))
      badge.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      return [badge]
    }
  }

  @Test("A nib that a layout registers makes its decoration views")
  func decorations() throws {
    let files = try InterfaceFiles()
    try files.nib(
      "Badge",
      """
      <collectionReusableView opaque="NO" contentMode="scaleToFill" id="c">
          <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
          <subviews><view contentMode="scaleToFill" id="dot"><rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
      </collectionReusableView>
      """)
    try withStage(.iPhone15) { stage in
      stage.addResources(at: files.folder)
      let layout = BadgeLayout()
      layout.register(UINib(nibName: "Badge", bundle: nil), forDecorationViewOfKind: "badge")
      let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      let root = UIViewController()
      root.view.addSubview(list)
      stage.show(root)
      try stage.settle()
      let badge = try #require(list.subviews.first { $0 is UICollectionReusableView })
      #expect(badge.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(badge.subviews.map(\.frame) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    }
  }

  @Test("A controller takes its view from the nib of its class's name, with outlets before viewDidLoad")
  func controller() throws {
    let files = try InterfaceFiles()
    try files.nib(
      "PlainNibController",
      owner: """
        <outlet property="view" destination="v" id="o1"/><outlet property="button" destination="b" id="o2"/>
        """,
      """
      <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
              \(Piece.button("b", "Press", connections: #"<action selector="press:" destination="-1" eventType="touchUpInside" id="a1"/>"#))
          </subviews>
      </view>
      """)
    try withStage(.iPhone15) { stage in
      stage.addResources(at: files.folder)
      let controller = PlainNibController()
      #expect(controller.nibName == "PlainNibController" && UIViewController().nibName == nil)
      stage.show(controller)
      #expect(controller.button.superview === controller.view)
      stage.tap(CGPoint(x: 90, y: 222))
      try stage.settle()
      #expect(controller.pressed == ["Press"])
    }
  }

  @Test("A nib that is missing is reported with its bundle, and the controller has an empty view")
  func missing() throws {
    try withStage { stage in
      let controller = UIViewController(nibName: "Nowhere", bundle: nil)
      #expect(controller.view.subviews.isEmpty)
      let message = try stage.expectDiagnostic("interface-file-missing").message
      #expect(
        message == """
          [interface-file-missing] Nowhere.xib was not found in the bundle \(Bundle.main.bundlePath). UIKit raises an \
          exception here: storyboards and nibs are found by their names. Copy the file into the package's resources, or \
          register its folder with stage.addResources(at:).
          """)
      #expect(Bundle.main.loadNibNamed("Nowhere", owner: nil) == nil)
      _ = try stage.expectDiagnostic("interface-file-missing")
    }
  }
}
