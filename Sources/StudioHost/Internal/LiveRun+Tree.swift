import EventTrace
import Foundation
import Rendering
import TransitionStage
import UIKit

extension LiveRun {
  /// Runs a body with a stage that shows a frame: the run's own for the newest one, else a fresh one that replays the
  /// session up to it.
  func withStage(at frame: Int, _ body: (Stage) -> Void) {
    guard frame < newest else { return body(stage) }
    let session = session
    _ = try? runStory(story, of: session) { other in
      other.replay(session, until: max(0, frame))
      body(other)
    }
  }

  /// Sends the views of a frame.
  func sendTree(of frame: Int) {
    withStage(at: frame) { stage in
      var message = JSONObject("tree")
      message.add("frame", frame)
      message.add("windows", objects: stage.environment.windows.map { ViewReport(stage.environment).report($0) })
      host.connection.send(message.text)
    }
  }

  /// Sends the layers of a frame: the location of each one, and a bitmap of its own contents.
  func sendLayers(of frame: Int) {
    guard let cached = cached[frame] else { return }
    var list = LayerList(pixelsPerPoint: cached.scale / 2)
    list.add(cached.root)
    var names: [String] = []
    withStage(at: frame) { stage in names = LayerNames.of(stage.environment.windows.map(\.layer), in: cached.root) }
    var message = JSONObject("layers")
    message.add("frame", frame)
    message.add(
      "list",
      objects: list.layers.enumerated().map { index, layer in
        layer.object(index, name: index < names.count ? names[index] : "")
      })
    host.connection.send(message.text)
    for (index, layer) in list.layers.enumerated() {
      guard let image = layer.image else { continue }
      send(image, .layer, sequence: UInt32(index), frame: frame)
    }
  }
}
