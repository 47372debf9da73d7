import Testing
import TransitionTesting
import UIKit

final class OpenController: UIViewController {
  var number = 1
}

@Suite("Diagnostics of storyboards and nibs") @MainActor struct InterfaceDiagnosticTests {
  /// Shows the initial controller of a storyboard with one scene.
  private func show(_ stage: Stage, _ files: InterfaceFiles, _ scene: String) throws -> UIViewController? {
    try files.storyboard("Main", initial: "a", scene)
    stage.addResources(at: files.folder)
    let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    controller?.loadViewIfNeeded()
    return controller
  }

  @Test("A damaged document is reported with its line, and has no controllers")
  func damaged() throws {
    let files = try InterfaceFiles()
    try files.write("<document>\n<scenes>\n</document>", "Main.storyboard")
    try withStage { stage in
      stage.addResources(at: files.folder)
      #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
      let message = try stage.expectDiagnostic("interface-file-damaged").message
      #expect(
        message.hasPrefix("[interface-file-damaged] Main.storyboard cannot be read: Main.storyboard, line 3: the text"))
    }
  }

  @Test("An element that is not known is a hint, once for each kind, and an empty view stands in its place")
  func unknownElement() throws {
    let files = try InterfaceFiles()
    try withStage { stage in
      let map =
        #"<mapView contentMode="scaleToFill" id="m1"><rect key="frame" x="1" y="2" width="3" height="4"/></mapView>"#
      let controller = try show(stage, files, Piece.controller("a", subviews: map + map))
      #expect(
        controller?.view.subviews.map(\.frame) == Array(repeating: CGRect(x: 1, y: 2, width: 3, height: 4), count: 2))
      let hints = stage.hints.filter { $0.identifier == "interface-not-read" }
      #expect(
        hints.map(\.message) == [
          """
          [interface-not-read] Main.storyboard has something that is not read: <mapView>, at <mapView id="m1"> on line 10. \
          The screen is built without it; it is reported once for each document. Set it in code, such as in viewDidLoad() or \
          awakeFromNib(), where it matters.
          """
        ])
    }
  }

  @Test("An attribute and a value that are not known are hints with their element")
  func unknownAttribute() throws {
    let files = try InterfaceFiles()
    try withStage { stage in
      let view = #"<view contentMode="sideways" glow="YES" id="v1"/>"#
      _ = try show(stage, files, Piece.controller("a", subviews: view))
      let kinds = stage.hints.filter { $0.identifier == "interface-not-read" }.map(\.happened)
      #expect(
        kinds.count == 2 && kinds[0].contains("view glow, at") && kinds[1].contains("view contentMode=\"sideways\""))
    }
  }

  @Test("A class that is not there is reported, and UIKit's is used")
  func missingClass() throws {
    let files = try InterfaceFiles()
    try withStage { stage in
      let controller = try show(stage, files, Piece.controller("a", class: "Nobody"))
      #expect(controller.map { type(of: $0) == UIViewController.self } == true)
      let message = try stage.expectDiagnostic("interface-class-missing").message
      #expect(
        message.contains(
          "Unknown class Nobody of the module UIKitStoryboardsTests in Main.storyboard, at <viewController"))
    }
  }

  @Test("A class of another kind is reported, and UIKit's is used")
  func otherClass() throws {
    let files = try InterfaceFiles()
    try withStage { stage in
      let controller = try show(stage, files, Piece.controller("a", class: "CardView"))
      #expect(controller.map { type(of: $0) == UIViewController.self } == true)
      let message = try stage.expectDiagnostic("interface-class-of-other-kind").message
      #expect(message.contains("has the class CardView where a UIViewController is needed, at <viewController"))
    }
  }

  @Test("A reference to nothing is reported, and the rest is connected")
  func missingReference() throws {
    let files = try InterfaceFiles()
    try withStage { stage in
      let controller = try show(
        stage, files,
        Piece.controller(
          "a", subviews: Piece.label("l", "Hello"),
          constraints: Piece.constraint("l", "leading", "gone", "leading", id: "c1")
            + Piece.constraint("l", "leading", "a-view", "leading", constant: 5, id: "c2")))
      #expect(controller?.view.constraints.map(\.constant) == [5])
      let message = try stage.expectDiagnostic("interface-reference-missing").message
      #expect(message.contains("Main.storyboard refers to \"gone\", which is not there, at <constraint id=\"c1\">"))
    }
  }

  @Test("An outlet without a property, and one of another type, are reported in UIKit's words")
  func outlets() throws {
    let files = try InterfaceFiles()
    try withStage { stage in
      let controller = try show(
        stage, files,
        Piece.controller(
          "a", class: "OpenController", subviews: Piece.label("l", "Hello"),
          connections: """
            <outlet property="nothing" destination="l" id="o1"/><outlet property="number" destination="l" id="o2"/>
            """))
      #expect((controller as? OpenController)?.number == 1)
      let message = try stage.expectDiagnostic("outlet-not-set").message
      #expect(
        message.contains("OpenController has no property nothing that takes UILabel, for Main.storyboard, at <outlet"))
      #expect(message.contains("this class is not key value coding-compliant for the key nothing"))
      #expect(
        try stage.expectDiagnostic("outlet-not-set").message.contains("has no property number that takes UILabel"))
    }
  }

  @Test("An action without a method is reported when it is connected")
  func actions() throws {
    let files = try InterfaceFiles()
    try withStage { stage in
      let action = #"<action selector="press:" destination="a" eventType="touchUpInside" id="x1"/>"#
      _ = try show(
        stage, files,
        Piece.controller("a", class: "OpenController", subviews: Piece.button("b", "Press", connections: action)))
      let message = try stage.expectDiagnostic("action-without-method").message
      #expect(message.contains("OpenController has no method for the action press:, for Main.storyboard, at <action"))
    }
  }

  @Test("A scene that is not there is reported in UIKit's words, and so is a storyboard without an initial one")
  func scenes() throws {
    let files = try InterfaceFiles()
    try withStage { stage in
      try files.storyboard("Main", initial: nil, Piece.controller("a", identifier: "one"))
      stage.addResources(at: files.folder)
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      #expect(storyboard.instantiateInitialViewController() == nil)
      _ = try stage.expectDiagnostic("no-initial-scene")
      #expect(storyboard.instantiateViewController(withIdentifier: "two").storyboard == nil)
      let message = try stage.expectDiagnostic("no-such-scene").message
      #expect(
        message == """
          [no-such-scene] Main.storyboard doesn't contain a view controller with identifier 'two'. UIKit raises an exception \
          here. Type the identifier as the storyboard ID in Xcode. A plain controller is returned.
          """)
      #expect(storyboard.instantiateViewController(withIdentifier: "one").storyboard === storyboard)
    }
  }
}
