import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Controls in light and dark appearance") @MainActor struct DarkControlTests {
  /// The colour of a pixel of the screen over a white or a black ground, with a control's own colours.
  private func pixel(_ style: UIUserInterfaceStyle, _ make: () -> UIView, at point: CGPoint) throws -> [CGFloat] {
    try withStage(.small) { stage in
      let root = UIViewController()
      root.view.backgroundColor = .systemBackground
      stage.window.overrideUserInterfaceStyle = style
      root.view.addSubview(make())
      stage.show(root)
      stage.advance(frames: 1)
      let parts = stage.image.color(x: Int(point.x), y: Int(point.y)).cgColor.components ?? []
      return parts.prefix(3).map { ($0 * 255).rounded() }
    }
  }

  /// A grey over white or black.
  private func mixed(_ color: [CGFloat], _ alpha: CGFloat, over ground: CGFloat) -> [CGFloat] {
    color.map { ($0 * alpha + ground * (1 - alpha)).rounded() }
  }

  private func isNear(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= 1.5 } && a.count == b.count
  }

  @Test("Controls have the system's fill colours behind their parts")
  func fills() throws {
    let fill: [CGFloat] = [120, 120, 128]
    let cases: [(make: () -> UIView, point: CGPoint, light: CGFloat, dark: CGFloat, color: [CGFloat])] = [
      ({ UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0)) }, CGPoint(x: 50, y: 25), 0.16, 0.32, fill),
      ({ UIProgressView(frame: CGRect(x: 10, y: 10, width: 60, height: 10)) }, CGPoint(x: 40, y: 15), 0.2, 0.36, fill),
      (
        { UISlider(frame: CGRect(x: 10, y: 10, width: 80, height: 30)) }, CGPoint(x: 80, y: 25), 0.2, 0.36, fill
      ),
      (
        { UISegmentedControl(items: ["", ""]).placed(CGRect(x: 10, y: 10, width: 80, height: 32)) },
        CGPoint(x: 30, y: 25), 0.12, 0.24, [118, 118, 128]
      ),
    ]
    for (make, point, light, dark, color) in cases {
      let found = (try pixel(.light, make, at: point), try pixel(.dark, make, at: point))
      #expect(isNear(found.0, mixed(color, light, over: 255)), "\(make()) \(found.0)")
      #expect(isNear(found.1, mixed(color, dark, over: 0)), "\(make()) \(found.1)")
    }
  }

  @Test("A chosen segment and the material of an alert stand out in the light and in the dark (K-59)")
  func raised() throws {
    for (style, segment, card) in [
      (UIUserInterfaceStyle.light, [255, 255, 255] as [CGFloat], [237, 237, 237] as [CGFloat]),
      (.dark, [99, 99, 102], [28, 28, 30]),
    ] {
      let found = try pixel(
        style,
        {
          let control = UISegmentedControl(items: ["", ""])
          control.selectedSegmentIndex = 0
          return control.placed(CGRect(x: 10, y: 10, width: 80, height: 32))
        }, at: CGPoint(x: 30, y: 25))
      #expect(isNear(found, segment), "\(found)")
      try withStage { stage in
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        stage.window.overrideUserInterfaceStyle = style
        stage.show(root)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        try stage.settle()
        let point = alert.view.convert(CGPoint(x: 30, y: 12), to: nil)
        let scale = stage.environment.screen.scale
        let shown = stage.image.color(x: Int(point.x * scale), y: Int(point.y * scale)).cgColor.components ?? []
        #expect(isNear(shown.prefix(3).map { ($0 * 255).rounded() }, card), "\(shown)")
      }
    }
  }
}

extension UIView {
  fileprivate func placed(_ frame: CGRect) -> UIView {
    self.frame = frame
    return self
  }
}
