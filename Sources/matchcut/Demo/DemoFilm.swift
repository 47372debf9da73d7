import Foundation
import MatchcutCommand
import PhotoDemo
import TransitionTesting
import UIKit

/// The demo's two films, each as a page, a GIF and a film strip; and what its fingers do, as a touch script.
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
      stage.play(DemoTouches.swipeBack)
    }
    try writeTouches()
  }

  /// Writes what the fingers of the swipe do, for `matchcut record --touches`.
  private func writeTouches() throws {
    let path = "\(folder)/swipe-back.json"
    try DemoTouches.swipeBack.jsonLines.write(toFile: path, atomically: true, encoding: .utf8)
    print(path)
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
