import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Navigation in presented controllers, and presentations in navigation controllers") @MainActor
struct ModalNavigationTests {
  @Test(
    "A tap on the back button and a swipe that end while the stack is dismissed do nothing, and are not reported (T-5, T-14, T-56)",
    arguments: [true, false], [false, true])
  func touchesDuringDismissal(isTap: Bool, zooms: Bool) throws {
    try withStage(.small) { stage in
      let (below, first, second) = (UIViewController(), UIViewController(), UIViewController())
      stage.show(below)
      let nav = UINavigationController(rootViewController: first)
      if zooms { second.preferredTransition = .zoom { _ in nil } }
      nav.pushViewController(second, animated: false)
      nav.modalPresentationStyle = .overFullScreen
      below.present(nav, animated: false)
      try stage.settle()
      let finger = stage.touchDown(at: isTap ? CGPoint(x: 14, y: 22) : CGPoint(x: 2, y: 150))
      nav.dismiss(animated: true)
      stage.advance(frames: 2)
      if !isTap { finger.move(by: CGVector(dx: 40, dy: 0)) }
      finger.lift()
      try stage.settle()
      #expect(below.presentedViewController == nil && nav.viewControllers.count == 2 && stage.diagnostics.isEmpty)
    }
  }

  @Test("A push inside a presented navigation controller calls what any push calls (push/animated)")
  func pushInside() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      let (a, b) = (Screen("A", .green), Screen("B", .blue))
      let nav = UINavigationController(rootViewController: a)
      nav.title = "nav"
      let director = NavigationDirector()
      nav.delegate = director
      nav.modalPresentationStyle = .fullScreen
      scene.a.present(nav, animated: true)
      try stage.settle()
      #expect(a.presentingViewController === scene.a)
      #expect(nav.visibleViewController === a)
      stage.clearTrace()
      nav.pushViewController(b, animated: true)
      stage.advance(frames: 1)
      nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in }
      try stage.settle()
      let events = stage.trace.events.filter { $0.subject != "nav" || $0.category == .delegate }
      let difference = EventTrace(events).shorthand.difference(
        from: """
          B.willMove(nav) anim? inter? B.load A.wD B.wA willShow(B) animate B.iA B.layout \
          cT(1) A.view- A.dD B.dA B.didMove(nav) didShow(B) co aE(1)
          """, freeOrders: FreeOrder.specification)
      #expect(difference == nil, "\(difference ?? "")")
      b.dismiss(animated: true)
      try stage.settle()
      #expect(scene.a.presentedViewController == nil)
    }
  }

  @Test(
    "A presentation from a screen in a navigation controller covers all of that, which forwards the callbacks (T-31, T-68)"
  )
  func presentFromTop() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.b.modalPresentationStyle = .fullScreen
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      #expect(scene.b.presentingViewController === scene.nav)
      #expect(scene.nav.visibleViewController === scene.b)
      #expect(scene.nav.topViewController === scene.a)
      #expect(scene.log.take() == "B.load A.wD B.wA B.iA B.layout B.dA A.dD")
      scene.a.dismiss(animated: true)
      try stage.settle()
      #expect(scene.nav.visibleViewController === scene.a)
      #expect(scene.log.take().contains("B.wD A.wA"))
    }
  }

  @Test("A controller can present again in the completion of a dismissal (T-9, P-49)")
  func again() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      try scene.showB()
      let c = Screen("C", .green)
      c.modalPresentationStyle = .overFullScreen
      var order: [String] = []
      scene.b.dismiss(animated: true) {
        order.append("dismissed")
        #expect(scene.b.view.window == nil)
        scene.a.present(c, animated: true) { order.append("presented") }
      }
      try stage.settle()
      #expect(order == ["dismissed", "presented"])
      #expect(scene.a.presentedViewController === c)
    }
  }

  @Test("Nothing of a presentation stays in memory after its dismissal, a cancel, or without either (P-50, T-113)")
  func leaks() throws {
    try withStage(.small) { stage in
      weak var modal: UIViewController?
      weak var controller: UIPresentationController?
      weak var container: UIView?
      weak var coordinator: AnyObject?
      for style in [UIModalPresentationStyle.fullScreen, .custom, .overFullScreen] {
        for cancels in [false, true] {
          let scene = PresentationScene(stage, style: style)
          _ = scene.b.presentationController
          modal = scene.b
          if cancels {
            let driver = scene.hold(at: 0.5) { scene.a.present(scene.b, animated: true) }
            coordinator = scene.b.transitionCoordinator
            controller = scene.b.presentationController
            container = controller?.containerView
            driver.cancel()
          } else {
            try scene.showB()
            controller = scene.b.presentationController
            container = controller?.containerView
            scene.b.dismiss(animated: true)
          }
          #expect(container != nil)
          try stage.settle()
        }
        stage.show(UIViewController())
        stage.advance(frames: 1)
        #expect(modal == nil && controller == nil && container == nil && coordinator == nil)
      }
      for asks in [true, false] {
        let lone = UIViewController()
        modal = lone
        if asks { _ = lone.presentationController }
      }
      #expect(modal == nil)
    }
  }
}
