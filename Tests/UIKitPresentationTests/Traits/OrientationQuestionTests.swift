import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Supported orientations of the screen") @MainActor struct OrientationQuestionTests {
  private final class Upright: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UISplitViewControllerDelegate
  {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }
    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .portrait }
    func splitViewControllerSupportedInterfaceOrientations(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  @Test(
    "The delegate of a container restricts the orientations of the screen (A-40, A-45)",
    arguments: ["nav", "tabs", "split"])
  func delegates(kind: String) throws {
    try withStage(.iPhone15) { stage in
      let delegate = Upright()
      let container: UIViewController
      switch kind {
      case "nav":
        let nav = UINavigationController(rootViewController: Screen("A", .red))
        nav.delegate = delegate
        container = nav
      case "tabs":
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [Screen("A", .red)]
        tabs.delegate = delegate
        container = tabs
      default:
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(Screen("A", .red), for: .primary)
        split.delegate = delegate
        container = split
      }
      stage.show(container)
      stage.rotate(to: .landscapeLeft)
      try stage.settle()
      #expect(stage.interfaceOrientation == .portrait)
      #expect(container.supportedInterfaceOrientations == .portrait)
      (container as? UINavigationController)?.delegate = nil
      (container as? UITabBarController)?.delegate = nil
      (container as? UISplitViewController)?.delegate = nil
      container.setNeedsUpdateOfSupportedInterfaceOrientations()
      try stage.settle()
      #expect(stage.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test("A presentation over the whole screen rotates it as it prefers or must, and back with the dismissal")
  func presented() throws {
    try withStage(.iPhone15) { stage in
      let (below, film) = (SizedScreen("A"), Film())
      film.modalPresentationStyle = .fullScreen
      stage.show(below)
      below.present(film, animated: true)
      try stage.settle()
      #expect(stage.interfaceOrientation == .landscapeLeft)
      #expect(film.view.bounds.size == CGSize(width: 852, height: 393))
      film.dismiss(animated: true)
      try stage.settle()
      #expect(stage.interfaceOrientation == .portrait)
      #expect(below.view.bounds.size == CGSize(width: 393, height: 852))
    }
  }

  @Test(
    "A presentation over the whole screen rotates the screen along, and back along with its dismissal (P-33)",
    arguments: [true, false])
  func turnsAlong(removesPresenter: Bool) throws {
    try withStage(.iPhone15) { stage in
      let (below, film) = (SizedScreen("A"), Film())
      film.modalPresentationStyle = removesPresenter ? .fullScreen : .overFullScreen
      stage.show(below)
      below.present(film, animated: true)
      stage.advance(frames: 2)
      #expect(stage.interfaceOrientation == .landscapeLeft)
      #expect(film.isBeingPresented)
      try stage.settle()
      #expect(film.view.bounds.size == CGSize(width: 852, height: 393))
      #expect(film.view.frame.origin == .zero)
      film.dismiss(animated: true)
      stage.advance(frames: 2)
      #expect(stage.interfaceOrientation == .portrait)
      #expect(film.isBeingDismissed)
      try stage.settle()
      #expect(below.presentedViewController == nil)
      #expect(below.view.bounds.size == CGSize(width: 393, height: 852))
      #expect(below.view.convert(CGPoint.zero, to: nil) == .zero)
    }
  }

  @Test("A cancelled presentation rotates the screen back (P-33, T-85)")
  func turnsBackAfterCancel() throws {
    try withStage(.iPhone15) { stage in
      let (below, film, interaction) = (SizedScreen("A"), Film(), makeInteraction())
      (film.modalPresentationStyle, film.transitioningDelegate) = (.fullScreen, interaction.director)
      stage.show(below)
      below.present(film, animated: true)
      stage.advance(frames: 5)
      #expect(stage.interfaceOrientation == .landscapeLeft)
      try takeBack(interaction.driver, at: 0.3, stage)
      #expect(below.presentedViewController == nil)
      #expect(stage.interfaceOrientation == .portrait)
      #expect(below.view.bounds.size == CGSize(width: 393, height: 852))
    }
  }

  @Test("A controller that is being dismissed no longer decides the orientation, however often it is asked (P-33)")
  func askedDuringTheTransition() throws {
    try withStage(.iPhone15) { stage in
      let (below, film) = (UprightScreen(), Film())
      film.modalPresentationStyle = .fullScreen
      stage.show(below)
      stage.rotate(to: .landscapeLeft)
      below.present(film, animated: true)
      try stage.settle()
      let note = UIAlertController(title: "Note", message: nil, preferredStyle: .alert)
      film.present(note, animated: true)
      try stage.settle()
      #expect(stage.interfaceOrientation == .landscapeLeft)
      below.dismiss(animated: true)
      for frame in 0..<60 {
        stage.advance(frames: 1)
        if frame == 3 { below.setNeedsUpdateOfSupportedInterfaceOrientations() }
        if frame == 25 { stage.rotate(to: .portrait) }
        if frame > 1 { #expect(stage.interfaceOrientation == .portrait) }
      }
      try stage.settle()
      #expect(below.presentedViewController == nil)
      #expect(below.view.bounds.size == CGSize(width: 393, height: 852))
    }
  }

  @Test(
    "Interactive dismissals and presentations that are cancelled leave the orientation as the user had it (P-33, T-85, T-86)"
  )
  func cancelsTurnNothing() throws {
    try withStage(.iPhone15) { stage in
      let (below, free, interaction) = (SizedScreen("A"), FreeFilm(), makeInteraction())
      interaction.driver.wantsInteractiveStart = true
      free.modalPresentationStyle = .fullScreen
      stage.show(below)
      below.present(free, animated: true)
      try stage.settle()
      #expect(stage.interfaceOrientation == .landscapeLeft)
      let film = Film()
      (film.modalPresentationStyle, film.transitioningDelegate) = (.fullScreen, interaction.director)
      free.present(film, animated: true)
      stage.advance(frames: 2)
      try takeBack(interaction.driver, at: 0.4, stage)
      #expect(free.presentedViewController == nil)
      #expect(stage.interfaceOrientation == .landscapeLeft)
      stage.rotate(to: .landscapeRight)
      stage.rotate(to: .portrait)
      try stage.settle()
      #expect(stage.interfaceOrientation == .portrait)
      free.transitioningDelegate = interaction.director
      free.dismiss(animated: true)
      stage.advance(frames: 2)
      try takeBack(interaction.driver, at: 0.4, stage)
      #expect(below.presentedViewController === free)
      #expect(stage.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "A device that is rotated during a cancelled dismissal leaves the orientation as the staying screen allows (P-33)")
  func caughtAfterTurn() throws {
    try withStage(.iPhone15) { stage in
      let (below, wide, interaction) = (SizedScreen("A"), WideScreen(), makeInteraction())
      wide.modalPresentationStyle = .fullScreen
      stage.show(below)
      stage.rotate(to: .landscapeLeft)
      try stage.settle()
      below.present(wide, animated: true)
      try stage.settle()
      #expect(stage.interfaceOrientation == .landscapeLeft)
      wide.transitioningDelegate = interaction.director
      wide.dismiss(animated: true)
      stage.advance(frames: 3)
      stage.rotate(to: .portrait)
      stage.advance(frames: 3)
      #expect(stage.interfaceOrientation == .portrait)
      try takeBack(interaction.driver, at: 0.3, stage)
      #expect(below.presentedViewController === wide)
      #expect(stage.interfaceOrientation.isLandscape)
      #expect(wide.view.bounds.size == CGSize(width: 852, height: 393))
    }
  }

  @Test("Changes of orientation that wait for a size change happen in the order of the requests (P-33)")
  func waitsInOrder() throws {
    try withStage(.iPhone15) { stage in
      stage.show(SizedScreen("A"))
      stage.rotate(to: .landscapeLeft)
      stage.advance(frames: 2)
      // Turned first, the size stays as it was asked for; turned last, its sides would be exchanged.
      stage.rotate(to: .portrait)
      stage.resize(to: CGSize(width: 500, height: 400), animated: true)
      try stage.settle()
      #expect(stage.interfaceOrientation == .portrait)
      #expect(stage.environment.screen.bounds.size == CGSize(width: 500, height: 400))
    }
  }

  @Test("A sheet does not decide the orientation, neither at rest nor on a cancelled swipe (A-40)")
  func sheet() throws {
    try withStage(.iPad) { stage in
      let (below, sheet) = (SizedScreen("A"), UprightScreen())
      stage.show(below)
      stage.rotate(to: .landscapeLeft)
      try stage.settle()
      sheet.modalPresentationStyle = .formSheet
      below.present(sheet, animated: true)
      try stage.settle()
      #expect(stage.interfaceOrientation == .landscapeLeft)
      let interaction = makeInteraction()
      (interaction.director.makeAnimator, interaction.driver.wantsInteractiveStart) = (nil, true)
      sheet.transitioningDelegate = interaction.director
      sheet.dismiss(animated: true)
      stage.advance(frames: 2)
      try takeBack(interaction.driver, at: 0.3, stage)
      #expect(below.presentedViewController === sheet)
      #expect(stage.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test("A device rotation during a cancelled presentation counts more than the orientation before (P-33, T-85)")
  func turnedMeanwhile() throws {
    try withStage(.iPhone15) { stage in
      let (below, film, interaction) = (SizedScreen("A"), Film(), makeInteraction())
      (film.modalPresentationStyle, film.transitioningDelegate) = (.fullScreen, interaction.director)
      stage.show(below)
      below.present(film, animated: true)
      stage.advance(frames: 2)
      #expect(stage.interfaceOrientation == .landscapeLeft)
      stage.rotate(to: .landscapeRight)
      try takeBack(interaction.driver, at: 0.05, stage)
      #expect(below.presentedViewController == nil)
      #expect(stage.interfaceOrientation == .landscapeRight)
    }
  }

  private final class WideScreen: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  }

  private final class UprightScreen: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  private final class FreeFilm: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
  }

  @Test("An interactive transition rotates the screen when it is released and has ended (P-33)")
  func turnsAfterFinger() throws {
    try withStage(.iPhone15) { stage in
      let (below, film, interaction) = (SizedScreen("A"), Film(), makeInteraction())
      interaction.driver.wantsInteractiveStart = true
      (film.modalPresentationStyle, film.transitioningDelegate) = (.fullScreen, interaction.director)
      stage.show(below)
      below.present(film, animated: true)
      stage.advance(frames: 2)
      interaction.driver.update(0.5)
      stage.advance(frames: 2)
      #expect(stage.interfaceOrientation == .portrait)
      interaction.driver.finish()
      try stage.settle()
      #expect(stage.interfaceOrientation == .landscapeLeft)
      #expect(film.view.bounds.size == CGSize(width: 852, height: 393))
    }
  }

  /// A finger moves the transition to a part of its way, and takes it back.
  private func takeBack(_ driver: UIPercentDrivenInteractiveTransition, at percent: CGFloat, _ stage: Stage) throws {
    driver.update(percent)
    stage.advance(frames: 2)
    driver.cancel()
    try stage.settle()
  }

  /// Fades, interactively if the driver begins so; the transition can be interrupted.
  private func makeInteraction() -> (director: PresentationDirector, driver: UIPercentDrivenInteractiveTransition) {
    let (director, driver) = (PresentationDirector(), UIPercentDrivenInteractiveTransition())
    driver.wantsInteractiveStart = false
    director.driver = driver
    director.makeAnimator = { _ in ClosureAnimator.fade() }
    return (director, driver)
  }

  private final class Film: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
  }
}
