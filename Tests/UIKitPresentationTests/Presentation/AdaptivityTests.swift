import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Adaptivity of presentations") @MainActor struct AdaptivityTests {
  private static let landscape = Device(
    name: "landscape",
    screen: UIScreen.Configuration(
      size: CGSize(width: 852, height: 393), scale: 1,
      safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)))

  @Test("A sheet on a screen of compact height is a full-screen presentation (T-79, T-76)")
  func compactHeight() throws {
    try withStage(Self.landscape) { stage in
      let scene = SheetScene(stage)
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      #expect(scene.log.take() == "A.wD B.wA A.layout B.iA B.layout B.dA A.dD")
      #expect(scene.a.view.window == nil)
      #expect(scene.b.view.frame == stage.window.bounds)
      #expect(
        scene.listener.log.take()
          == "substitute?(fullScreen) prepare(fullScreen) willPresent(fullScreen, a coordinator)")
      #expect(scene.b.presentationController === scene.sheet)  // the app's own stays the one it knows
      scene.b.dismiss(animated: true)
      try stage.settle()
      #expect(scene.a.view.superview === stage.window)
    }
  }

  @Test("A sheet in compact height stays one where prefersEdgeAttachedInCompactHeight is true (T-79, A-85)")
  func attached() throws {
    try withStage(Self.landscape) { stage in
      let scene = SheetScene(stage)
      scene.sheet.prefersEdgeAttachedInCompactHeight = true
      scene.sheet.detents = [.medium(), .large()]
      try scene.showB()
      #expect(scene.card.frame == CGRect(x: 59, y: 10, width: 734, height: 383))  // medium is inactive here
      #expect(scene.a.view.transform == .identity)
    }
  }

  @Test("A delegate can make a sheet of compact width full screen, with another controller around it (A-28, T-91)")
  func delegated() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      let nav = UINavigationController(rootViewController: scene.b)
      scene.listener.adaptedStyle = .fullScreen
      scene.listener.substitute = nav
      let lone = Screen("lone", .green)
      lone.presentationController?.delegate = scene.listener
      scene.a.present(lone, animated: true)
      try stage.settle()
      #expect(scene.a.presentedViewController === nav)
      #expect(scene.b.view.window != nil && lone.viewIfLoaded?.window == nil)
      #expect(scene.a.view.window == nil)
      scene.b.dismiss(animated: true)
      try stage.settle()
      #expect(scene.a.presentedViewController == nil)
    }
  }

  @Test("A style that a presentation cannot adapt to is reported with its exact message (A-28)")
  func impossible() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      scene.listener.adaptedStyle = .currentContext
      try scene.showB()
      #expect(
        try stage.expectDiagnostic("not-adaptive").message == """
          [not-adaptive] The presentation of B was to adapt to currentContext. A presentation adapts to a sheet or to the whole \
          screen; other styles need a context or a controller of their own. The style stays. Return .none, .fullScreen, \
          .overFullScreen, .pageSheet or .formSheet.
          """)
      #expect(scene.shownTop == 69)
    }
  }

  @Test("A delegate with the method that has traits is asked on large screens too (A-28)", arguments: [true, false])
  func byTraits(isTablet: Bool) throws {
    try withStage(isTablet ? .iPad : .iPhone15) { stage in
      let scene = SheetScene(stage)
      let delegate = TraitListener()
      scene.sheet.delegate = delegate
      var heights: [UIUserInterfaceSizeClass] = []
      scene.sheet.detents = [
        .custom { context in
          heights.append(context.containerTraitCollection.verticalSizeClass)
          return 300
        }
      ]
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      #expect(delegate.received.first == (isTablet ? .regular : .compact))
      #expect((scene.a.view.window == nil) == isTablet)
      if !isTablet { #expect(heights.first == .regular && scene.shownTop == 852 - 334) }
    }
  }

  @Test("Traits that a presentation overrides hold for the presented controller, during the presentation (A-26)")
  func ownTraits() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      scene.sheet.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
      #expect(scene.b.traitCollection.userInterfaceStyle == .light)
      try scene.showB()
      #expect(scene.b.traitCollection.userInterfaceStyle == .dark)
      #expect(scene.b.view.traitCollection.userInterfaceStyle == .dark)
      #expect(scene.a.traitCollection.userInterfaceStyle == .light)
      #expect(scene.sheet.traitCollection.userInterfaceStyle == .dark)
      scene.sheet.traitOverrides.userInterfaceStyle = .unspecified
      #expect(scene.b.traitCollection.userInterfaceStyle == .light && scene.sheet.overrideTraitCollection == nil)
      scene.sheet.traitOverrides.horizontalSizeClass = .regular
      #expect(scene.b.traitCollection.horizontalSizeClass == .regular)
      scene.b.dismiss(animated: true)
      try stage.settle()
      #expect(scene.b.traitCollection.horizontalSizeClass == .compact)
    }
  }

  @Test(
    "A custom presentation controller may adapt as well, by property or by traits (A-26)", arguments: [true, false])
  func custom(byTraits: Bool) throws {
    try withStage { stage in
      let scene = PresentationScene(stage, style: .custom)
      scene.director.makeController = { presented, presenting in
        if byTraits { return AdaptingByTraits(presentedViewController: presented, presenting: presenting) }
        return Adapting(presentedViewController: presented, presenting: presenting)
      }
      scene.director.usesSlide = false
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      #expect(scene.a.view.window == nil)
      #expect((scene.b.presentationController is Adapting) == !byTraits)
    }
  }

  @Test("A sheet that does not adapt notifies its delegate all the same, with the style none (T-174)")
  func notAdapting() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      #expect(scene.listener.log.take() == "willPresent(none, a coordinator)")
    }
  }
}

/// Covers the screen wherever it is.
private final class Adapting: UIPresentationController {
  override var adaptivePresentationStyle: UIModalPresentationStyle { .fullScreen }
}

/// Covers the screen in compact width.
private final class AdaptingByTraits: UIPresentationController {
  override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
  }
}

/// Covers the screen where there is room.
private final class TraitListener: NSObject, UIAdaptivePresentationControllerDelegate {
  var received: [UIUserInterfaceSizeClass] = []

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    received.append(traitCollection.horizontalSizeClass)
    return traitCollection.horizontalSizeClass == .regular ? .fullScreen : .none
  }
}
