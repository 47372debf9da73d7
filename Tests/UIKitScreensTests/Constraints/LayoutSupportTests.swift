import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// The guides of a controller from before the safe area.
@Suite("Top and bottom layout guides") @MainActor struct LayoutSupportTests {
  @available(*, deprecated)
  @Test("Their lengths are the safe area's insets, with bars or without")
  func lengths() throws {
    try withStage(.iPhone15) { stage in
      let screen = UIViewController()
      stage.show(screen)
      #expect(screen.topLayoutGuide.length == 59 && screen.bottomLayoutGuide.length == 34)
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.show(navigation)
      try stage.settle()
      let top = try #require(navigation.topViewController)
      #expect(top.topLayoutGuide.length == top.view.safeAreaInsets.top && top.topLayoutGuide.length > 59)
      top.additionalSafeAreaInsets.top = 10
      #expect(top.topLayoutGuide.length == top.view.safeAreaInsets.top)
      #expect(top.topLayoutGuide === top.topLayoutGuide)
    }
  }

  @available(*, deprecated)
  @Test("Anchors and constraints of both forms place views at them, and follow the safe area")
  func constraints() throws {
    try withStage(.iPhone15) { stage in
      let screen = UIViewController()
      let (byAnchor, byItem, spacer) = (UIView(), UIView(), UIView())
      for view in [byAnchor, byItem, spacer] {
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(view)
      }
      NSLayoutConstraint.activate([
        byAnchor.topAnchor.constraint(equalTo: screen.topLayoutGuide.bottomAnchor, constant: 5),
        byAnchor.bottomAnchor.constraint(equalTo: screen.bottomLayoutGuide.topAnchor),
        spacer.heightAnchor.constraint(equalTo: screen.topLayoutGuide.heightAnchor),
        spacer.topAnchor.constraint(equalTo: screen.topLayoutGuide.topAnchor),
        NSLayoutConstraint(
          item: byItem, attribute: .top, relatedBy: .equal, toItem: screen.topLayoutGuide, attribute: .bottom,
          multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: byItem, attribute: .bottom, relatedBy: .equal, toItem: screen.bottomLayoutGuide, attribute: .top,
          multiplier: 1, constant: 0),
      ])
      stage.show(screen)
      try stage.settle()
      #expect(byAnchor.frame.minY == 64 && byAnchor.frame.maxY == 818)
      #expect(byItem.frame.minY == 59 && byItem.frame.maxY == 818)
      #expect(spacer.frame.minY == 0 && spacer.frame.height == 59)
      screen.additionalSafeAreaInsets = UIEdgeInsets(top: 11, left: 0, bottom: 6, right: 0)
      try stage.settle()
      #expect(byAnchor.frame.minY == 75 && byAnchor.frame.maxY == 812)
      #expect(byItem.frame.minY == 70 && byItem.frame.maxY == 812 && spacer.frame.height == 70)
    }
  }

  @available(*, deprecated)
  @Test("They are items of visual formats")
  func formats() throws {
    try withStage(.iPhone15) { stage in
      let (screen, view) = (UIViewController(), UIView())
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
      let views: [String: Any] = ["top": screen.topLayoutGuide, "view": view, "bottom": screen.bottomLayoutGuide]
      for format in ["H:|[view]|", "V:[top]-4-[view][bottom]"] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
      }
      stage.show(screen)
      try stage.settle()
      #expect(view.frame == CGRect(x: 0, y: 63, width: 393, height: 852 - 63 - 34))
      #expect(stage.hints.isEmpty)
    }
  }
}
