import UIKit

/// The code of an effect, as an app would write it.
struct GalleryCode {
  /// What makes the animation.
  enum Subject {
    case animator(_ call: String)
    case pixels(_ type: String)
    case system(style: UIModalTransitionStyle?)
    /// The system's own, out of a picture.
    case zoom
    /// A container of the library's own.
    case container(_ code: String)
    /// A change of a screen's own look.
    case reveal
  }

  var subject: Subject
  let parameters: [GalleryParameter]
  /// Whether a presentation controller dims what is behind.
  var hasOverlay = false
  /// Whether the way back would take another time, so that the code always says which.
  var saysDuration = false

  /// The code for a container, with the values that are not the standard ones.
  func text(in container: GalleryContainer, _ values: [Double]) -> String {
    switch subject {
    case .animator, .pixels: function(in: container, lines(values))
    case .system(let style?):
      """
      screen.modalTransitionStyle = .\(style.word)
      present(screen, animated: true)
      """
    case .system(nil):
      container == .navigation
        ? "navigationController.pushViewController(screen, animated: true)" : "present(screen, animated: true)"
    case .container(let code): code
    case .reveal: reveal(values)
    case .zoom:
      """
      screen.preferredTransition = .zoom { [weak self] _ in self?.picture }
      \(GalleryCode(subject: .system(style: nil), parameters: []).text(in: container, values))
      """
    }
  }

  /// The code that attaches a finger to the way back in a container; nil where the system has fingers of its own.
  func drivenText(in container: GalleryContainer, _ values: [Double]) -> String? {
    let body = lines(values).map { "  " + $0 }
    guard !body.isEmpty else { return nil }
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
      case .modal:
        ["InteractionDriver.dismissal(of: screen, by: .pull()) {", "  let isReversed = true"]
      }
    return (head + body + ["}"]).joined(separator: "\n")
  }

  /// The lines that make the animator and return it; none where the system animates.
  private func lines(_ values: [Double]) -> [String] {
    let changed = zip(parameters, values).filter { $1 != $0.standard || (saysDuration && $0.name == "duration") }
      .map { (name: $0.name, value: $0.written($1)) }
    switch subject {
    case .animator(let call):
      let made = "let animator = \(call)".split(separator: "\n").map(String.init)
      return made + changed.map { "animator.\($0.name) = \($0.value)" } + ["return animator"]
    case .pixels(let type):
      let ownLines = changed.filter { $0.name != "duration" }.map { "transition.\($0.name) = \($0.value)" }
      let duration = changed.first { $0.name == "duration" }.map { ", duration: \($0.value)" } ?? ""
      return ["\(ownLines.isEmpty ? "let" : "var") transition = \(type)()"] + ownLines
        + ["return PixelAnimator(transition\(duration), isReversed: isReversed)"]
    case .system, .zoom, .container, .reveal: return []
    }
  }

  private func reveal(_ values: [Double]) -> String {
    let changed = zip(parameters, values).first { $1 != $0.standard }.map { ", \($0.name): \($0.written($1))" } ?? ""
    return """
      view.reveal(from: button.frame\(changed)) {
        overrideUserInterfaceStyle = .dark
      }
      """
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
