import UIKit

/// The Swift source of an effect, as an app would write it. The gallery and its web pages show it.
extension Effect {
  /// The source that uses the effect in a container.
  ///
  /// - Parameters:
  ///   - container: the container whose delegate returns the effect.
  ///   - values: the parameters' values; those that are not the standard ones are set in the source.
  @MainActor public func codeText(in container: EffectContainer, _ values: [Double]) -> String {
    switch mechanism {
    case .animator, .pixels, .combination, .cell(.element), .cell(.cover):
      delegateMethod(in: container, animatorLines(in: container, values))
    case .system(let style):
      (container == .modal && style != .coverVertical ? "screen.modalTransitionStyle = .\(style.name)\n" : "")
        + Self.systemCall(in: container)
    case .zoom:
      "screen.preferredTransition = .zoom { [weak self] _ in self?.imageView }\n" + Self.systemCall(in: container)
    case .pagingTabs: "window.rootViewController = PagingTabsController([photos, settings])"
    case .buttonTabs: "window.rootViewController = ButtonTabsController([photos, settings])"
    case .reveal: revealCall(values)
    case .layout(_, let arrangement): Self.layoutCall(to: arrangement, in: container)
    case .items: Self.updatesCode
    case .cell(.source):
      """
      screen.preferredTransition = .zoom { [weak self] _ in
        self?.collectionView.loadedCellForItem(at: indexPath)
      }

      """ + Self.systemCall(in: container)
    }
  }

  /// The source that attaches a gesture to the transition back, or to a change of layout, with the standard values; nil
  /// where the system animates.
  @MainActor public func drivenCodeText(in container: EffectContainer) -> String? {
    if case .layout(_, let arrangement) = mechanism, container == .screen { return Self.pinchCode(to: arrangement) }
    guard isDriven else { return nil }
    let head =
      switch container {
      case .navigation:
        [
          "InteractionDriver.pop(navigationController, by: .edgePan()) { operation in",
          "  let isReversed = operation == .pop",
        ]
      case .tabs:
        [
          "InteractionDriver.tabs(tabBarController, by: .sideways()) { direction in",
          "  let isReversed = direction == .trailing",
        ]
      case .modal, .screen:
        ["InteractionDriver.dismissal(of: screen, by: .pull()) {", "  let isReversed = true"]
      }
    let body = animatorLines(in: container, standardValues).map { "  " + $0 }
    return (head + body + ["}"]).joined(separator: "\n")
  }

  /// The lines that make the animator from `isReversed` and return it.
  @MainActor private func animatorLines(in container: EffectContainer, _ values: [Double]) -> [String] {
    // A duration is always written where the transition back has another one of its own.
    let durations = [false, true].map { animator([], EffectContext(container, isReversed: $0))?.duration }
    let changed = zip(parameters, values).filter { parameter, value in
      value != parameter.standard || (parameter.name == "duration" && durations[0] != durations[1])
    }.map { (name: $0.name, value: $0.written($1)) }
    if case .pixels = mechanism {
      let settings = changed.filter { $0.name != "duration" }.map { "transition.\($0.name) = \($0.value)" }
      let duration = changed.first { $0.name == "duration" }.map { ", duration: \($0.value)" } ?? ""
      return ["\(settings.isEmpty ? "let" : "var") transition = \(call(container))()"] + settings
        + ["return PixelAnimator(transition\(duration), isReversed: isReversed)"]
    }
    let made = "let animator = \(call(container))".split(separator: "\n").map(String.init)
    return made + changed.map { "animator.\($0.name) = \($0.value)" } + ["return animator"]
  }

  /// The delegate's method that returns the animator.
  private func delegateMethod(in container: EffectContainer, _ lines: [String]) -> String {
    let head: [String]
    switch container {
    case .navigation:
      head = [
        "func navigationController(", "  _ navigationController: UINavigationController,",
        "  animationControllerFor operation: UINavigationController.Operation,",
        "  from fromVC: UIViewController, to toVC: UIViewController",
        ") -> (any UIViewControllerAnimatedTransitioning)? {", "  let isReversed = operation == .pop",
      ]
    case .tabs:
      head = [
        "func tabBarController(", "  _ tabBarController: UITabBarController,",
        "  animationControllerForTransitionFrom fromVC: UIViewController,", "  to toVC: UIViewController",
        ") -> (any UIViewControllerAnimatedTransitioning)? {",
        "  let screens = tabBarController.viewControllers ?? []",
        "  let isReversed = screens.firstIndex(of: toVC) ?? 0 < screens.firstIndex(of: fromVC) ?? 0",
      ]
    case .modal, .screen: return transitioningDelegateMethods(lines)
    }
    return (head + lines.map { "  " + $0 } + ["}"]).joined(separator: "\n")
  }

  /// The transitioning delegate's methods for both directions, and for the presentation controller where there is one.
  private func transitioningDelegateMethods(_ lines: [String]) -> String {
    var parts = [
      [
        "func animationController(", "  forPresented presented: UIViewController, presenting: UIViewController,",
        "  source: UIViewController", ") -> (any UIViewControllerAnimatedTransitioning)? {",
        "  makeAnimator(isReversed: false)", "}",
      ],
      [
        "func animationController(forDismissed dismissed: UIViewController)",
        "  -> (any UIViewControllerAnimatedTransitioning)? {", "  makeAnimator(isReversed: true)", "}",
      ],
      ["private func makeAnimator(isReversed: Bool) -> EffectAnimator {"] + lines.map { "  " + $0 } + ["}"],
    ]
    if presentation == .overlay {
      parts.append([
        "// For a screen whose modalPresentationStyle is .custom.", "func presentationController(",
        "  forPresented presented: UIViewController, presenting: UIViewController?,", "  source: UIViewController",
        ") -> UIPresentationController? {",
        "  OverlayPresentationController(presentedViewController: presented, presenting: presenting)", "}",
      ])
    }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  @MainActor private func revealCall(_ values: [Double]) -> String {
    let changed = zip(parameters, values).first { $1 != $0.standard }.map { ", \($0.name): \($0.written($1))" } ?? ""
    return """
      view.reveal(from: button.frame\(changed)) {
        overrideUserInterfaceStyle = .dark
      }
      """
  }

  /// The call that shows a screen by the system's transition.
  private static func systemCall(in container: EffectContainer) -> String {
    container == .navigation
      ? "navigationController.pushViewController(screen, animated: true)" : "present(screen, animated: true)"
  }
}

extension UIModalTransitionStyle {
  /// The case's name.
  fileprivate var name: String {
    switch self {
    case .coverVertical: "coverVertical"
    case .flipHorizontal: "flipHorizontal"
    case .crossDissolve: "crossDissolve"
    case .partialCurl: "partialCurl"
    }
  }
}
