import Foundation
import TransitionTesting
import UIKit

/// The frames of UIKit's own push between two screens with an image, cards and text.
enum PushFilm {
  /// Every frame of the push.
  @MainActor static func frames() throws -> [RenderFrame] {
    try withStage(.iPhone15) { stage in
      let navigation = UINavigationController(rootViewController: BenchScreen("First", .systemTeal))
      stage.show(navigation)
      stage.advance(frames: 2)
      navigation.pushViewController(BenchScreen("Second", .systemIndigo), animated: true)
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
