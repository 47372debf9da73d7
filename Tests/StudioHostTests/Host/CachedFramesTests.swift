import CoreGraphics
import Rendering
import Testing

@testable import StudioHost

@Suite("The frames of the last minute")
@MainActor struct CachedFramesTests {
  private func frame(_ width: CGFloat) -> RenderFrame {
    RenderFrame(
      size: CGSize(width: width, height: 1), scale: 1, background: CGColor(gray: 0, alpha: 1), root: RenderNode())
  }

  @Test("The newest frames are there, older ones are not, and numbers out of range have none")
  func ring() {
    var frames = CachedFrames(capacity: 3)
    #expect(frames[0] == nil && frames.last == -1)
    for number in 0..<5 { frames.append(frame(CGFloat(number + 1))) }
    #expect(frames.first == 2 && frames.last == 4)
    #expect((0...6).map { frames[$0]?.size.width } == [nil, nil, 3, 4, 5, nil, nil])
  }
}
