import Foundation
import Rendering
import TransitionStage
import UIKit

extension LiveRun {
  /// Performs a command; returns the program of another run, which ends this one.
  func perform(_ command: HostCommand) -> Program? {
    switch command {
    case .input(let input): add(input)
    case .play: setPlaying(true)
    case .pause: setPlaying(false)
    case .live:
      look(at: newest)
      sendState()
    case .step(let count): step(by: count)
    case .rate(let rate):
      host.rate = rate
      setPlaying(isPlaying)
    case .look(let frame):
      if isPlaying { setPlaying(false) }
      wind(to: frame)
    case .viewers(let count): setViewers(count)
    case .scale(let divisor): host.bitmaps.divisor = divisor
    case .overlay(let bits):
      host.bitmaps.overlay = RenderOverlay(rawValue: bits & 3)
      sendState()
    case .history:
      sendState()
      sentTunables = ""
      host.connection.send(log.all)
      if let difference { sendDifference(difference) }
      host.bitmaps.refresh()
    case .thumbnails(let from, let to, let every): sendThumbnails(from: from, to: to, every: every)
    case .inspect(let frame): sendTree(of: frame)
    case .layers(let frame): sendLayers(of: frame)
    case .session: sendSession()
    case .test(let title, let expectations): sendTest(title, expecting: expectations)
    case .pick(let frame, let point): sendPicks(of: frame, at: point)
    case .board(let kind, let frame, let take): sendBoard(kind, frame: frame, take: take)
    case .film(let order): makeFilm(order)
    case .ping: host.connection.send(JSONObject("pong").text)
    case .restart, .resume, .story, .device, .load, .take, .tune, .animate, .open: return next(after: command)
    }
    return nil
  }

  private func next(after command: HostCommand) -> Program? {
    switch command {
    case .restart: return fresh(story: program.story, on: program.device)
    case .resume: return resumed(at: shown)
    case .story(let name):
      guard let story = host.stories.firstIndex(where: { $0.title == name }) else { return nil }
      return fresh(story: story, on: program.device)
    case .device(let name):
      guard let device = Device.all.first(where: { $0.name == name }) else { return nil }
      return fresh(story: program.story, on: device)
    case .load(let text): return loaded(text)
    case .take(let index):
      guard host.takes.indices.contains(index) else { return nil }
      let take = host.takes[index]
      host.keepTake(session)
      return host.program(of: take, until: nil)
    case .open(let opening): return opened(opening)
    case .tune(let name, let value, let frame): return tuned(name, to: value, from: frame)
    case .animate(let order): return animated(order)
    default: return nil
    }
  }

  /// A program without inputs, apart from the user's settings.
  private func fresh(story: Int, on device: Device) -> Program {
    host.keepTake(session)
    return host.program(of: story, on: device, settings, isPlaying: isPlaying || looking != nil)
  }

  /// A program that shows what an address names; nil where the story or the device does not exist.
  private func opened(_ opening: Opening) -> Program? {
    guard let index = host.stories.firstIndex(where: { $0.title == opening.story }) else {
      sendNotice("There is no story \"\(opening.story)\".")
      return nil
    }
    let device = opening.device.map { name in Device.all.first { $0.name == name } } ?? host.stories[index].device
    guard let device else {
      sendNotice("There is no device \"\(opening.device ?? "")\".")
      return nil
    }
    host.keepTake(session)
    var program = host.program(of: index, on: device, opening.settings, isPlaying: opening.frame == nil)
    if let frame = opening.frame { program.frame = max(program.frame, frame) }
    return program
  }

  /// A program that goes on from a frame; fingers that are down there are cancelled.
  private func resumed(at frame: Int) -> Program {
    if frame < newest { host.keepTake(session) }
    var program = program
    program.inputs = session.inputs.filter { $0.frame <= frame }
    program.records = session.records.filter { $0.frame <= frame }
    program.frame = frame
    (program.look, program.notice, program.isPlaying, program.tuned) = (nil, nil, true, nil)
    for (number, point) in InputQueue.fingersDown(in: program.inputs) {
      program.inputs.append(Session.Input(frame: frame + 1, .finger(number, .cancelled, point, .finger)))
    }
    if program.inputs.last.map({ $0.frame > frame }) ?? false { program.frame = frame + 1 }
    return program
  }

  private func loaded(_ text: String) -> Program? {
    do {
      let loaded = try Session(jsonLines: text)
      host.keepTake(session)
      return host.program(of: loaded, until: nil)
    } catch {
      sendNotice("\(error)")
      return nil
    }
  }

