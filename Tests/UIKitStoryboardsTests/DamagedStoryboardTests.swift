import Foundation
import InterfaceDocuments
import SeededRandom
import Testing
import TransitionTesting
import UIKit

/// The screen of a damaged storyboard: its class is found by name, and so are its methods.
final class DamagedController: UIViewController {
  func count(_ sender: Any?) {}
  func make(_ coder: NSCoder) -> UIViewController? { DamagedController(coder: coder) }

  enum InterfaceEntries: InterfaceTable {
    static var actions: [Selector] { [Selector("count:", DamagedController.count(_:))] }
    static var segueActions: [InterfaceSegueAction] { [InterfaceSegueAction("make:", DamagedController.make(_:))] }
  }
}

@Suite("Storyboards that are damaged") @MainActor struct DamagedStoryboardTests {
  /// The number of storyboards, which a long run raises: `MATCHCUT_DOCUMENTS=10000 swift test --filter Damaged`.
  private static let count =
    ProcessInfo.processInfo.environment["MATCHCUT_DOCUMENTS"].flatMap { Int($0) }.map { $0 / 10 } ?? 60

  private static let whole = [
    """
    <navigationController storyboardIdentifier="s0" id="nav"><navigationBar key="navigationBar" id="bar">
    <navigationBarAppearance key="standardAppearance" backgroundEffect="dark"><color key="backgroundColor" systemColor="labelColor"/>
    <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="system" pointSize="20"/></textAttributes>
    </navigationBarAppearance></navigationBar><connections>
    <segue destination="home" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController>
    """,
    Piece.controller(
      "home", class: "DamagedController", identifier: "s1",
      subviews: Piece.label("lab", "Hello")
        + Piece.button(
          "b1", "Go",
          connections: """
            <segue destination="next" kind="show" identifier="go" id="s1"/>
            <action selector="count:" destination="home" eventType="touchUpInside" id="a1"/>
            """)
          + """
          <stackView contentMode="scaleToFill" axis="vertical" spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="st">
          <subviews>\(Piece.label("in1", "One"))\(Piece.label("in2", "Two"))</subviews></stackView>
          <containerView id="box"><connections><segue destination="next" kind="embed" \
          destinationCreationSelector="make:" id="e1"/></connections></containerView>
          <textView id="tv"><attributedString key="attributedText"><fragment content="Red"><attributes>
          <font key="NSFont" metaFont="systemBold" size="20"/><integer key="NSUnderline" value="1"/>
          <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="4"/></attributes></fragment></attributedString></textView>
          <slider minValue="0.0" maxValue="10" value="3" id="sl"/><switch on="YES" id="sw"/>
          """,
      constraints: Piece.constraint("lab", "leading", "home-view", "leading", constant: 30, id: "c1")
        + Piece.constraint("st", "top", "home-safe", "top", constant: 10, id: "c2")
        + Piece.constraint("st", "centerX", "home-view", "centerX", id: "c3"),
      connections: #"<outlet property="view" destination="st" id="o9"/>"#),
    Piece.controller("next", identifier: "s2", more: #"<tabBarItem key="tabBarItem" title="Next" id="t1"/>"#),
  ]

  /// Changes names, values, places and identifiers of elements.
  private func damage(_ element: InterfaceElement, _ random: inout SeededRandom, _ ids: [String]) -> InterfaceElement {
    var element = element
    let values = ["", "YES", "nan", "-7", "1e30", "0", "view", "top", "width", "1/0"] + ids
    for name in element.attributes.keys.sorted() where random.once(in: 60) {
      if random.once(in: 3) { element.attributes[name] = nil } else { element.attributes[name] = random.pick(values) }
    }
    if random.once(in: 80) { element.name = random.pick(["view", "label", "tableView", "segue", "nothing"]) ?? "view" }
    element.children = element.children.map { damage($0, &random, ids) }
    if !element.children.isEmpty, random.once(in: 30) {
      let index = random.roll(element.children.count)
      if random.once(in: 2) {
        element.children.remove(at: index)
      } else {
        element.children.append(element.children[index])
      }
    }
    return element
  }

  @Test("A storyboard with damaged elements opens as far as it can")
  func damaged() throws {
    let files = try InterfaceFiles()
    try files.storyboard("Whole", initial: "nav", Self.whole[0], Self.whole[1], Self.whole[2])
    let data = try Data(contentsOf: files.folder.appendingPathComponent("Whole.storyboard"))
    let document = try InterfaceDocument(parsing: data, name: "Whole")
    var ids: [String] = []
    document.root.visit { if let id = $0.id { ids.append(id) } }
    var opened = 0
    for seed in 0..<Self.count {
      var random = SeededRandom(seed: seed)
      let text = damage(document.root, &random, ids).xml
      try files.write(text, "Damaged\(seed).storyboard")
      try withStage(.small) { stage in
        stage.environment.diagnosticHandler = { _ in }
        stage.addResources(at: files.folder)
        let storyboard = UIStoryboard(name: "Damaged\(seed)", bundle: nil)
        for identifier in ["s0", "s1", "s2"] {
          let controller = storyboard.instantiateViewController(withIdentifier: identifier)
          controller.view.layoutIfNeeded()
          if controller.storyboard != nil { opened += 1 }
        }
      }
      try FileManager.default.removeItem(at: files.folder.appendingPathComponent("Damaged\(seed).storyboard"))
    }
    #expect(opened > Self.count)
  }
}

extension InterfaceElement {
  /// The element as XML.
  fileprivate var xml: String {
    let attributes = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
    return "<\(name)\(attributes)>\(text)\(children.map(\.xml).joined())</\(name)>"
  }
}
