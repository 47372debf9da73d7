import Foundation
import TransitionStage
import UIKit

/// An expectation with the value that it had in the recording: its words, its code, and the same as a function.
@MainActor struct TestCheck {
  let kind: Expectation.Kind
  /// A sentence for the page.
  let words: String
  /// The statement of the test.
  let code: String
  let holds: @MainActor (Stage) -> Bool

  /// All that a test may expect after the present frame, of the element at a point and of the screen.
  static func all(at point: CGPoint?, on stage: Stage) -> [TestCheck] {
    var checks: [TestCheck] = []
    if let point {
      if let element = ElementLocator.element(at: point, on: stage) {
        if let locator = ElementLocator(element, at: point, on: stage) {
          checks += all(of: element, locator, on: stage)
        }
      } else if let view = view(at: point, on: stage) {
        checks.append(view)
      }
    }
    return checks + [top(of: stage), transition(on: stage)].compactMap { $0 }
  }

  // MARK: Elements

  private static func all(of element: AccessibleElement, _ locator: ElementLocator, on stage: Stage) -> [TestCheck] {
    let find = locator.find
    var checks: [TestCheck] = []
    if element.frame.intersects(stage.window.bounds) {
      checks.append(
        TestCheck(
          kind: .visible, words: "\(locator.words) is on the screen",
          code: "#expect(\(locator.code)?.frame.intersects(stage.window.bounds) == true)"
        ) { find($0)?.frame.intersects($0.window.bounds) == true })
    }
    if let label = element.label, !label.isEmpty, locator.kind != .label {
      checks.append(
        TestCheck(
          kind: .text, words: "\(locator.words) says \(quoted(label))",
          code: "#expect(\(locator.code)?.label == \(SwiftCode.string(label)))"
        ) { find($0)?.label == label })
    }
    if let value = element.value, !value.isEmpty {
      checks.append(
        TestCheck(
          kind: .value, words: "\(locator.words) has the value \(quoted(value))",
          code: "#expect(\(locator.code)?.value == \(SwiftCode.string(value)))"
        ) { find($0)?.value == value })
    }
    guard [element.frame.minX, element.frame.minY, element.frame.maxX, element.frame.maxY].allSatisfy(\.isFinite) else {
      return checks
    }
    let frame = SwiftCode.rounded(element.frame)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { SwiftCode.number(Double($0)) }
    checks.append(
      TestCheck(
        kind: .frame,
        words: "\(locator.words) lies at \(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])",
        code: "#expect(isNear(\(locator.code)?.frame, \(SwiftCode.rect(frame))))"
      ) { isNear(find($0)?.frame, frame) })
    return checks
  }

  private static func quoted(_ text: String) -> String { "“\(text.prefix(60))”" }

  /// The same as the function of this name in exported tests.
  private static func isNear(_ frame: CGRect?, _ other: CGRect) -> Bool {
    guard let frame else { return false }
    return abs(frame.minX - other.minX) <= 1 && abs(frame.minY - other.minY) <= 1
      && abs(frame.width - other.width) <= 1 && abs(frame.height - other.height) <= 1
  }

  /// The view that a touch hits, where no element lies.
  private static func view(at point: CGPoint, on stage: Stage) -> TestCheck? {
    let point = SwiftCode.rounded(point)
    func name(_ stage: Stage) -> String? {
      stage.environment.perform { stage.window.hitTest(point, with: nil).map { "\(type(of: $0))" } }
    }
    guard let found = name(stage) else { return nil }
    return TestCheck(
      kind: .visible, words: "a \(found) lies at \(SwiftCode.number(point.x)), \(SwiftCode.number(point.y))",
      code: "#expect(stage.window.hitTest(\(SwiftCode.point(point)), with: nil).map { \"\\(type(of: $0))\" }"
        + " == \(SwiftCode.string(found)))"
    ) { name($0) == found }
  }

  // MARK: The screen

  /// The controller on top, by its class, or by its title where the class is UIKit's.
  private static func top(of stage: Stage) -> TestCheck? {
    guard let controller = top(stage.window.rootViewController) else { return nil }
    let type = "\(type(of: controller))"
    if type == "UIViewController", let title = controller.title {
      return TestCheck(
        kind: .top, words: "the controller on top is \(quoted(title))",
        code: "#expect(top(stage.window.rootViewController)?.title == \(SwiftCode.string(title)))"
      ) { top($0.window.rootViewController)?.title == title }
    }
    return TestCheck(
      kind: .top, words: "the controller on top is a \(type)",
      code: "#expect(top(stage.window.rootViewController).map { \"\\(type(of: $0))\" } == \(SwiftCode.string(type)))"
    ) { top($0.window.rootViewController).map { "\(Swift.type(of: $0))" } == type }
  }

  /// The same as the function of this name in exported tests.
  private static func top(_ controller: UIViewController?) -> UIViewController? {
    if let presented = controller?.presentedViewController { return top(presented) }
    switch controller {
    case let stack as UINavigationController: return top(stack.topViewController)
    case let tabs as UITabBarController: return top(tabs.selectedViewController)
    default: return controller
    }
  }

  private static func transition(on stage: Stage) -> TestCheck? {
    func ends(_ stage: Stage) -> [String] {
      stage.trace.filtered(.context).events.filter { $0.name == "completeTransition" }.map { $0.arguments.joined() }
    }
    let found = ends(stage)
    guard let last = found.last else { return nil }
    return TestCheck(
      kind: .transition,
      words: "\(found.count == 1 ? "one transition has" : "\(found.count) transitions have") ended, "
        + "the last one \(last == "true" ? "completed" : "cancelled")",
      code: "#expect(ends(of: stage) == [\(found.joined(separator: ", "))])"
    ) { ends($0) == found }
  }

  // MARK: Functions of the test

  /// The functions that a test needs for its checks and steps.
  static func functions(for code: String) -> String {
    functions.filter { code.contains($0.call) }.map { "\n\n" + $0.code }.joined()
  }

  private static let functions: [(call: String, code: String)] = [
    (
      "middle(of:",
      """
        /// The middle of an element on the screen.
        private func middle(of element: AccessibleElement?) throws -> CGPoint {
          let frame = try #require(element).frame
          return CGPoint(x: frame.midX, y: frame.midY)
        }
      """
    ),
    (
      "isNear(",
      """
        /// Whether a frame is another one, to a point.
        private func isNear(_ frame: CGRect?, _ other: CGRect) -> Bool {
          guard let frame else { return false }
          return abs(frame.minX - other.minX) <= 1 && abs(frame.minY - other.minY) <= 1
            && abs(frame.width - other.width) <= 1 && abs(frame.height - other.height) <= 1
        }
      """
    ),
    (
      "top(stage",
      """
        /// The controller on top of another one.
        private func top(_ controller: UIViewController?) -> UIViewController? {
          if let presented = controller?.presentedViewController { return top(presented) }
          switch controller {
          case let stack as UINavigationController: return top(stack.topViewController)
          case let tabs as UITabBarController: return top(tabs.selectedViewController)
          default: return controller
          }
        }
      """
    ),
    (
      "ends(of:",
      """
        /// The ends of the transitions: true for each that was completed.
        private func ends(of stage: Stage) -> [Bool] {
          stage.trace.filtered(.context).events.filter { $0.name == "completeTransition" }
            .map { $0.arguments == ["true"] }
        }
      """
    ),
  ]
}
