import CoreGraphics
import Foundation
import Raster
import Testing

@Suite("GIF decoding") struct GIFTests {
  private let map: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]

  @Test("GIF colours are the map's; transparent pixels and pixels outside of the frame are transparent")
  func colors() throws {
    let plain = try CGImage(data: MadeFiles.gif(screen: (2, 2), width: 2, indices: [0, 1, 2, 3]))
    #expect(plain.buffer.pixels == map)
    let data = MadeFiles.gif(screen: (4, 3), at: (1, 1), width: 2, indices: [0, 1, 2, 3], transparent: 1)
    let placed = try CGImage(data: data)
    #expect((placed.width, placed.height) == (4, 3))
    #expect(placed.buffer.pixels == [0, 0, 0, 0, 0, map[0], 0, 0, 0, map[2], map[3], 0])
  }

  @Test("Interlaced rows are ordered, and frames that reach beyond their canvas are clipped")
  func order() throws {
    // Rows 0 and 8, then 4, then 2 and 6, then the odd ones.
    let rows: [UInt8] = [0, 0, 1, 2, 2, 3, 3, 3, 3]
    let interlaced = try CGImage(
      data: MadeFiles.gif(screen: (1, 9), width: 1, indices: rows, interlaced: true))
    #expect(interlaced.buffer.pixels == [0, 3, 2, 3, 1, 3, 2, 3, 0].map { map[$0] })
    let beyond = try CGImage(data: MadeFiles.gif(screen: (2, 2), at: (1, 1), width: 2, indices: [0, 1, 2, 3]))
    #expect(beyond.buffer.pixels == [0, 0, 0, map[0]])
    for offset in [(2, 0), (5, 1), (0, 2), (1, 60_000), (60_000, 60_000)] {
      let outside = try CGImage(data: MadeFiles.gif(screen: (2, 2), at: offset, width: 1, indices: [3]))
      #expect(outside.buffer.pixels == [0, 0, 0, 0])
    }
  }

  @Test("Truncated GIF data, data without a frame or without colours throw named errors")
  func damaged() throws {
    let data = MadeFiles.gif(screen: (20, 20), width: 20, indices: [UInt8](repeating: 2, count: 400))
    for length in [6, 13, 20, 40, data.count - 20] {
      #expect(throws: CGImageError.self) { try CGImage(data: data.prefix(length)) }
    }
    #expect(throws: CGImageError.damaged(format: .gif, reason: "it has no frame")) {
      try CGImage(data: data.prefix(25) + [0x3B])
    }
    #expect(throws: CGImageError.unknownFormat(firstBytes: "47 49 46 38")) { try CGImage(data: Data("GIF8".utf8)) }
    #expect(throws: CGImageError.self) {
      try CGImage(data: MadeFiles.gif(screen: (60_000, 4_000), width: 1, indices: [0]))
    }
  }
}
