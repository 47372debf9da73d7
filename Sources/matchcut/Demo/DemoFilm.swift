import PhotoDemo
import TransitionTesting
import UIKit

/// The demo's two films, each as a page, a GIF and a film strip.
@MainActor struct DemoFilm {
  let folder: String

  func record() throws {
    try film("push") { stage, list in
      list.showPhoto(at: 0)
    }
    try film("swipe-back") { stage, list in
      list.showPhoto(at: 2)
      try stage.settle()
      stage.clearTrace()
      // Halfway and back: the finger rests before it lets go, so that no speed decides.
      stage.touch([
        TouchPoint(time: 0.1, location: CGPoint(x: 4, y: 430)),
        TouchPoint(time: 0.5, location: CGPoint(x: 190, y: 440)),
        TouchPoint(time: 0.75, location: CGPoint(x: 96, y: 440)),
        TouchPoint(time: 0.95, location: CGPoint(x: 96, y: 440)),
      ])
      // And through to the end.
      stage.touch([
        TouchPoint(time: 1.5, location: CGPoint(x: 4, y: 430)),
        TouchPoint(time: 1.8, location: CGPoint(x: 250, y: 425)),
      ])
    }
  }

  /// Films the app from the moment that the actions leave it in, until nothing moves.
  private func film(_ name: String, _ actions: (Stage, PhotoListController) throws -> Void) throws {
    try withStage(.iPhone15) { stage in
      let list = PhotoListController()
      let navigation = UINavigationController(rootViewController: list)
      navigation.title = "navigation"
      stage.show(navigation)
      stage.advance(frames: 2)
      stage.clearTrace()
      try actions(stage, list)
      try FilmWriter(folder: folder).film(stage, as: name, framesPerSecond: 30)
    }
  }
}
