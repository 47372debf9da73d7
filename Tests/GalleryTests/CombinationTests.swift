import Gallery
import Testing
import TransitionEffects

@Suite("The gallery's combinations") @MainActor struct CombinationTests {
  @Test("are as long as their list says, turn round, and write the code that makes them", arguments: [0, 1])
  func whole(index: Int) throws {
    let combination = GalleryCombination.all[index]
    let (there, back) = (combination.animator(isReversed: false), combination.animator(isReversed: true))
    #expect(abs(there.duration - combination.duration) < 1e-9 && !there.isReversed && back.isReversed)
    let shown = try #require(GalleryEffect.all.first { $0.identifier == combination.identifier })
    let code = shown.codeText(in: .navigation, shown.standardValues)
    let wanted = [
      """
        let animator = PortalAnimator().timed(0.5)
          .then(WipeAnimator(from: .top).timed(0.5), across: .white)
        animator.isReversed = isReversed
      """,
      """
        let animator = SlideAnimator(direction: .push).mirrored().timed(0.8, .spring(dampingRatio: 0.7))
          .with(CrossfadeAnimator().timed(0.4), after: 0.2)
        animator.isReversed = isReversed
      """,
    ]
    #expect(code.contains(wanted[index]), "\(code)")
  }

  @Test("are these, and each is shown once")
  func all() {
    #expect(GalleryCombination.all.map(\.identifier) == ["gate-and-wipe", "slide-and-fade"])
    for combination in GalleryCombination.all {
      #expect(GalleryEffect.all.count { $0.name == combination.name } == 1)
    }
  }
}
