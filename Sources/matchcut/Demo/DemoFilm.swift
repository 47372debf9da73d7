import Foundation
import MatchcutCommand
import PhotoDemo
import TransitionStage
import UIKit

/// The demo's films, each as a page, a GIF and a film strip; and what its fingers do, as a touch script.
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
    try film("layouts") { stage, _ in
      // Opened a little and released: cancelled. Then to rows, back to columns, and into a pile.
      for (time, start, end) in [(0.1, 120, 165), (1.5, 120, 250), (2.9, 250, 110), (4.1, 250, 110)] {
        pinch(stage, at: time, from: CGFloat(start), to: CGFloat(end))
      }
    }
    try writeTouches()
  }

  /// Moves two fingers apart or together in the middle of the screen; they rest before they leave.
  private func pinch(_ stage: Stage, at time: TimeInterval, from start: CGFloat, to end: CGFloat) {
    let center = CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY)
    for side in [-0.5, 0.5] as [CGFloat] {
      let (first, last) = (
        CGPoint(x: center.x + side * start, y: center.y), CGPoint(x: center.x + side * end, y: center.y)
      )
      stage.touch([
        TouchPoint(time: time, location: first), TouchPoint(time: time + 0.5, location: last),
        TouchPoint(time: time + 0.7, location: last),
      ])
    }
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
