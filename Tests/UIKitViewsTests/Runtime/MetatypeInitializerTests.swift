import Testing
import TransitionTesting
@_spi(MetatypeInitializers) import UIKit

@testable import UIKitTestSupport

@Suite("Initializers of types that are known at run time") @MainActor struct MetatypeInitializerTests {
  final class Card: UIView {
    var made = ""
    override init(frame: CGRect) {
      super.init(frame: frame)
      made = "frame"
    }
    required init?(coder: NSCoder) { nil }
  }
  final class Screen: UIViewController {
    var made = ""
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nil, bundle: nil)
      made = "\(nibName ?? "nil") \(bundle.map { "\($0 === Bundle.main)" } ?? "nil")"
    }
    required init?(coder: NSCoder) { nil }
  }
  final class Stack: UINavigationController {
    var made = ""
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      made = "root"
    }
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) { nil }
  }
  final class Row: UITableViewCell {
    var made = ""
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      made = "\(style.rawValue) \(reuseIdentifier ?? "nil")"
    }
    required init?(coder: NSCoder) { nil }
  }
  final class Header: UITableViewHeaderFooterView {
    var made = ""
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      made = reuseIdentifier ?? "nil"
    }
    required init?(coder: NSCoder) { nil }
  }
  final class Item: NSObject {
    var made = ""
    override init() {
      super.init()
      made = "plain"
    }
  }
  /// A class whose own initializer can be called without arguments.
  final class Titled: UIView {
    var title: String
    init(title: String = "none") {
      self.title = title
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func make<T: UIView>(_ type: T.Type = T.self) -> T { T() }
  private func framed<T: UIView>(_ frame: CGRect) -> T { T(frame: frame) }
  private func object<T: NSObject>() -> T { T() }

  @Test("Views of a type that is known at run time are made by its own initializer, with a frame and without")
  func views() throws {
    try withStage { _ in
      let kind: UIView.Type = Card.self
      let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      let view = kind.init(frame: frame)
      #expect((view as? Card)?.made == "frame" && view.frame == frame)
      #expect((kind.init() as? Card)?.made == "frame")
      #expect((make() as Card).made == "frame" && (framed(frame) as Card).frame == frame)
      #expect(make(UILabel.self).text == nil && [UIView.self, UILabel.self].map { $0.init(frame: frame) }.count == 2)
      #expect((type(of: view).init(frame: .zero) as? Card)?.made == "frame")
    }
  }

  @Test("Controllers, cells, headers and other objects are made so, and retain what they get")
  func others() throws {
    try withStage { _ in
      let screen: UIViewController.Type = Screen.self
      #expect(
        (screen.init(nibName: "A name that is longer than fifteen bytes", bundle: .main) as? Screen)?.made
          == "A name that is longer than fifteen bytes true")
      #expect((screen.init(nibName: nil, bundle: nil) as? Screen)?.made == "nil nil")
      #expect((screen.init() as? Screen)?.made == "nil nil")
      let stack: UINavigationController.Type = Stack.self
      let root = UIViewController()
      let made = stack.init(rootViewController: root)
      #expect((made as? Stack)?.made == "root" && made.viewControllers == [root])
      let row: UITableViewCell.Type = Row.self
      #expect((row.init(style: .subtitle, reuseIdentifier: "row") as? Row)?.made == "3 row")
      #expect((row.init(style: .default, reuseIdentifier: nil) as? Row)?.made == "0 nil")
      let header: UITableViewHeaderFooterView.Type = Header.self
      #expect((header.init(reuseIdentifier: "head") as? Header)?.made == "head")
      #expect((object() as Item).made == "plain")
    }
  }

  final class Press: UIButton {
    var made = ""
    override init(frame: CGRect) {
      super.init(frame: frame)
      made = "frame"
    }
    required init?(coder: NSCoder) { nil }
  }
  final class Slide: UIStoryboardSegue {
    var made = ""
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
      super.init(identifier: identifier, source: source, destination: destination)
      made = identifier ?? "nil"
    }
  }

  @Test("Buttons of a type and segues are made so")
  func buttonsAndSegues() throws {
    try withStage { _ in
      let kind: UIButton.Type = Press.self
      let button = kind.init(type: .system)
      #expect((button as? Press)?.made == "frame" && button.buttonType == .system)
      let segue: UIStoryboardSegue.Type = Slide.self
      let (from, to) = (UIViewController(), UIViewController())
      let made = segue.init(identifier: "an identifier of more than fifteen bytes", source: from, destination: to)
      #expect((made as? Slide)?.made == "an identifier of more than fifteen bytes")
      #expect(made.source === from && made.destination === to)
      #expect((segue.init(identifier: nil, source: from, destination: to) as? Slide)?.made == "nil")
    }
  }

  @Test("Objects that are made so are released with their last reference, and so is what they got")
  func references() throws {
    try withStage { _ in
      weak var view: UIView?
      weak var root: UIViewController?
      do {
        let kind: UIView.Type = Card.self
        let made = kind.init(frame: .zero)
        view = made
        let stack: UINavigationController.Type = Stack.self
        let controller = UIViewController()
        root = controller
        #expect(stack.init(rootViewController: controller).viewControllers.count == 1 && made.alpha == 1)
      }
      #expect(view == nil && root == nil)
    }
  }

  @Test("A class's own initializers come first")
  func order() throws {
    try withStage { _ in
      #expect(Titled().title == "none" && Titled(title: "own").title == "own")
    }
  }
}
