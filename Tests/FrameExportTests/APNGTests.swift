import CoreGraphics
import Foundation
import Raster
import Testing

@testable import FrameExport

@Suite("Animated PNG files")
struct APNGTests {
  @Test("The checksum is PNG's: that of IEND is known")
  func checksum() {
    #expect(PNGChunk.checksum(of: Array("IEND".utf8)) == 0xAE42_6082)
    #expect(PNGChunk.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(PNGChunk.checksum(of: [UInt8]()) == 0)
  }

  @Test("Chunks are in order, with consecutive sequence numbers")
  func chunks() throws {
    let data = try FrameExporter().data(of: Film.slide(frames: 4), as: .apng)
    let chunks = try #require(PNGChunk.chunks(of: data))
    let types = chunks.map(\.type)
    #expect(types.first == "IHDR" && types.last == "IEND")
    let control = try #require(types.firstIndex(of: "acTL"))
    let image = try #require(types.firstIndex(of: "IDAT"))
    #expect(control < image && types[image - 1] == "fcTL")
    #expect(number(chunks[control].content, at: 0) == 4)
    #expect(number(chunks[control].content, at: 4) == 0)
    let numbered = chunks.filter { $0.type == "fcTL" || $0.type == "fdAT" }
    #expect(numbered.map { number($0.content, at: 0) } == (0..<UInt32(numbered.count)).map { $0 })
    #expect(types.filter { $0 == "fcTL" }.count == 4)
  }

  @Test("Decoded frames equal the originals: each part is drawn over the previous frame")
  func frames() throws {
    let film = Film.gradient()
    let data = try FrameExporter().data(of: film, as: .apng)
    #expect(try composed(data) == film.frames.map(\.buffer))
    // Viewers that know no animation show the first frame.
    #expect(try CGImage(pngData: data) == film.frames[0])
  }

  @Test("Equal neighbours are one frame, and the delays add up to the film's duration and the pause")
  func delays() throws {
    let (red, blue) = (Film.image(2, 2) { _, _ in 0xFFFF_0000 }, Film.image(2, 2) { _, _ in 0xFF00_00FF })
    let film = Film.sequence([red, red, blue, red, red, red, red])
    let chunks = try #require(PNGChunk.chunks(of: try FrameExporter().data(of: film, as: .apng)))
    let controls = chunks.filter { $0.type == "fcTL" }.map(\.content)
    let delays = controls.map { (short($0, at: 20), short($0, at: 22)) }
    #expect(delays.map(\.1) == [10_000, 10_000, 10_000])
    #expect(delays.map(\.0) == [333, 167, 667 + 8000])
  }

  @Test("Long delays are written in coarser units")
  func longDelays() {
    #expect(AnimatedPNG.delay(from: 0, to: 6.5) == (65_000, 10_000))
    #expect(AnimatedPNG.delay(from: 1, to: 8.1) == (7100, 1000))
    #expect(AnimatedPNG.delay(from: 0, to: 600) == (60_000, 100))
    #expect(AnimatedPNG.delay(from: 0, to: 1_000_000) == (65_535, 1))
  }

  private func composed(_ data: Data) throws -> [PixelBuffer] {
    let chunks = try #require(PNGChunk.chunks(of: data))
    let header = try #require(chunks.first)
    var screen = PixelBuffer(width: Int(number(header.content, at: 0)), height: Int(number(header.content, at: 4)))
    var result: [PixelBuffer] = []
    var control: [UInt8] = []
    for chunk in chunks {
      if chunk.type == "fcTL" { control = chunk.content }
      guard chunk.type == "IDAT" || chunk.type == "fdAT" else { continue }
      let content = chunk.type == "IDAT" ? chunk.content : Array(chunk.content.dropFirst(4))
      let head = PNGChunk("IHDR", Array(control[4..<12]) + header.content[8...])
      let parts = [head, PNGChunk("IDAT", content), PNGChunk("IEND", [])]
      let part = try CGImage(pngData: Data(PNGChunk.signature + parts.flatMap(\.bytes)))
      let (left, top) = (Int(number(control, at: 12)), Int(number(control, at: 16)))
      for y in 0..<part.height {
        for x in 0..<part.width {
          screen.pixels[(top + y) * screen.width + left + x] = part.buffer.pixels[y * part.width + x]
        }
      }
      result.append(screen)
    }
    return result
  }

  private func number(_ bytes: [UInt8], at offset: Int) -> UInt32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private func short(_ bytes: [UInt8], at offset: Int) -> Int {
    Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }
}
