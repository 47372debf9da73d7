import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Trait collections") @MainActor struct TraitTests {
  @Test(
    "Size classes are those of real devices, in portrait and landscape",
    arguments: [
      (Device.iPhone15, "c r", "c c"), (.iPhone15ProMax, "c r", "r c"), (.iPhone13Mini, "c r", "c c"),
      (.iPhoneSE, "c r", "c c"), (.iPad, "r r", "r r"),
    ])
  func sizeClasses(device: Device, upright: String, onItsSide: String) throws {
    try withStage(device) { stage in
      let screen = SizedScreen("A")
      stage.show(screen)
      #expect(words(screen.traitCollection) == upright)
      #expect(screen.traitCollection.displayScale == device.screen.scale)
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(words(screen.view.traitCollection) == onItsSide)
    }
  }

  @Test("Trait collections are merged, later ones first, and contained in the result")
  func merging() {
    let phone = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: .compact),
    ])
    #expect(words(phone) == "c -")
    #expect(phone.containsTraits(in: UITraitCollection(userInterfaceIdiom: .phone)))
    #expect(!phone.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    let dark = phone.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(dark != phone)
    #expect(dark.hasDifferentColorAppearance(comparedTo: phone))
    #expect(UITraitCollection { $0.verticalSizeClass = .compact } == UITraitCollection(verticalSizeClass: .compact))
    #expect(UITraitCollection(displayScale: .nan).displayScale == 0)
  }

  @Test("A parent's override for a child holds for it and inside it, and ends with the containment (A-33)")
  func childOverrides() throws {
    try withStage(.iPhone15) { stage in
      let log = CallLog()
      let (parent, child) = (SizedScreen("P", log: log), SizedScreen("C", log: log))
      stage.show(parent)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
      #expect(log.take() == "C.didTraits")
      #expect(words(child.traitCollection) == "r r")
      let inside = UIView()
      child.view.addSubview(inside)
      #expect(words(inside.traitCollection) == "r r")
      #expect(words(parent.traitCollection) == "c r")
      #expect(words(parent.overrideTraitCollection(forChild: child) ?? UITraitCollection()) == "r -")
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(parent.overrideTraitCollection(forChild: child) == nil)
      #expect(words(child.traitCollection) == "c r")
    }
  }

  @Test("Trait overrides reach what is inside, also what is added later, and can be removed")
  func overrides() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let (outer, inner) = (scene.square(), UIView())
      var received: [String] = []
      inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { view, previous in
        received.append("\(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
      }
      outer.overrideUserInterfaceStyle = .dark
      outer.addSubview(inner)
      #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
      outer.traitOverrides.horizontalSizeClass = .regular
      outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      #expect(received == ["light to dark", "dark to light"])
      #expect(words(inner.traitCollection) == "r r")
    }
  }

  @Test("Changes of traits are sent to registered blocks and targets until they unregister")
  func registrations() throws {
    try withStage(.small) { stage in
      let screen = SizedScreen("A")
      stage.show(screen)
      let listener = Listener()
      let registration = screen.registerForTraitChanges(
        [UITraitVerticalSizeClass.self], target: listener, action: Selector("received", Listener.received))
      screen.traitOverrides.horizontalSizeClass = .regular
      #expect(listener.count == 0)
      screen.traitOverrides.verticalSizeClass = .compact
      #expect(listener.count == 1)
      screen.unregisterForTraitChanges(registration)
      screen.traitOverrides.verticalSizeClass = .regular
      #expect(listener.count == 1)
    }
  }

  private final class Listener {
    var count = 0
    func received() { count += 1 }
  }

  /// "c r": compact across, regular from top to bottom.
  private func words(_ traits: UITraitCollection) -> String {
    func word(_ sizeClass: UIUserInterfaceSizeClass) -> String {
      switch sizeClass {
      case .unspecified: "-"
      case .compact: "c"
      case .regular: "r"
      }
    }
    return "\(word(traits.horizontalSizeClass)) \(word(traits.verticalSizeClass))"
  }
}
