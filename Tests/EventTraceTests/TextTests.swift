import EventTrace
import Testing

@Suite("Traces as text")
struct TextTests {
  @Test("Times stand in one column, and calls read as Swift")
  func lines() {
    let expected = """
         0.0000  B.willMove(toParent: nav)
         0.0167  B.viewWillAppear(true)
         0.0167  delegate.navigationController(nav, willShow: B, animated: true)
        12.5000  coordinator.completion(isCancelled: false)

      """
    #expect(Samples.short.text == expected)
  }

  @Test("An empty trace is empty text")
  func empty() {
    #expect(EventTrace().text == "")
  }

  @Test("A line break in a name does not break the column")
  func lineBreak() {
    let event = Samples.event(1, .input, "two\nlines", "touch")
    #expect(event.text == "   1.0000  two⏎lines.touch()")
  }

  @Test(
    "Numbers have a fixed count of decimals",
    arguments: [
      (0.0, 4, "0.0000"), (-0.00004, 4, "0.0000"), (0.00005, 4, "0.0001"), (-1.5, 1, "-1.5"), (2.5, 0, "3"),
      (1234.56789, 2, "1234.57"), (.nan, 4, "nan"), (.infinity, 4, "inf"), (1e300, 4, "1e+300"),
    ])
  func decimals(value: Double, decimals: Int, text: String) {
    #expect(FixedDecimal.text(value, decimals: decimals) == text)
  }

  @Test("A call without a subject stands alone")
  func noSubject() {
    #expect(Samples.event(1, .animator, "", "animateTransition").text == "   1.0000  animateTransition()")
  }

  @Test("A call whose sender is the subject has the last labels")
  func sender() {
    let event = Samples.event(0, .delegate, "nav", "navigationController(_:willShow:animated:)", "B", "true")
    #expect(event.text == "   0.0000  nav.navigationController(willShow: B, animated: true)")
  }

  @Test("A call whose arguments were not recorded is written by its name")
  func noArguments() {
    let event = Samples.event(0, .delegate, "nav", "navigationController(_:interactionControllerFor:)")
    #expect(event.text == "   0.0000  nav.navigationController(_:interactionControllerFor:)")
  }

  @Test(
    "Long numbers are rounded",
    arguments: [
      ("0.36666666666666664", "0.3667"), ("0.49999999", "0.5"), ("2.00000001", "2"), ("0.25", "0.25"),
      ("1.2.3.4.5.6", "1.2.3.4.5.6"), ("1e-300", "1e-300"),
    ])
  func numbers(value: String, shown: String) {
    #expect(Samples.event(0, .context, "", "update", value).callText == "update(\(shown))")
  }

  @Test("A value with a colon inside is no label")
  func labels() {
    let event = Samples.event(0, .input, "stage", "touch(at:)", "10:30", "0.5", "phase: ended")
    #expect(event.callText == "touch(at: 10:30, 0.5, phase: ended)")
  }
}
