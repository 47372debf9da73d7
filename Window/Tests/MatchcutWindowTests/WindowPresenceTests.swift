import Testing

@testable import MatchcutWindow

@Suite("A window's life cycle")
struct WindowPresenceTests {
  private func events(_ changes: WindowPresence.Change...) -> [Session.SystemEvent] {
    var presence = WindowPresence.active
    return changes.flatMap { presence.follow($0) }
  }

  @Test("A window without the focus makes the app inactive, and one with it active")
  func focus() {
    #expect(events(.focusLost, .focusGained) == [.interrupt, .endInterruption])
    #expect(events(.focusLost, .focusLost, .focusGained, .focusGained) == [.interrupt, .endInterruption])
  }

  @Test("A hidden or minimized window sends the app to the background, and a shown one brings it back")
  func hiding() {
    #expect(events(.hidden, .shown) == [.background, .foreground])
    // As a window is minimized, it loses the focus first, and gets it back last.
    #expect(
      events(.focusLost, .hidden, .hidden, .shown, .shown, .focusGained) == [.interrupt, .background, .foreground])
    #expect(events(.hidden, .focusLost, .focusGained, .shown) == [.background, .foreground])
  }

  @Test("The events of a window that opens change nothing")
  func opening() {
    #expect(events(.shown, .focusGained, .shown).isEmpty)
  }
}
