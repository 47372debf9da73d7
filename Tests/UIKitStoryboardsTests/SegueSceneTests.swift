import Testing
import TransitionTesting
import UIKit

/// A screen that notes what segues ask and say, and to which one can unwind.
class LoggedController: UIViewController, SelectorTable {
  static var log: [String] = []
  static var refuses = false
  var tapped = 0

  class var selectors: [Selector] {
    [
      Selector("comeHome:", LoggedController.comeHome(_:)), Selector("count:", LoggedController.count(_:)),
      Selector("close", LoggedController.close),
    ]
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Self.log.append("should \(identifier)")
    return !Self.refuses
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let loaded = segue.destination.isViewLoaded ? "loaded" : "not loaded"
    Self.log.append("prepare \(segue.identifier ?? "nil") \(segue.destination.title ?? "?") \(loaded)")
  }

  func comeHome(_ segue: UIStoryboardSegue) { Self.log.append("unwound from \(segue.source.title ?? "?")") }
  func count(_ sender: Any?) { tapped += 1 }
  func close() { dismiss(animated: true) }
}

/// A segue of the app.
final class DropSegue: UIStoryboardSegue {
  override func perform() {
    LoggedController.log.append("drop")
    destination.modalPresentationStyle = .fullScreen
    source.present(destination, animated: false)
  }
}

@Suite("Segues of a storyboard", .serialized) @MainActor struct SegueSceneTests {
  init() { (LoggedController.log, LoggedController.refuses) = ([], false) }

