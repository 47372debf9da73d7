import Foundation
import Rendering

/// The software renderer's time for frames of 1179 × 2556 pixels, beside Cairo's and pixman's and beside a copy of the
/// frame.
///
/// The fastest library comes first: it reads and writes the same bytes on the same machine, while the ratio to a copy
/// depends on whether the frames lie in the machine's cache.
struct RendererSpeed: Benchmark {
  let name = "renderer"
  /// A part of the names of the scenes that are drawn; empty for all of them.
  let scene: String

  func run() throws -> [Measurement] {
    let (frames, libraries) = (FramePair(), LibraryCanvas())
    let scenes = try RendererScene.all().filter { scene.isEmpty || $0.name.contains(scene) }
    return scenes.flatMap { measure($0, frames, libraries) } + (scene.isEmpty ? try tiles() : [])
  }

  private func measure(_ scene: RendererScene, _ frames: FramePair, _ libraries: LibraryCanvas) -> [Measurement] {
    let (one, two) = (SoftwareRenderer(threads: 1), SoftwareRenderer(threads: 2))
    let others = libraries.drawings(of: scene.library)
    let results = Stopwatch().measure(
      inTurn: [{ frames.copy() }, { _ = one.render(scene.frame) }, { _ = two.render(scene.frame) }]
        + others.map(\.draw))
    let (drawn, bytes) = (results[1].processor, results[0].processor * scene.copies)
    let times = zip(others.map(\.library), results.dropFirst(3).map(\.processor))
    var found: [Measurement] = []
    if let best = times.min(by: { $0.1 < $1.1 }) {
      found.append(
        Measurement(
          name: "\(scene.name), beside the best", value: drawn, unit: "ms", reference: best.1, beside: best.0,
          limit: scene.limit))
    }
    found += [
      Measurement(
        name: "\(scene.name), beside a copy", value: drawn, unit: "ms", reference: bytes, beside: "a copy",
        limit: found.isEmpty ? scene.limit : nil),
      Measurement(
        name: "\(scene.name), two threads", value: results[2].wall, unit: "ms", reference: results[1].wall,
        beside: "one thread", limit: 1 / 1.6),
    ]
    for (library, time) in times {
      found.append(
        Measurement(name: "\(scene.name), \(library)", value: time, unit: "ms", reference: bytes, beside: "a copy"))
    }
    return found
  }

  private func tiles() throws -> [Measurement] {
    let frame = try RendererScene.tiles()
    let (one, two) = (SoftwareRenderer(threads: 1), SoftwareRenderer(threads: 2))
    let results = Stopwatch().measure(inTurn: [{ _ = one.render(frame) }, { _ = two.render(frame) }])
    return [
      Measurement(name: "1,000 turned tiles", value: results[0].processor, unit: "ms"),
      Measurement(name: "1,000 turned tiles, two threads", value: results[1].wall, unit: "ms", limit: 1000 / 120.0),
    ]
  }
}
