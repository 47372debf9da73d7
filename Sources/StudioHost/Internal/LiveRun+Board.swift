import CoreGraphics
import Raster
import Rendering
import TransitionStage
import UIKit

extension LiveRun {
  /// Sends the names of a board's images, and then one image after the other, while time goes on.
  func sendBoard(_ kind: String, frame: Int, take: Int?) {
    jobs = []
    switch kind {
    case "variants": send(variants(of: frame), kind, frame: frame)
    case "stories": send(stories, kind, frame: frame)
    case "takes": if let take, host.takes.indices.contains(take) { sendComparison(with: host.takes[take], at: frame) }
    default: break
    }
  }

  private func send(_ items: [Board.Item], _ kind: String, frame: Int) {
    sendNames(items.map { ($0.name, $0.query) }, kind, frame: frame, text: nil)
    jobs = items.enumerated().map { index, item in
      { [weak self] in
        guard let self, let image = image(of: item) else { return }
        send(image, .board, sequence: UInt32(index), frame: frame)
      }
    }
  }

  /// The image of an item; what goes wrong in its run is a notice of the page.
  private func image(of item: Board.Item) -> CGImage? {
    do {
      let (image, problems) = try Board.image(of: item)
      let known = stage.diagnostics.map(\.message)
      let others = problems.filter { !known.contains($0) }
      if !others.isEmpty { sendNotice("Reported for \"\(item.name)\": \(others.joined(separator: "\n"))") }
      return image
    } catch {
      sendNotice("There is no image of \"\(item.name)\": \(error)")
      return nil
    }
  }

  private func sendNames(_ items: [(name: String, query: String?)], _ kind: String, frame: Int, text: String?) {
    var message = JSONObject("board")
    message.add("kind", kind)
    message.add("frame", frame)
    if let text { message.add("text", text) }
    message.add(
      "items",
      objects: items.map { item in
        var object = JSONObject()
        object.add("name", item.name)
        if let query = item.query { object.add("query", query) }
        return object
      })
    host.connection.send(message.text)
  }

  private func variants(of frame: Int) -> [Board.Item] {
    let own = session
    let script = story.inputs(on: program.device).map(\.kind)
    let isScripted = own.inputs.allSatisfy { $0.kind.isSetting || script.contains($0.kind) }
    return Board.variants.compactMap { variant in
      let device = variant.device ?? program.device
      if variant.device == program.device { return nil }
      let session = Board.session(own, on: device, with: variant.settings)
      let rate = Double(device.screen.maximumFramesPerSecond) / Double(program.device.screen.maximumFramesPerSecond)
      let number = Int((Double(frame) * rate).rounded())
      let names = variant.settings.map(\.name)
      let opening = Opening(
        story: story.title, device: device.name,
        settings: settings.filter { !names.contains($0.name) } + variant.settings, frame: number)
      // Inputs of the user's are in no address.
      return Board.Item(
        name: variant.name, query: isScripted ? opening.query : nil, story: story, session: session, frame: number)
    }
  }

  /// Each story at rest, after its script.
  private var stories: [Board.Item] {
    host.stories.map { story in
      let inputs = story.inputs(on: story.device)
      let end = inputs.last.map { $0.frame + 2 * story.device.screen.maximumFramesPerSecond } ?? 0
      let session = Session(device: story.device, story: story.title, frames: end, inputs: inputs)
      return Board.Item(
        name: story.title, query: Opening(story: story.title, device: nil).query, story: story, session: session,
        frame: end)
    }
  }

  // MARK: Takes

  /// Sends a take and the present recording at a frame, their difference, and the first event that differs.
  private func sendComparison(with take: Session, at frame: Int) {
    let frame = max(0, min(frame, take.frames))
    guard let story = host.stories.first(where: { $0.title == take.story }) else { return }
    let item = Board.Item(name: "the take", query: nil, story: story, session: take, frame: frame)
    let difference = SessionDifference.first(
      take.records, session.records, until: frame, frameDuration: take.frameDuration)
    let text =
      difference.map {
        "First difference at \(FrameLog.short($0.time)) s: the take has \($0.recorded), now \($0.replayed)."
      } ?? "The two are the same up to this frame."
    sendNames(
      [("the take", nil), ("now", nil), ("their difference", nil)], "takes", frame: frame, text: text)
    jobs = [
      { [weak self] in
        guard let self, let old = image(of: item) else { return }
        send(old, .board, sequence: 0, frame: frame)
        guard let present = cached[frame].map(Board.image(of:)) else { return }
        send(present, .board, sequence: 1, frame: frame)
        if let both = Self.difference(of: old, present) { send(both, .board, sequence: 2, frame: frame) }
      }
    ]
  }

  /// The difference of two images, channel by channel; nil where their sizes differ.
  static func difference(of a: CGImage, _ b: CGImage) -> CGImage? {
    guard a.width == b.width, a.height == b.height else { return nil }
    var buffer = a.buffer
    for index in buffer.pixels.indices {
      let (one, other) = (a.buffer.pixels[index], b.buffer.pixels[index])
      var pixel: UInt32 = 0xFF00_0000
      for shift: UInt32 in [0, 8, 16] {
        let (x, y) = (one >> shift & 0xFF, other >> shift & 0xFF)
        pixel |= (x > y ? x - y : y - x) << shift
      }
      buffer.pixels[index] = pixel
    }
    return CGImage(buffer)
  }
}

extension Session.Kind {
  /// Whether the input is a setting of the user's.
  var isSetting: Bool {
    if case .setting = self { true } else { false }
  }
}
