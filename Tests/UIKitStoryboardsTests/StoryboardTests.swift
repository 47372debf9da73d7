import Testing
import TransitionTesting
import UIKit

/// A screen with outlets, as in an app: weak and private ones, too.
final class GreetingController: UIViewController {
  weak var greeting: UILabel!
  private var margin: NSLayoutConstraint?
  var calls: [String] = []
  var taken: CGFloat? { margin?.constant }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    calls.append("init(coder:), title \(title ?? "nil"), storyboard \(storyboard == nil ? "no" : "yes")")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    calls.append("awakeFromNib, view \(isViewLoaded ? "loaded" : "not loaded")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad, greeting \(greeting?.text ?? "nil")")
  }
}

@Suite("Storyboards") @MainActor struct StoryboardTests {
  private func greeting(_ files: InterfaceFiles) throws {
    try files.storyboard(
      "Main", initial: "gre",
      Piece.controller(
        "gre", class: "GreetingController", identifier: "greeting", subviews: Piece.label("lab", "Hello"),
        constraints: Piece.constraint("lab", "leading", "gre-view", "leading", constant: 30, id: "c1")
          + Piece.constraint("lab", "top", "gre-safe", "top", constant: 10, id: "c2"),
        connections: """
          <outlet property="greeting" destination="lab" id="o1"/>
          <outlet property="margin" destination="c1" id="o2"/>
          """))
  }

  @Test("A storyboard's initial controller has its view, its constraints and its outlets when the view has loaded")
  func initialController() throws {
    let files = try InterfaceFiles()
    try greeting(files)
    try withStage(.iPhone15) { stage in
      stage.addResources(at: files.folder)
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let controller = try #require(storyboard.instantiateInitialViewController() as? GreetingController)
      #expect(controller.storyboard === storyboard)
      #expect(controller.calls == ["init(coder:), title nil, storyboard yes", "awakeFromNib, view not loaded"])
      #expect(controller.greeting == nil)
      stage.show(controller)
      #expect(controller.calls.last == "viewDidLoad, greeting Hello")
      #expect(controller.taken == 30)
      #expect(controller.view.backgroundColor == .white)
      #expect(controller.greeting.frame.origin == CGPoint(x: 30, y: controller.view.safeAreaInsets.top + 10))
      #expect(controller.greeting.font == .systemFont(ofSize: 17))
    }
  }
}