  private func show(
    _ stage: Stage, _ files: InterfaceFiles, button: String, more: String = "", destination: String = ""
  ) throws -> (UINavigationController, LoggedController) {
    try files.storyboard(
      "Main", initial: "nav",
      """
      <navigationController id="nav" sceneMemberID="viewController">
          <navigationBar key="navigationBar" contentMode="scaleToFill" barStyle="black" id="bar">
              <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
              <autoresizingMask key="autoresizingMask"/>
          </navigationBar>
          <connections><segue destination="home" kind="relationship" relationship="rootViewController" id="r1"/></connections>
      </navigationController>
      """,
      Piece.controller(
        "home", class: "LoggedController", subviews: Piece.button("b1", "Go", connections: button), connections: more,
        more: #"<navigationItem key="navigationItem" title="Home" id="ni"/>"#),
      Piece.controller(
        "next", class: "LoggedController", identifier: "next",
        subviews: Piece.button("b2", "Back", y: 300, connections: destination)
      ).replacingOccurrences(of: "id=\"next\"", with: "title=\"Next\" id=\"next\"")
        + #"<exit id="exit" userLabel="Exit" sceneMemberID="exit"/>"#)
    stage.addResources(at: files.folder)
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let nav = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    stage.show(nav)
    try stage.settle()
    return (nav, try #require(nav.viewControllers.first as? LoggedController))
  }

  private let go = CGPoint(x: 90, y: 222)
  private let back = CGPoint(x: 90, y: 322)

  @Test("A button's segue asks, makes the destination, prepares, and pushes before the destination's view is loaded")
  func push() throws {
    let files = try InterfaceFiles()
    try withStage(.iPhone15) { stage in
      let (nav, home) = try show(
        stage, files, button: #"<segue destination="next" kind="show" identifier="go" id="s1"/>"#)
      #expect(nav.navigationBar.topItem?.title == "Home" && home.title == nil && nav.navigationBar.barStyle == .black)
      stage.tap(go)
      try stage.settle()
      #expect(LoggedController.log == ["should go", "prepare go Next not loaded"])
      #expect(nav.topViewController?.title == "Next" && nav.viewControllers.count == 2)
    }
  }

  @Test("A segue that the controller refuses does nothing, but one that code performs is not asked for")
  func refusal() throws {
    let files = try InterfaceFiles()
    try withStage(.iPhone15) { stage in
      let (nav, home) = try show(
        stage, files, button: #"<segue destination="next" kind="show" identifier="go" id="s1"/>"#)
      LoggedController.refuses = true
      stage.tap(go)
      try stage.settle()
      #expect(LoggedController.log == ["should go"] && nav.topViewController === home)
      home.performSegue(withIdentifier: "go", sender: nil)
      try stage.settle()
      #expect(nav.viewControllers.count == 2)
      #expect(LoggedController.log == ["should go", "prepare go Next not loaded"])
    }
  }

  @Test("A presentation has the style and the transition of its segue")
  func presentation() throws {
    let files = try InterfaceFiles()
    try withStage(.iPhone15) { stage in
      let (nav, home) = try show(
        stage, files,
        button: """
          <segue destination="next" kind="presentation" modalPresentationStyle="fullScreen" \
          modalTransitionStyle="crossDissolve" id="s1"/>
          """,
        destination: #"<action selector="close" destination="next" eventType="touchUpInside" id="a1"/>"#)
      stage.tap(go)
      try stage.settle()
      let shown = try #require(home.presentedViewController)
      #expect(shown.modalPresentationStyle == .fullScreen && shown.modalTransitionStyle == .crossDissolve)
      #expect(nav.presentedViewController === shown)
      stage.tap(back)
      try stage.settle()
      #expect(home.presentedViewController == nil)
    }
  }

  @Test("A custom segue is made by its class, with the two controllers")
  func custom() throws {
    let files = try InterfaceFiles()
    try withStage(.iPhone15) { stage in
      let (_, home) = try show(
        stage, files, button: "",
        more: """
          <segue destination="next" kind="custom" identifier="drop" customClass="DropSegue" \
          customModule="UIKitStoryboardsTests" id="s1"/>
          """)
      home.performSegue(withIdentifier: "drop", sender: nil)
      try stage.settle()
      #expect(LoggedController.log == ["prepare drop Next not loaded", "drop"])
      #expect(home.presentedViewController?.title == "Next")
    }
  }

  @Test("An unwind segue calls the method of the screen below, and pops to it")
  func unwind() throws {
    let files = try InterfaceFiles()
    try withStage(.iPhone15) { stage in
      let (nav, home) = try show(
        stage, files, button: #"<segue destination="next" kind="show" identifier="go" id="s1"/>"#,
        destination: #"<segue destination="exit" kind="unwind" unwindAction="comeHome:" id="u1"/>"#)
      stage.tap(go)
      try stage.settle()
      LoggedController.log = []
      stage.tap(back)
      try stage.settle()
      #expect(LoggedController.log == ["should ", "prepare nil ? loaded", "unwound from Next"])
      #expect(nav.topViewController === home)
    }
  }

  @Test("A container view embeds its controller when the view loads, after the source has prepared it")
  func embed() throws {
    let files = try InterfaceFiles()
    try withStage(.iPhone15) { stage in
      try files.storyboard(
        "Main", initial: "home",
        Piece.controller(
          "home", class: "LoggedController",
          subviews: """
            <containerView opaque="NO" contentMode="scaleToFill" id="box">
                <rect key="frame" x="10" y="100" width="200" height="300"/>
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                <connections><segue destination="next" kind="embed" identifier="inside" id="e1"/></connections>
            </containerView>
            """),
        Piece.controller("next", class: "LoggedController"))
      stage.addResources(at: files.folder)
      let home = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? LoggedController)
      stage.show(home)
      #expect(LoggedController.log == ["should inside", "prepare inside ? not loaded"])
      let child = try #require(home.children.first)
      #expect(child.view.superview?.frame == CGRect(x: 10, y: 100, width: 200, height: 300))
      #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300) && child.parent === home)
    }
  }

  @Test("A bar button and a tap recognizer send their actions to the controller")
  func actions() throws {
    let files = try InterfaceFiles()
    try withStage(.iPhone15) { stage in
      try files.storyboard(
        "Main", initial: "home",
        Piece.controller(
          "home", class: "LoggedController",
          more: """
            <navigationItem key="navigationItem" id="ni">
                <barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
                    <inset key="imageInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                    <connections><action selector="count:" destination="home" id="a1"/></connections>
                </barButtonItem>
            </navigationItem>
            """
        ).replacingOccurrences(
          of: "<viewLayoutGuide key",
          with: """
            <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g1"/></connections>
            <viewLayoutGuide key
            """)
            + """
            <tapGestureRecognizer id="tap" numberOfTapsRequired="2">
                <connections><action selector="count:" destination="home" id="a2"/></connections>
            </tapGestureRecognizer>
            """)
      stage.addResources(at: files.folder)
      let home = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? LoggedController)
      stage.show(UINavigationController(rootViewController: home))
      try stage.settle()
      let item = try #require(home.navigationItem.rightBarButtonItem)
      #expect(item.imageInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
      #expect(item.target === home && item.action?.name == "count:")
      let tap = try #require(home.view.gestureRecognizers?.first as? UITapGestureRecognizer)
      #expect(tap.numberOfTapsRequired == 2)
      stage.tap(CGPoint(x: 200, y: 500), count: 2)
      try stage.settle()
      #expect(home.tapped == 1)
    }
  }

  @Test("Controllers of tabs come from relationships, with the items of their scenes")
  func tabs() throws {
    let files = try InterfaceFiles()
    try withStage(.iPhone15) { stage in
      func item(_ title: String, _ id: String) -> String {
        #"<tabBarItem key="tabBarItem" title="\#(title)" badgeValue="2" id="\#(id)"/>"#
      }
      try files.storyboard(
        "Main", initial: "tabs",
        """
        <tabBarController id="tabs" sceneMemberID="viewController">
            <tabBar key="tabBar" contentMode="scaleToFill" id="tb"/>
            <connections>
                <segue destination="one" kind="relationship" relationship="viewControllers" id="r1"/>
                <segue destination="two" kind="relationship" relationship="viewControllers" id="r2"/>
            </connections>
        </tabBarController>
        """,
        Piece.controller("one", more: item("One", "i1")), Piece.controller("two", more: item("Two", "i2")))
      stage.addResources(at: files.folder)
      let tabs = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UITabBarController)
      stage.show(tabs)
      #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
      #expect(tabs.viewControllers?.first?.tabBarItem.badgeValue == "2")
    }
  }
}
