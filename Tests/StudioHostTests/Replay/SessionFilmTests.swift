import Testing
import TransitionTesting
import UIKit

@testable import StudioHost

@Suite("Films of a session")
@MainActor struct SessionFilmTests {
  @Test("A film shows each frame at its time, at other rates the last one before it, and slowly several times")
  func chosen() {
    func frames(_ rate: Double, _ speed: Double) -> [Int] {
      SessionFilm(frames: 10...16, framesPerSecond: rate, speed: speed).chosen(frameDuration: 1.0 / 60)
    }
    #expect(frames(60, 1) == [10, 11, 12, 13, 14, 15, 16])
    #expect(frames(30, 1) == [10, 12, 14, 16])
    #expect(frames(20, 1) == [10, 13, 16])
    #expect(frames(60, 0.5) == [10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 16])
    #expect(frames(60, 2) == [10, 12, 14, 16])
    #expect(SessionFilm(frames: 0...Session.longest).chosen(frameDuration: 1.0 / 60).count == SessionFilm.limit)
  }

  @Test("The last frame of a film is the one that a stage shows, and fingers are drawn where they are")
  func images() throws {
    let session = try OneButton.session()
    let (last, shown) = try withStage { stage in
      stage.show(OneButton.makeRoot())
      stage.replay(session)
      return (stage.image, stage.time)
    }
    var film = SessionFilm(frames: 0...session.frames)
    let plain = try film.sequence(of: session, on: OneButton.story, shrink: { $0 }, progress: { _ in })
    #expect(plain.frames.count == session.frames + 1)
    #expect(plain.frames.last?.pixel(600, 600) == last.pixel(600, 600))
    // Frames that show the same share their image.
    #expect(plain.frames[1] === plain.frames[2])
    #expect(abs(plain.duration - shown - 1.0 / 60) < 1e-6)
    #expect(plain.trace.events.contains { $0.name == "viewDidAppear" })
    film.showsTouches = true
    let marked = try film.sequence(of: session, on: OneButton.story, shrink: { $0 }, progress: { _ in })
    let down = try #require(
      session.inputs.first { input in
        if case .finger(_, .began, _, _) = input.kind { true } else { false }
      }
    ).frame
    #expect(marked.frames[down].pixel(450, 960) != plain.frames[down].pixel(450, 960))
    #expect(marked.frames[down].pixel(10, 10) == plain.frames[down].pixel(10, 10))
  }
}

extension CGImage {
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32 { buffer.pixels[y * width + x] }
}
