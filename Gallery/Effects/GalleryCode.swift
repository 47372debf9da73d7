import UIKit

/// The code of an effect, as an app would write it.
struct GalleryCode {
  /// What makes the animation.
  enum Subject {
    case animator(_ call: String)
    case pixels(_ type: String)
    case system(style: UIModalTransitionStyle?)
  }

  let subject: Subject
  let parameters: [GalleryParameter]
  /// Whether a presentation controller dims what is behind.
  var hasOverlay = false

  /// The code for a container, with the values that are not the standard ones.
  func text(in container: GalleryContainer, _ values: [Double]) -> String {
    let changed = zip(parameters, values).filter { $1 != $0.standard }
      .map { (name: $0.name, value: $0.written($1)) }
    switch subject {
    case .animator(let call):
      let lines = ["let animator = \(call)"] + changed.map { "animator.\($0.name) = \($0.value)" } + ["return animator"]
      return function(in: container, lines)
    case .pixels(let type):
      let ownLines = changed.filter { $0.name != "duration" }.map { "transition.\($0.name) = \($0.value)" }
      let duration = changed.first { $0.name == "duration" }.map { ", duration: \($0.value)" } ?? ""
      let lines =
        ["\(ownLines.isEmpty ? "let" : "var") transition = \(type)()"] + ownLines
        + ["return PixelAnimator(transition\(duration), isReversed: isReversed)"]
      return function(in: container, lines)
    case .system(let style?):
      return """
        screen.modalTransitionStyle = .\(style.word)
        present(screen, animated: true)
        """
    case .system(nil):
      return container == .navigation
        ? "navigationController.pushViewController(screen, animated: true)" : "present(screen, animated: true)"
    }
  }

  /// The delegate's method that returns the animator.
  private func function(in container: GalleryContainer, _ lines: [String]) -> String {
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
    case .modal: return modal(lines)
    }
    return (head + lines.map { "  " + $0 } + ["}"]).joined(separator: "\n")
  }

  /// The transitioning delegate's methods, both ways by one.
  private func modal(_ lines: [String]) -> String {
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
    if hasOverlay {
      parts.append([
        "// For a screen whose modalPresentationStyle is .custom.", "func presentationController(",
        "  forPresented presented: UIViewController, presenting: UIViewController?,", "  source: UIViewController",
        ") -> UIPresentationController? {",
        "  OverlayPresentationController(presentedViewController: presented, presenting: presenting)", "}",
      ])
    }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }
}

extension UIModalTransitionStyle {
  /// The case's name.
  fileprivate var word: String {
    switch self {
    case .coverVertical: "coverVertical"
    case .flipHorizontal: "flipHorizontal"
    case .crossDissolve: "crossDissolve"
    case .partialCurl: "partialCurl"
    }
  }
}