  /// The last value of each setting.
  var settings: [Session.Setting] {
    var found: [String: Session.Setting] = [:]
    for input in session.inputs {
      if case .setting(let setting) = input.kind { found[setting.name] = setting }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  private func setViewers(_ count: Int) {
    host.viewers = count
    host.bitmaps.resetCredits()
    host.bitmaps.refresh()
    sendState()
  }

  // MARK: Messages

  /// Sends everything that the page's controls show.
  func sendState(replayed nanoseconds: Int64? = nil) {
    let (device, screen) = (program.device, stage.environment.screen.configuration)
    host.memory.note(isPlaying: isPlaying, shown: looking)
    var state = JSONObject("state")
    state.add("run", host.runs)
    state.add("story", story.title)
    state.add("stories", host.stories.map(\.title))
    state.add("device", device.name)
    state.add("devices", Device.all.map(\.name))
    state.add("width", Double(screen.size.width))
    state.add("height", Double(screen.size.height))
    state.add("scale", Double(screen.scale))
    let insets = screen.safeAreaInsets
    let sides = [insets.top, insets.left, insets.bottom, insets.right].map { FrameLog.short(Double($0)) }
    state.add("insets", raw: "[\(sides.joined(separator: ","))]")
    state.add("fps", device.screen.maximumFramesPerSecond)
    state.add("orientation", stage.interfaceOrientation.isLandscape ? "landscape" : "portrait")
    state.add("playing", isPlaying)
    state.add("rate", host.rate)
    state.add("live", looking == nil)
    state.add("frame", shown)
    state.add("newest", newest)
    state.add("first", cached.first)
    state.add("overlay", host.bitmaps.overlay.rawValue)
    var values = JSONObject()
    for setting in settings { values.add(setting.name, setting.value) }
    state.add("settings", raw: values.text)
    state.add("sizes", UIContentSizeCategory.sessionSizes.map(\.rawValue))
    state.add("takes", raw: "[\(host.takes.map { FrameLog.short($0.duration) }.joined(separator: ","))]")
    if let tuned = program.tuned { state.add("tuned", tuned) }
    if let nanoseconds { state.add("replayed", Double(nanoseconds) / 1e6) }
    if let notice = program.notice { state.add("notice", notice) }
    host.connection.send(state.text)
  }

  /// Sends the frame that is shown.
  func sendPlayhead() {
    host.memory.note(isPlaying: isPlaying, shown: looking)
    var message = JSONObject("playhead")
    message.add("frame", shown)
    message.add("newest", newest)
    message.add("live", looking == nil)
    host.connection.send(message.text)
  }

  func sendNotice(_ text: String) {
    var message = JSONObject("notice")
    message.add("text", text)
    host.connection.send(message.text)
  }

  func sendDifference(_ difference: SessionDifference) {
    var message = JSONObject("differs")
    message.add("frame", difference.frame)
    message.add("text", difference.description)
    host.connection.send(message.text)
  }

  private func sendSession() {
    var message = JSONObject("session")
    message.add("text", session.jsonLines)
    host.connection.send(message.text)
  }

  /// Sends small bitmaps of cached frames.
  private func sendThumbnails(from: Int, to: Int, every: Int) {
    let (first, last) = (max(cached.first, from), min(to, newest))
    guard first <= last else { return }
    let renderer = SoftwareRenderer(threads: 1)
    for number in stride(from: first, through: last, by: every).prefix(64) {
      guard var frame = cached[number] else { continue }
      frame.scale = 96 / max(frame.size.height, 1)
      let image = renderer.render(frame)
      send(image, .thumbnail, sequence: UInt32(number), frame: number)
    }
  }

  /// Sends a small bitmap, of a frame or a layer.
  func send(_ image: CGImage, _ use: BitmapHeader.Use, sequence: UInt32, frame: Int) {
    guard image.width > 0, image.height > 0 else { return }
    var pixels = [UInt8](repeating: 0, count: image.width * image.height * 4)
    pixels.withUnsafeMutableBytes { bytes in
      let target = bytes.bindMemory(to: UInt32.self).baseAddress!
      _ = PixelCopy.copy(.init(x: 0, y: 0, width: image.width, height: image.height), of: image.buffer, to: target)
    }
    let header = BitmapHeader(
      use: use, sequence: sequence, frame: UInt32(clamping: frame), x: 0, y: 0, width: image.width,
      height: image.height, time: Double(frame) * stage.frameDuration, length: pixels.count)
    host.connection.send(.inlineBitmap, header.bytes + pixels)
  }
}
