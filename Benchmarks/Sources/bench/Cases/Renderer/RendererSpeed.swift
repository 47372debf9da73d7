import Foundation
import Rendering

/// What the software renderer takes for frames of 1179 × 2556 pixels, beside a copy of the frame and beside Cairo and pixman.
struct RendererSpeed: Benchmark {
  let name = "renderer"
  /// A part of the names of the scenes that are drawn; empty for all of them.
  let scene: String

  func run(after earlier: [Measurement]) throws -> [Measurement] {
    let (frames, libraries) = (FramePair(), LibraryCanvas())
    let scenes = RendererScene.all().filter { scene.isEmpty || $0.name.contains(scene) }
    return scenes.flatMap { measure($0, frames, libraries) } + (scene.isEmpty ? tiles() : [])
  }

  private func measure(_ scene: RendererScene, _ frames: FramePair, _ libraries: LibraryCanvas) -> [Measurement] {
    let (one, two) = (SoftwareRenderer(threads: 1), SoftwareRenderer(threads: 2))
    var names: [String] = []
    var bodies = [{ frames.copy() }, { _ = one.render(scene.frame) }, { _ = two.render(scene.frame) }]
    if let library = scene.library {
      if libraries.drawWithCairo(library) {
        names.append("Cairo")
        bodies.append { libraries.drawWithCairo(library) }
      }
      if libraries.drawWithPixman(library) {
        names.append("pixman")
        bodies.append { libraries.drawWithPixman(library) }
      }
    }
    let results = Stopwatch().measure(inTurn: bodies)
    let bytes = results[0].processor * scene.copies
    var found = [
      Measurement(name: scene.name, value: results[1].processor, unit: "ms", reference: bytes, limit: scene.limit),
      Measurement(
        name: "\(scene.name), 2 threads", value: results[2].wall, unit: "ms", reference: results[1].wall,
        limit: 1 / 1.6),
    ]
    if let best = results.dropFirst(3).map(\.processor).min() {
      found.append(
        Measurement(
          name: "\(scene.name), beside the best", value: results[1].processor, unit: "ms", reference: best,
          limit: scene.libraryLimit))
    }
    for (library, result) in zip(names, results.dropFirst(3)) {
      found.append(
        Measurement(name: "\(scene.name), \(library)", value: result.processor, unit: "ms", reference: bytes))
    }
    return found
  }

  private func tiles() -> [Measurement] {
    let frame = RendererScene.tiles()
    let (one, two) = (SoftwareRenderer(threads: 1), SoftwareRenderer(threads: 2))
    let results = Stopwatch().measure(inTurn: [{ _ = one.render(frame) }, { _ = two.render(frame) }])
    return [
      Measurement(name: "1,000 turned tiles", value: results[0].processor, unit: "ms"),
      Measurement(name: "1,000 turned tiles, 2 threads", value: results[1].wall, unit: "ms", limit: 8.33),
    ]
  }
}
