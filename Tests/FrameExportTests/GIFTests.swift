import CoreGraphics
import Raster
import Testing

@testable import FrameExport

@Suite("Animated GIF files")
struct GIFTests {
  @Test("Uniform colours are exact, and the animation repeats for ever")
  func exact() throws {
    let film = Film.slide(frames: 5, framesPerSecond: 10)
    let gif = try #require(DecodedGIF(try FrameExporter().data(of: film, as: .gif)))
    #expect(gif.size == (40, 60))
    #expect(gif.loops == 0)
    #expect(gif.images == film.frames.map { $0.buffer.pixels.map { $0 & 0xFF_FFFF } })
    #expect(gif.delays == [10, 10, 10, 10, 90])
  }

  @Test("Only changed parts are stored")
  func changes() throws {
    let gif = try #require(
      DecodedGIF(try FrameExporter().data(of: Film.slide(frames: 5, framesPerSecond: 20), as: .gif)))
    #expect(gif.storedPixels.first == 40 * 60)
    #expect(gif.storedPixels.dropFirst().allSatisfy { $0 == 10 * 60 })
  }

  @Test(
    "A gradient keeps its colours within a few steps, and unchanged parts do not flicker")
  func gradient() throws {
    let film = Film.gradient()
    let gif = try #require(DecodedGIF(try FrameExporter().data(of: film, as: .gif)))
    var (sum, worst) = (0, 0)
    for (image, frame) in zip(gif.images, film.frames) {
      for (got, wanted) in zip(image, frame.buffer.pixels) {
        for shift: UInt32 in [0, 8, 16] {
          let error = Int(got >> shift & 0xFF) - Int(wanted >> shift & 0xFF)
          sum += error
          worst = max(worst, abs(error))
        }
      }
    }
    #expect(abs(sum) < 3 * 5 * 64 * 64)
    #expect(worst < 40)
    let still = (0..<64 * 64).filter { index in Set(film.frames.map { $0.buffer.pixels[index] }).count == 1 }
    #expect(still.allSatisfy { index in Set(gif.images.map { $0[index] }).count == 1 })
  }

  @Test("The same film gives the same bytes")
  func deterministic() throws {
    #expect(
      try FrameExporter().data(of: Film.gradient(), as: .gif) == FrameExporter().data(of: Film.gradient(), as: .gif))
  }

  @Test("Unchanged frames lengthen the previous one, and the total duration is right")
  func still() throws {
    let still = Film.image(4, 4) { _, _ in 0xFF12_3456 }
    let gif = try #require(DecodedGIF(try FrameExporter().data(of: Film.sequence([still, still, still]), as: .gif)))
    #expect(gif.delays == [85])
    #expect(gif.images == [Array(repeating: 0x12_3456, count: 16)])
  }

  @Test("Transparent parts are shown on white")
  func clear() throws {
    let half = Film.image(1, 1) { _, _ in 0x8000_0000 }
    let gif = try #require(DecodedGIF(try FrameExporter().data(of: Film.sequence([half]), as: .gif)))
    #expect(gif.images == [[0x7F_7F7F]])
  }

  @Test("60 frames per second become 50 in even steps, with the last frame last")
  func timing() {
    let times = (0..<25).map { Double($0) / 60 }
    let timing = GIFTiming(times: times, duration: 25.0 / 60, loopPause: 0)
    #expect(timing.steps.dropLast().allSatisfy { $0.delay == 2 })
    #expect(timing.steps.map(\.delay).reduce(0, +) == 42)
    #expect(timing.steps.map(\.frame).prefix(7) == [0, 1, 2, 4, 5, 6, 7])
    #expect(timing.steps.last?.frame == 24)
  }

  @Test("Slow films keep their own times, rounded without an accumulated error")
  func slow() {
    let timing = GIFTiming(times: (0..<31).map { Double($0) / 30 }, duration: 31.0 / 30, loopPause: 0.5)
    #expect(timing.steps.map(\.frame) == Array(0..<31))
    #expect(timing.steps.prefix(6).map(\.delay) == [3, 4, 3, 3, 4, 3])
    #expect(timing.steps.map(\.delay).reduce(0, +) == 103 + 50)
  }
}
