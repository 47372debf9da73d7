import Foundation
import Testing
import TransitionTesting
import UIKit

/// A screen that only its own initializer gives a caption.
class CaptionController: UIViewController {
  let caption: String

  init?(coder: NSCoder, caption: String) {
    self.caption = caption
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    caption = "none"
    super.init(coder: coder)
  }
}

/// A screen whose segues call its methods.
final class CatalogController: UIViewController {
  static var makesNothing = false
  var log: [String] = []

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return identifier != "refused"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \((segue.destination as? CaptionController)?.caption ?? "?")")
  }

  func plain(_ coder: NSCoder) -> CaptionController? {
    log.append("make")
    return Self.makesNothing ? nil : CaptionController(coder: coder, caption: "made")
  }

  func sent(_ coder: NSCoder, sender: Any?) -> UIViewController? {
    CaptionController(coder: coder, caption: "for \(sender ?? "nil")")
  }

  func named(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> CaptionController {
    CaptionController(coder: coder, caption: "for \(segueIdentifier ?? "nil")")!
  }

  enum InterfaceEntries: InterfaceTable {
    static var segueActions: [InterfaceSegueAction] {
      [
        InterfaceSegueAction("plain:", CatalogController.plain(_:)),
        InterfaceSegueAction("sent:sender:", CatalogController.sent(_:sender:)),
        InterfaceSegueAction("named:sender:segueIdentifier:", CatalogController.named(_:sender:segueIdentifier:)),
      ]
    }
  }
}

@Suite("Segue actions of a storyboard", .serialized) @MainActor struct SegueActionTests {
  init() { CatalogController.makesNothing = false }

  private func catalog(
    _ stage: Stage, _ files: InterfaceFiles, button: String = "", segues: String = "", box: String = ""
  ) throws -> CatalogController {
    try files.storyboard(
      "Main", initial: "home",
      Piece.controller(
        "home", class: "CatalogController", subviews: Piece.button("b", "Go", connections: button) + box,
        connections: segues),
      Piece.controller("next", class: "CaptionController", subviews: Piece.label("text", "Next")))
    stage.addResources(at: files.folder)
    let home = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? CatalogController)
    stage.show(home)
    return home
  }

  @Test("The source's method makes the destination between the question and the preparation, with the scene's view")
  func tapped() throws {
    let files = try InterfaceFiles()
    try withStage(.iPhone15) { stage in
      let home = try catalog(
        stage, files,
        button: #"<segue destination="next" kind="show" destinationCreationSelector="plain:" id="s"/>"#)
      stage.tap(CGPoint(x: 90, y: 222))
      try stage.settle()
      #expect(home.log == ["should ", "make", "prepare made"])
      let shown = try #require(home.presentedViewController as? CaptionController)
      #expect((shown.view.subviews.first as? UILabel)?.text == "Next")
    }
  }

  @Test("A method that returns nil leaves the destination to its class's initializer")
  func declined() throws {
    let files = try InterfaceFiles()
    try withStage(.iPhone15) { stage in
      CatalogController.makesNothing = true
      let home = try catalog(
        stage, files,
        segues: #"<segue destination="next" kind="show" identifier="go" destinationCreationSelector="plain:" id="s"/>"#)
      home.performSegue(withIdentifier: "go", sender: nil)
      try stage.settle()
      #expect(home.log == ["make", "prepare none"])
    }
  }

  @Test("A method gets the sender, and the segue's identifier, where it has parameters for them")
  func arguments() throws {
    let files = try InterfaceFiles()
    try withStage(.iPhone15) { stage in
      let home = try catalog(
        stage, files,
        segues: """
          <segue destination="next" kind="show" identifier="one" destinationCreationSelector="sent:sender:" id="s1"/>
          <segue destination="next" kind="show" identifier="two" \
          destinationCreationSelector="named:sender:segueIdentifier:" id="s2"/>
          """)
      home.performSegue(withIdentifier: "one", sender: "you")
      try stage.settle()
      home.dismiss(animated: false)
      try stage.settle()
      home.performSegue(withIdentifier: "two", sender: nil)
      try stage.settle()
      #expect(home.log == ["prepare for you", "prepare for two"])
    }
  }

  @Test("An embedded controller is made by the method too; one without an identifier asks with an empty text")
  func embedded() throws {
    func box(_ segue: String) -> String {
      """
      <containerView opaque="NO" contentMode="scaleToFill" id="box">
          <rect key="frame" x="10" y="300" width="200" height="300"/>
          <connections>\(segue)</connections>
      </containerView>
      """
    }
    let files = try InterfaceFiles()
    try withStage(.iPhone15) { stage in
      let home = try catalog(
        stage, files,
        box: box(#"<segue destination="next" kind="embed" destinationCreationSelector="plain:" id="e"/>"#))
      #expect(home.log == ["should ", "make", "prepare made"])
      #expect((home.children.first as? CaptionController)?.caption == "made")
    }
    let others = try InterfaceFiles()
    try withStage(.iPhone15) { stage in
      let home = try catalog(
        stage, others, box: box(#"<segue destination="next" kind="embed" identifier="refused" id="e"/>"#))
      #expect(home.log == ["should refused"] && home.children.isEmpty)
    }
  }

  @Test("A scene that embeds itself ends, with a hint that names the segue")
  func insideItself() throws {
    let files = try InterfaceFiles()
    try withStage(.iPhone15) { stage in
      try files.storyboard(
        "Main", initial: "home",
        Piece.controller(
          "home",
          subviews: """
            <containerView opaque="NO" contentMode="scaleToFill" id="box">
                <rect key="frame" x="10" y="300" width="200" height="300"/>
                <connections><segue destination="home" kind="embed" id="e"/></connections>
            </containerView>
            """))
      stage.addResources(at: files.folder)
      stage.show(try #require(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()))
      let hint = try #require(stage.hints.first { $0.identifier == "interface-not-read" })
      #expect(hint.message.contains("a scene inside itself") && hint.message.contains("<segue id=\"e\">"))
    }
  }

  @Test("A method that the class does not list is a diagnostic, and the destination's initializer is called")
  func missing() throws {
    let files = try InterfaceFiles()
    try withStage(.iPhone15) { stage in
      let home = try catalog(
        stage, files,
        segues: #"<segue destination="next" kind="show" identifier="go" destinationCreationSelector="lost:" id="s"/>"#)
      home.performSegue(withIdentifier: "go", sender: nil)
      let message = try stage.expectDiagnostic("segue-action-without-method").message
      #expect(message.contains("CatalogController lists no segue action lost:, for Main.storyboard, at <segue"))
      #expect(home.log == ["prepare none"])
    }
  }
}
