import Testing
import TransitionTesting
import Tunables
import UIKit

@testable import StudioHost

@Suite("Tunable numbers")
@MainActor struct TunableTests {
  private static let size = Tunable("size", 40, in: 10...100)

  /// A screen whose button makes a square of the number's size.
  private final class Growing: UIViewController {
    let square = UIView(frame: CGRect(x: 0, y: 400, width: 10, height: 10))

    override func viewDidLoad() {
      square.backgroundColor = .red
      view.addSubview(square)
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Grow") { [weak self] _ in self?.grow() })
      button.frame = CGRect(x: 50, y: 80, width: 100, height: 44)
      view.addSubview(button)
    }

    private func grow() { square.frame.size.width = TunableTests.size.value }
  }

  @Test("A number has its standard value where nothing has changed it, also without a stage")
  func standard() throws {
    #expect(Self.size.value == 40)
    try withStage { _ in #expect(Self.size.value == 40) }
  }

  @Test("A standard value or a changed one that is out of the range is moved to its end")
  func limits() throws {
    #expect(Tunable("a", 7, in: 0...1).standard == 1)
    #expect(Tunable("a", -.infinity, in: 0...1).standard == 0)
    #expect(Tunable("a", .nan, in: 0...1).standard == 0)
    try withStage { stage in
      stage.tune("size", to: 1000)
      #expect(Self.size.value == 100)
    }
  }

  @Test("A stage's value is its own, and ends with it")
  func stages() throws {
    try withStage { stage in
      stage.tune("size", to: 50)
      try withStage { inner in
        #expect(Self.size.value == 40)
        inner.tune("size", to: 60)
        #expect(Self.size.value == 60)
      }
      #expect(Self.size.value == 50)
    }
    #expect(Self.size.value == 40)
  }

  @Test("A change is an input of a session, and its replay gives the same frames")
  func replay() throws {
    let session = try withStage { stage in
      stage.show(Growing())
      return try stage.recordSession("Grow") {
        stage.tap(CGPoint(x: 100, y: 100))
        try stage.settle()
        stage.tune("size", to: 70)
        stage.tap(CGPoint(x: 100, y: 100))
        try stage.settle()
        #expect((stage.window.rootViewController as? Growing)?.square.frame.width == 70)
      }
    }
    #expect(session.inputs.contains { $0.kind == .tunable("size", 70) })
    let read = try Session(jsonLines: session.jsonLines)
    #expect(read == session)
    try withStage { stage in
      stage.show(Growing())
      #expect(stage.replay(read) == nil)
    }
    var other = read
    other.inputs.removeAll { $0.kind == .tunable("size", 70) }
    try withStage { stage in
      stage.show(Growing())
      #expect(stage.replay(other) != nil)
    }
  }

  @Test(
    "A number's new value counts from the transition, from the last frame before that read it, or at once",
    arguments: [
      ([20, 40], 40, 60, nil, 40), ([20], 40, 60, nil, 20), ([70], 40, 60, nil, 40), ([], 40, 39, 40, 40),
      ([20], 40, 39, 40, 40), ([20, 41], 40, 45, 40, 40),
    ] as [([Int], Int, Int, Int?, Int)])
  func firstChanged(_ read: [Int], _ frame: Int, _ shown: Int, _ tuned: Int?, _ expected: Int) {
    #expect(LiveRun.firstChanged(read, from: frame, shown: shown, tuned: tuned) == expected)
  }
}
