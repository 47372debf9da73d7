import Testing
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

/// The golden comparison is worth something only if it fails when the engine changes: here one call of the settling is
/// moved.
@Suite("Moved calls in a golden trace") @MainActor struct MutationTests {
  /// A container of the test's own, which runs its transitions through the driver, in the right order or with one call
  /// moved.
  private final class Container: UIViewController {
    enum Mutation: CaseIterable {
      case none, didsSwapped, viewGoesLast, willsSwapped
    }

    let mutation: Mutation

    init(_ mutation: Mutation) {
      self.mutation = mutation
      super.init(nibName: nil, bundle: nil)
      title = "box"
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    func exchange(_ old: UIViewController, for new: UIViewController) {
      let mutation = mutation
      let environment = environment
      func removeOld() {
        environment.record(.hierarchy, old.traceName, "removedFromContainer")
        old.view.removeFromSuperview()
      }
      let request = TransitionRequest(
        from: old, to: new, containerView: view, isAnimated: true,
        animatorProvider: { LoggedSlide(.push, duration: 0.2, log: CallLog()) }, interactionProvider: { _ in nil },
        sendWillCallbacks: {
          if mutation == .willsSwapped { new.beginAppearanceTransition(true, animated: true) }
          old.beginAppearanceTransition(false, animated: true)
          if mutation != .willsSwapped { new.beginAppearanceTransition(true, animated: true) }
        },
        settle: { _ in
          if mutation != .viewGoesLast { removeOld() }
          if mutation == .didsSwapped { new.endAppearanceTransition() }
          old.endAppearanceTransition()
          if mutation != .didsSwapped { new.endAppearanceTransition() }
          if mutation == .viewGoesLast { removeOld() }
        })
      request.fromView = old.view
      request.toView = new.view
      TransitionDriver(request, environment: environment).start()
    }
  }

  @Test(
    "A moved call makes the golden comparison fail, and only a moved call does", arguments: Container.Mutation.allCases)
  private func moved(_ mutation: Container.Mutation) throws {
    try withStage(.small) { stage in
      let container = Container(mutation)
      let (a, b) = (Screen("A", .red), Screen("B", .blue))
      stage.show(container)
      container.addChild(a)
      container.addChild(b)
      container.view.addSubview(a.view)
      a.beginAppearanceTransition(true, animated: false)
      a.endAppearanceTransition()
      b.loadViewIfNeeded()
      try stage.settle()
      stage.clearTrace()
      container.exchange(a, for: b)
      try stage.settle()
      let golden: TraceShorthand = "A.wD B.wA animate B.iA B.layout cT(1) A.view- A.dD B.dA aE(1)"
      let seen = EventTrace(stage.trace.events.filter { $0.subject != "box" }).shorthand
      let difference = seen.difference(from: golden, freeOrders: FreeOrder.specification)
      #expect((difference == nil) == (mutation == .none), "\(seen)")
    }
  }
}
