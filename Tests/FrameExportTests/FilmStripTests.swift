import CoreGraphics
import Raster
import Testing

@testable import FrameExport

@Suite("Film strips")
struct FilmStripTests {
  @Test(
    "The strip has the first, the last and evenly chosen frames",
    arguments: [
      (13, 8, [0, 2, 3, 5, 7, 9, 10, 12]), (5, 8, [0, 1, 2, 3, 4]), (100, 2, [0, 99]), (9, 1, [8]), (1, 8, [0]),
      (0, 8, []), (3, 0, []),
    ])
  func choice(count: Int, most: Int, indices: [Int]) {
    #expect(EvenSampling.indices(of: count, most: most) == indices)
  }

  @Test("Frames stand side by side on a neutral background, unscaled where they are small enough")
  func layout() throws {
    let film = Film.slide(frames: 3)
    let strip = try CGImage(pngData: try FrameExporter().data(of: film, as: .png))
    #expect(strip.width == 18 + 3 * (40 + 18))
    for (index, frame) in film.frames.enumerated() {
      for (x, y) in [(0, 0), (19, 30), (39, 59)] {
        let pixel = strip.buffer.pixels[(18 + y) * strip.width + 18 + index * 58 + x]
        #expect(pixel == frame.buffer.pixels[y * 40 + x])
      }
    }
    #expect(strip.buffer.pixels[0] == 0xFFEC_EDF0)
  }

  @Test("Wide frames are scaled down to the chosen width")
  func shrunk() throws {
    var options = FrameExporter.Options()
    options.stripFrameWidth = 20
    options.stripFrameCount = 2
    let strip = try CGImage(pngData: try FrameExporter(options).data(of: Film.slide(), as: .png))
    #expect(strip.width == 18 + 2 * (20 + 18))
  }
}
