import Testing
import TransitionEffects
import TransitionTesting
import UIKit

/// Effects that change a screen without a transition of controllers, frame by frame.
@Suite("Film strips of effects within a screen") @MainActor struct WithinScreenStripTests {
  @Test(
    "A new look grows out of its button, or the old one shrinks into it (E-47)", arguments: [false, true],
    [false, true])
  func reveal(isReversed: Bool, isWide: Bool) throws {
    try withStage(isWide ? .wide : .upright) { stage in
      let screen = PatternScreen("old", isOld: true)
      stage.show(screen)
      stage.advance(frames: 1)
      let before = stage.image
      var strip = FrameStrip()
      screen.view.reveal(from: CGRect(x: 40, y: 8, width: 12, height: 12), isReversed: isReversed) {
        screen.view.backgroundColor = .black
        for block in screen.blocks { block.alpha = 0.6 }
      }
      stage.advance(by: 0)
      for _ in 0..<5 {
        strip.add(stage.image)
        stage.advance(by: 0.1)
      }
      try stage.settle()
      strip.add(stage.image)
      #expect(difference(before, strip.images[0]) <= 0.03 && difference(before, strip.images[5]) > 0.9)
      // The uncovered part only grows.
      let shares = strip.images.map { difference($0, strip.images[5]) }
      #expect(shares == shares.sorted(by: >))
      try strip.expect(matches: "reveal\(isReversed ? "-reversed" : "")\(isWide ? "-wide" : "")")
    }
  }

  @Test(
    "Paging tabs follow the finger with their bar, to the next screen or back (E-60)", arguments: [false, true],
    [false, true])
  func tabs(isRightToLeft: Bool, isCancelled: Bool) throws {
    try withStage(isRightToLeft ? .wide : .roomy) { stage in
      let screens = [PatternScreen("", isOld: true), PatternScreen("", isOld: false)]
      for screen in screens {
        // Plain squares: no fonts, no drawing.
        let icons = [UIColor.systemGray, .systemBlue].map { color in
          UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            color.setFill()
            context.fill(CGRect(x: 2, y: 2, width: 16, height: 16))
          }
        }
        screen.tabBarItem = UITabBarItem(title: nil, image: icons[0], selectedImage: icons[1])
      }
      if isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
      let tabs = PagingTabsController(screens)
      stage.show(tabs)
      stage.advance(frames: 1)
      let (before, width) = (stage.image, stage.window.bounds.width)
      var strip = FrameStrip()
      func place(_ part: CGFloat) -> CGPoint {
        CGPoint(x: (isRightToLeft ? 0.05 + part * 0.9 : 0.95 - part * 0.9) * width, y: 8)
      }
      stage.touchDown(at: place(0))
      for part in isCancelled ? [0.2, 0.4, 0.6, 0.4, 0.3] : [0.2, 0.4, 0.6, 0.8, 0.9] {
        stage.touchMove(to: place(part))
        stage.advance(by: 0.1)
        strip.add(stage.image)
      }
      stage.advance(by: 0.3)
      stage.touchUp(at: place(isCancelled ? 0.3 : 0.9))
      try stage.settle()
      strip.add(stage.image)
      #expect(tabs.selectedIndex == (isCancelled ? 0 : 1))
      #expect((difference(before, stage.image) == 0) == isCancelled)
      try strip.expect(matches: "paging-tabs\(isCancelled ? "-cancelled" : "")\(isRightToLeft ? "-rtl" : "")")
    }
  }

  @Test(
    "Button tabs fade with the screens under a finger, to the next one, back, or not at all (E-18…E-21)",
    arguments: [false, true], ["there", "back", "cancelled"])
  func buttons(isRightToLeft: Bool, ending: String) throws {
    for device in [Device.roomy, .wide] {
      try withStage(device) { stage in
        let screens = [PatternScreen("1", isOld: true), PatternScreen("2", isOld: false)]
        if isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
        let tabs = ButtonTabsController(screens)
        tabs.buttonBar.backgroundColor = .black
        stage.show(tabs)
        if ending == "back" { UIView.performWithoutAnimation { tabs.selectedIndex = 1 } }
        stage.advance(frames: 2)
        let (before, width, height) = (stage.image, stage.window.bounds.width, stage.window.bounds.height)
        var strip = FrameStrip()
        let isToLeft = (ending == "back") == isRightToLeft
        func place(_ part: CGFloat) -> CGPoint {
          CGPoint(x: (isToLeft ? 0.98 - part * 0.95 : 0.02 + part * 0.95) * width, y: height - 8)
        }
        stage.touchDown(at: place(0))
        for part in [0.1, 0.25, 0.4] + (ending == "cancelled" ? [0.3, 0.2] : [0.7, 0.95]) {
          stage.touchMove(to: place(part))
          stage.advance(by: 0.1)
          strip.add(stage.image)
        }
        stage.advance(by: 0.3)
        stage.touchUp(at: place(ending == "cancelled" ? 0.2 : 0.95))
        try stage.settle()
        strip.add(stage.image)
        #expect(tabs.selectedIndex == (ending == "there" ? 1 : 0))
        #expect((difference(before, stage.image) == 0) == (ending == "cancelled"))
        try strip.expect(
          matches: "button-tabs-\(ending)\(isRightToLeft ? "-rtl" : "")-\(device.name)",
          fonts: stage.environment.fontVersions)
      }
    }
  }
}
