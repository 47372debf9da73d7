import EventTrace
import Testing

@Suite("Traces in shorthand (UIKIT.md chapter 7)")
struct ShorthandTests {
  @Test("An animated push reads as the golden trace")
  func push() {
    let golden: TraceShorthand = """
      B.willMove(nav) | B.load anim? A.wD B.wA willShow(B) animate B.iA B.layout
      ~ cT(1){A.view- A.dD B.dA B.didMove(nav) didShow(B) co aE(1)}
      """
    #expect(Samples.push.shorthand == golden)
    #expect(Samples.push.shorthand.difference(from: golden) == nil)
  }

  @Test("Consecutive updates of a finger become one token")
  func updates() {
    func update(_ time: Double) -> TraceEvent {
      Samples.event(time, .context, "context", "updateInteractiveTransition(_:)", "\(time)")
    }
    let touch = Samples.event(0.3, .input, "screen", "touch")
    let pause = Samples.event(0.4, .context, "context", "pauseInteractiveTransition")
    let trace = EventTrace([update(0.1), update(0.2), touch, update(0.3), pause, update(0.4)])
    #expect(trace.shorthand.description == "update… pause update…")
  }

  @Test(
    "Each call has its token",
    arguments: [
      (.appearance, "A", "viewDidDisappear", ["false"], "A.dD"),
      (.appearance, "A", "viewWillLayoutSubviews", [], ""),
      (.containment, "A", "willMove(toParent:)", ["nil"], "A.willMove(nil)"),
      (.containment, "A", "restoredParent", ["nav"], "A.parent=nav"),
      (.delegate, "d", "navigationController(_:interactionControllerFor:)", [], "inter?"),
      (.delegate, "d", "tabBarController(_:shouldSelect:)", ["tabs", "B"], "shouldSelect(B)"),
      (.delegate, "d", "presentationController(forPresented:presenting:source:)", ["B", "A", "A"], "pc?"),
      (.delegate, "d", "presentationControllerShouldDismiss(_:)", ["true"], "shouldDismiss=1"),
      (.delegate, "d", "completion", [], "completion"),
      (.coordinator, "c", "completion", ["isCancelled: true"], "co(cancelled)"),
      (.coordinator, "c", "notifyWhenInteractionChanges", ["isCancelled: false"], "notify(cancelled=0)"),
      (.animator, "a", "animationEnded(_:)", ["false"], "aE(0)"),
      (.animator, "a", "startInteractiveTransition(_:)", ["context"], "startInteractive"),
      (.context, "c", "finishInteractiveTransition", [], "finish"),
      (.context, "c", "cancelInteractiveTransition", [], "cancel"),
      (.context, "c", "completeTransition(_:)", ["false"], "cT(0)"),
      (.hierarchy, "A", "addedToContainer", [], "A.view+"),
      (.hierarchy, "c", "containerRemoved", [], "container-"),
      (.context, "my context", "somethingNew(with:)", ["a b", "c"], "my_context.somethingNew(with:_a_b,_c)"),
      (.input, "screen", "touch", [], ""),
    ] as [(TraceEvent.Category, String, String, [String], String)])
  func words(
    category: TraceEvent.Category, subject: String, name: String, arguments: [String], token: String
  ) {
    let event = TraceEvent(time: 0, category: category, subject: subject, name: name, arguments: arguments)
    #expect(EventTrace([event]).shorthand.description == token)
  }
}
