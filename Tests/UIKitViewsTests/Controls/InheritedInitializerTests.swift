import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// Subclasses as iOS code writes them: they override the designated initializers, and are made by the others.
@Suite("Initializers that subclasses inherit") @MainActor struct InheritedInitializerTests {
  final class Button: UIButton {
    var made = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      made += 1
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class Control: UIControl {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class Progress: UIProgressView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class TabItem: UITabBarItem {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class BarItem: UIBarButtonItem {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class Spinner: UIActivityIndicatorView {
    override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }
  final class Refresh: UIRefreshControl {
    override init() {
      super.init()
      tintColor = .red
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class Path: UIBezierPath {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("A button's subclass is made of a type, with an action and with a configuration, by its own init(frame:)")
  func buttons() throws {
    try withStage { _ in
      let button = Button(type: .system)
      #expect(button.made == 1 && button.buttonType == .system && button.frame == .zero)
      button.setTitle("Add", for: .normal)
      #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
      #expect(Button(type: .close).frame.size == CGSize(width: 30, height: 30))
      let action = Button(primaryAction: UIAction(title: "Go") { _ in })
      #expect(action.made == 1 && action.title(for: .normal) == "Go" && action.buttonType == .system)
      #expect(Button(configuration: .plain()).configuration != nil && Button(frame: .zero).buttonType == .custom)
      #expect(Button().buttonType == .custom)
    }
  }

  @Test("A control with a primary action runs it")
  func controls() throws {
    try withStage { _ in
      var calls = 0
      let control = Control(
        frame: CGRect(x: 0, y: 0, width: 10, height: 10), primaryAction: UIAction { _ in calls += 1 })
      control.sendActions(for: .primaryActionTriggered)
      #expect(calls == 1 && control.frame.width == 10)
      #expect(Control(frame: .zero, primaryAction: nil).allControlEvents.isEmpty)
    }
  }

  @Test("A progress view of a bar's style is thinner, and has no track")
  func progress() throws {
    try withStage { stage in
      let (bar, plain) = (Progress(progressViewStyle: .bar), Progress(progressViewStyle: .default))
      #expect(bar.frame.height == 2.5 && plain.frame.height == 4 && bar.intrinsicContentSize.height == 2.5)
      let root = ViewScene(stage).root
      root.addSubview(bar)
      root.addSubview(plain)
      stage.advance(frames: 1)
      #expect(bar.backgroundColor == nil && plain.backgroundColor == .systemFill)
      bar.trackTintColor = .red
      stage.advance(frames: 1)
      #expect(bar.backgroundColor == .red)
    }
  }

  @Test("Items of the system have their titles and images", arguments: UITabBarItem.SystemItem.allCases)
  func systemItems(_ item: UITabBarItem.SystemItem) throws {
    try withStage { _ in
      let made = TabItem(tabBarSystemItem: item, tag: 7)
      #expect(made.title?.isEmpty == false && made.image != nil && made.tag == 7)
    }
  }

  @Test("Other subclasses override what is designated on iOS")
  func others() throws {
    try withStage { _ in
      #expect(UITabBarItem.SystemItem.mostViewed.rawValue == 11)
      #expect(TabItem(title: "A", image: nil, tag: 1).title == "A")
      let images = [1, 2].map { UIGraphicsImageRenderer(size: CGSize(width: $0, height: $0)).image { _ in } }
      let item = BarItem(image: images[0], landscapeImagePhone: images[1], style: .plain, target: nil, action: nil)
      #expect(item.image === images[0] && item.landscapeImagePhone === images[1])
      #expect(Spinner(style: .large).frame.width == 37 && Spinner(frame: .zero).style == .medium)
      #expect(Refresh().tintColor == .red && Refresh().frame.height > 0)
      #expect(Path(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).bounds.width == 2)
    }
  }
}
