import CLibraryScenes
import Foundation

/// Images and a canvas for other renderers, of the screen's size in pixels.
final class LibraryCanvas {
  private let count = 1179 * 2556
  private let memory: UnsafeMutablePointer<UInt32>

  init() {
    memory = .allocate(capacity: 3 * count)
    for index in 0..<3 * count { memory[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: index &* 2_654_435_761) >> 8 }
  }

  deinit { memory.deallocate() }

  private var canvas: library_canvas {
    library_canvas(first: memory, second: memory + count, target: memory + 2 * count, width: 1179, height: 2556)
  }

  /// The libraries that can draw a scene, each with a closure that draws it.
  func drawings(of scene: library_scene?) -> [(library: String, draw: () -> Void)] {
    guard let scene else { return [] }
    var found: [(library: String, draw: () -> Void)] = []
    if scene_with_cairo(scene, canvas) { found.append(("Cairo", { _ = scene_with_cairo(scene, self.canvas) })) }
    if scene_with_pixman(scene, canvas) { found.append(("pixman", { _ = scene_with_pixman(scene, self.canvas) })) }
    return found
  }
}
