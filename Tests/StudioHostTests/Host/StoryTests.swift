import Testing
import TransitionTesting
import UIKit

@testable import StudioHost

@Suite("Stories")
@MainActor struct StoryTests {
  @Test("A story's title is its name and its state")
  func title() {
    #expect(OneButton.story.title == "Button")
    #expect(OneButton.tapped.title == "Button · tapped")
  }

  @Test("A script's touches are inputs of the frames at their times, after the beginning")
  func script() {
    let inputs = OneButton.tapped.inputs(on: .iPhone15)
    #expect(inputs.map(\.frame) == [7, 13])
    #expect(OneButton.tapped.inputs(on: .iPhone15Pro).map(\.frame) == [13, 25])
    #expect(OneButton.story.inputs(on: .iPhone15).isEmpty)
  }

  @Test("An address names a story, a device, settings and a frame, and is read back")
  func address() throws {
    let opening = Opening(
      story: "Button · tapped", device: "iphone-se", settings: [.style(.dark), .isRightToLeft(true)], frame: 90)
    #expect(opening.query == "?story=Button%20%C2%B7%20tapped&device=iphone-se&style=dark&rightToLeft=on&frame=90")
    let text = #"{"do":"open","story":"Button","style":"dark","textSize":"huge","frame":12}"#
    guard case .open(let read)? = HostCommand(Array(text.utf8)) else {
      Issue.record("not read")
      return
    }
    #expect(read.story == "Button" && read.device == nil && read.settings == [.style(.dark)] && read.frame == 12)
    #expect(HostCommand(Array(#"{"do":"open"}"#.utf8)) == nil)
  }
}

@Suite("Images side by side")
@MainActor struct BoardTests {
  @Test("A session on another device has its fingers at the same parts of the screen, and settings first")
  func devices() throws {
    let session = try OneButton.session()
    let other = Board.session(session, on: .iPhone15ProMax, with: [.style(.dark)])
    #expect(other.device == .iPhone15ProMax && other.frames == session.frames * 2)
    #expect(other.inputs.first { $0.frame > 0 }?.kind == .setting(.style(.dark)))
    func touch(_ session: Session) -> (Int, CGPoint)? {
      for input in session.inputs {
        if case .finger(_, .began, let point, _) = input.kind { return (input.frame, point) }
      }
      return nil
    }
    let (frame, point) = try #require(touch(other))
    #expect(frame == 2 * touch(session)!.0)
    #expect(abs(point.x - 150 * 430 / 393) < 1e-9 && abs(point.y - 320 * 932 / 852) < 1e-9)
  }

  @Test("A variant's image shows the frame after the same inputs")
  func image() throws {
    let session = try OneButton.session()
    for variant in Board.variants {
      let device = variant.device ?? .iPhone15
      let item = Board.Item(
        name: variant.name, story: OneButton.story, session: Board.session(session, on: device, with: variant.settings),
        frame: 0)
      let (image, problems) = try Board.image(of: item)
      #expect(problems.isEmpty)
      #expect(max(image.width, image.height) == 480)
    }
  }

  @Test("The difference of two images is black where they are equal")
  func difference() throws {
    let images = try [UIColor.red, .red, .blue].map { color in
      try withStage(.small) { stage in
        let root = UIViewController()
        root.view.backgroundColor = color
        stage.show(root)
        return stage.image
      }
    }
    let same = try #require(LiveRun.difference(of: images[0], images[1]))
    #expect(Set(same.buffer.pixels) == [0xFF00_0000])
    #expect(try #require(LiveRun.difference(of: images[0], images[2])).buffer.pixels.contains { $0 != 0xFF00_0000 })
  }
}
