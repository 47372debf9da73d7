import Testing
import TransitionTesting
import UIKit

@Suite("Names from before Swift 4.2") @MainActor struct LegacyNameTests {
  @available(*, deprecated)
  private func oldCode() -> Bool {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChildViewController(child)
    child.didMove(toParentViewController: parent)
    let options: UIViewAnimationOptions = [.curveEaseIn]
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fillMode = kCAFillModeForwards
    animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
    let operation: UINavigationControllerOperation = .push
    let text: [NSAttributedStringKey: Any] = [.font: UIFont.systemFont(ofSize: 12, weight: UIFontWeightBold)]
    let names: Set<NSNotification.Name> = [.UIApplicationDidBecomeActive, UIApplication.didBecomeActiveNotification]
    return parent.childViewControllers == [child] && options == .curveEaseIn && animation.fillMode == .forwards
      && operation == .push && text.count == 1 && UIEdgeInsetsMake(1, 2, 3, 4).left == 2 && names.count == 1
  }

  @available(*, deprecated)
  @Test("Code with the old names compiles, and means the same")
  func compiles() throws {
    try withStage { _ in #expect(oldCode()) }
  }

  @available(*, deprecated)
  @Test("The styles of activity indicators from before iOS 13 have a size and a colour")
  func indicators() throws {
    try withStage { _ in
      let indicators = [UIActivityIndicatorViewStyle.whiteLarge, .white, .gray].map {
        UIActivityIndicatorView(style: $0)
      }
      #expect(indicators.map(\.bounds.width) == [37, 20, 20])
      #expect(indicators.map(\.color) == [.white, .white, .systemGray])
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.color = .red
      indicator.style = .large
      #expect(indicator.color == .red && indicator.bounds.width == 37)
      indicator.style = .white
      #expect(indicator.color == .white && indicator.bounds.width == 20)
    }
  }
}
