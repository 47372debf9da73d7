import CLibraryScenes
import Foundation

/// Pictures and a canvas for other renderers, of the screen's size in pixels.
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

  /// Draws with Cairo; false for what it cannot.
  @discardableResult func drawWithCairo(_ scene: library_scene) -> Bool { scene_with_cairo(scene, canvas) }

  /// Draws with pixman; false for what it cannot.
  @discardableResult func drawWithPixman(_ scene: library_scene) -> Bool { scene_with_pixman(scene, canvas) }
}
