import Foundation
import TransitionTesting
import UIKit

/// The frames of UIKit's own push between two screens with an image, cards and text.
enum PushFilm {
  /// Every frame of the push.
  @MainActor static func frames() throws -> [RenderFrame] {
    try frames { stage, navigation in
      stage.show(navigation)
      navigation.pushViewController(BenchScreen("Second", .systemIndigo), animated: true)
    }
  }

  /// Every frame of a push from a screen with the keyboard, with a large title, a toolbar, and both bars blurred over
  /// scrolled content.
  @MainActor static func framesWithKeyboard() throws -> [RenderFrame] {
    try frames { stage, navigation in
      navigation.navigationBar.prefersLargeTitles = true
      navigation.isToolbarHidden = false
      let (first, second) = (ScrolledScreen("First"), ScrolledScreen("Second"))
      navigation.viewControllers = [first]
      stage.show(navigation)
      first.field.becomeFirstResponder()
      stage.advance(frames: 60)
      first.scrollView.contentOffset.y += 20
      navigation.pushViewController(second, animated: true)
    }
  }

  /// A screen whose content is scrolled under the bars, with a field at its top.
  private final class ScrolledScreen: UIViewController {
    let (scrollView, field) = (UIScrollView(), UITextField(frame: CGRect(x: 16, y: 16, width: 361, height: 36)))

    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
      toolbarItems = [UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: nil)]
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: 393, height: 1600)
      view.addSubview(scrollView)
      let content = BenchScreen("", .systemTeal)
      addChild(content)
      content.view.frame = CGRect(x: 0, y: -40, width: 393, height: 1600)
      scrollView.addSubview(content.view)
      content.didMove(toParent: self)
      field.borderStyle = .roundedRect
      scrollView.addSubview(field)
    }
  }

  @MainActor private static func frames(_ begin: (Stage, UINavigationController) -> Void) throws -> [RenderFrame] {
    try withStage(.iPhone15) { stage in
      let navigation = UINavigationController(rootViewController: BenchScreen("First", .systemTeal))
      begin(stage, navigation)
      stage.advance(frames: 1)
      var frames: [RenderFrame] = []
      while navigation.transitionCoordinator != nil {
        frames.append(stage.frame)
        stage.advance(frames: 1)
      }
      guard frames.count > 20 else {
        throw BenchmarkFailure(description: "the push had \(frames.count) frames")
      }
      try stage.settle()
      return frames
    }
  }
}
