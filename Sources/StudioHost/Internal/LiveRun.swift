import Foundation
import Rendering
import TransitionStage
import UIKit

/// One run of a story on a stage: replays the program's inputs, then follows the machine's clock.
@MainActor final class LiveRun {
  let program: Program
  let stage: Stage
  let host: Host
  private(set) var recorder: SessionRecorder
  private(set) var cached: CachedFrames
  var log: FrameLog
  private var queue: InputQueue
  private(set) var isPlaying: Bool
  /// The frame that the page looks at; nil for the newest.
  private(set) var looking: Int?
  /// When the page last asked for an old frame, and whether it did so shortly before: then it winds.
  private var lastLook: Int64 = 0
  private var isWinding = false
  /// The machine's times of the frames.
  private var pace: FramePace
  /// Work for the page that waits, piece by piece, so that time and the page's commands go on.
  var jobs: [@MainActor () -> Void] = []
  /// The tunable numbers as the page knows them.
  var sentTunables = ""
  /// The machine's time at which the shown frame began.
  private var begun: Int64 = 0
  private var expected: [Int: Session.Record] = [:]
  /// The last frame that is compared.
  private let lastCompared: Int
  /// The first difference of the replay from the run before.
  private(set) var difference: SessionDifference?

  init(_ program: Program, on stage: Stage, host: Host) {
    (self.program, self.stage, self.host) = (program, stage, host)
    isPlaying = program.isPlaying
    queue = InputQueue(program.inputs)
    pace = FramePace(interval: Self.interval(of: stage, rate: host.rate), from: MachineTime.now)
    lastCompared = program.records.last?.frame ?? -1
    recorder = SessionRecorder(stage, story: host.stories[program.story].title)
    cached = CachedFrames(capacity: 60 * program.device.screen.maximumFramesPerSecond)
    log = FrameLog(capacity: 60 * program.device.screen.maximumFramesPerSecond)
    for record in program.records { expected[record.frame] = record }
    stage.animations.isFollowed = true
  }

  var story: Story { host.stories[program.story] }
  /// The newest frame.
  var newest: Int { cached.last }
  /// The frame that is shown.
  var shown: Int { looking ?? newest }
  var session: Session { recorder.session }
  /// The inputs so far, and those that follow by themselves: a run that has begun again has not come to all of them.
  var allInputs: [Session.Input] { session.inputs + queue.upcoming }

  /// Runs until another program is asked for, and returns it.
  func run() -> Program {
    begin()
    while true {
      host.connection.wait(until: wakeTime)
      host.connection.receiveAll()
      // A command that begins another run leaves the messages behind it to that run: bitmaps' credits must not be lost.
      while let message = host.connection.next() {
        switch message.kind {
        case .credit: host.bitmaps.addCredit()
        case .text:
          if let command = HostCommand(message.payload), let next = perform(command) { return next }
        case .bitmap, .inlineBitmap: break
        }
      }
      followClock()
      showBitmap()
      flush()
      if !jobs.isEmpty { jobs.removeFirst()() }
      sendFilm()
    }
  }

  private func begin() {
    host.memory.noteFrame(0)
    let beginning = program.inputs.prefix { $0.frame <= program.frame }
    host.journal.begin(Session(device: program.device, story: story.title, inputs: Array(beginning)))
    // Numbers that the screen reads as it is made are set before.
    stage.tuneBeginning(of: program.inputs)
    recorder.append(queue.takeUpcoming(until: 0))
    story.show(stage)
    noteFrame(turn: 0)
    let start = MachineTime.now
    var aim = TouchAim()
    while newest < program.frame {
      let inputs = queue.takeUpcoming(until: newest + 1)
      run(inputs.isEmpty ? inputs : aim.aimed(inputs, before: queue.upcoming, on: stage))
    }
    if let frame = program.look { looking = frame >= newest ? nil : max(cached.first, frame) }
    host.bitmaps.refresh()
    sendState(replayed: program.frame > 0 ? MachineTime.now - start : nil)
    if let difference { sendDifference(difference) }
    if !aim.notes.isEmpty { sendNotice(aim.notes.joined(separator: "\n")) }
    pace.restart(at: MachineTime.now + pace.interval)
  }

  // MARK: Time

  /// Nanoseconds of the machine between two frames.
  private static func interval(of stage: Stage, rate: Double) -> Int64 { Int64(stage.frameDuration / rate * 1e9) }

  /// Whether no page shows the frames: no page is there, or none has shown a bitmap for a second.
  private var isHeld: Bool {
    host.viewers == 0 || (!host.bitmaps.isReady && MachineTime.now - host.bitmaps.lastCredit > 1_000_000_000)
  }

  /// Whether frames without a change would follow, which may run later, all at once.
  private var isQuiet: Bool {
    queue.isEmpty && looking == nil && stage.isQuiet && !stage.environment.hasActiveTouches
  }

  private var wakeTime: Int64? {
    guard isWinding else { return timeOfNextWork }
    return min(timeOfNextWork ?? .max, lastLook + Self.windingTime)
  }

  private var timeOfNextWork: Int64? {
    if !jobs.isEmpty { return MachineTime.now + 5_000_000 }
    let inAWhile = MachineTime.now + 50_000_000
    guard isPlaying, !isHeld else { return log.isEmpty && host.film == nil ? nil : inAWhile }
    let next = pace.wakeTime(isQuiet: isQuiet)
    return host.film == nil ? next : min(next, inAWhile)
  }

  private func followClock() {
    var now = MachineTime.now
    guard isPlaying, !isHeld else { return pace.hold(at: now) }
    pace.limitLateness(at: now)
    while pace.isDue(at: now) {
      if let frame = looking {
        look(at: frame + 1)
        if looking == nil { setPlaying(false) }
      } else {
        tick()
      }
      now = MachineTime.now
      pace.advance(at: now, isQuiet: isQuiet)
      if !isPlaying || (!isQuiet && host.bitmaps.isReady) { break }
    }
  }

  /// Runs the next frame with the inputs that wait.
  func tick() {
    let inputs = queue.take(for: newest + 1, on: stage)
    host.journal.add(inputs)
    run(inputs)
    if inputs.contains(where: \.kind.changesControls) { sendState() }
  }

  private func run(_ inputs: [Session.Input]) {
    host.memory.noteFrame(newest + 1)
    let start = MachineTime.now
    begun = start
    stage.advanceFrame(delivering: inputs)
    recorder.append(inputs)
    noteFrame(inputs, turn: MachineTime.now - start)
  }

  private func noteFrame(_ inputs: [Session.Input] = [], turn: Int64) {
    let start = MachineTime.now
    let (record, frame) = recorder.noteFrame(of: stage)
    cached.append(frame)
    log.note(newest, inputs, record, turn: turn, build: MachineTime.now - start, stage: stage, root: frame.root)
    guard difference == nil, newest <= lastCompared, expected[newest] != record else { return }
    difference = SessionDifference.of(expected[newest], record, stage.frameDuration)
  }

  // MARK: Showing

  /// Nanoseconds after which the page has stopped winding.
  private static let windingTime: Int64 = 150_000_000

  /// Looks at a frame that the page asks for. Of many in a row all but the first are drawn roughly, and where the page
  /// stops, the frame is drawn once more.
  func wind(to frame: Int) {
    let now = MachineTime.now
    (isWinding, lastLook) = (now - lastLook < Self.windingTime, now)
    look(at: frame)
  }

  private func showBitmap() {
    guard host.viewers > 0, let frame = cached[shown] else { return }
    if isWinding, looking == nil || MachineTime.now - lastLook >= Self.windingTime { isWinding = false }
    let time = Double(shown) * stage.frameDuration
    let isNew = host.bitmaps.show(frame, number: shown, time: time, begun: begun, isRough: isWinding)
    if isNew, !isWinding { log.noteDrawing(host.bitmaps.cost, of: shown) }
  }

  private func flush() {
    sendTunables()
    guard let text = log.take(isUrgent: !isPlaying, isQuiet: isQuiet, latency: host.bitmaps.latency) else { return }
    host.connection.send(text)
  }

  // MARK: Commands

  func setPlaying(_ isPlaying: Bool) {
    self.isPlaying = isPlaying
    pace.interval = max(1, Self.interval(of: stage, rate: host.rate))
    pace.restart(at: MachineTime.now)
    sendState()
  }

  /// Looks at a frame; the newest one or a later one stands for the present.
  func look(at frame: Int) {
    begun = MachineTime.now
    looking = frame >= newest ? nil : max(cached.first, frame)
    if !isPlaying { sendPlayhead() }
  }

  /// Goes some frames on, or back; past the newest frame, time runs.
  func step(by count: Int) {
    isPlaying = false
    if count < 0 {
      look(at: shown + count)
    } else {
      for _ in 0..<count {
        if let frame = looking { look(at: frame + 1) } else { tick() }
      }
    }
    sendState()
  }

  /// Gives an input to the next frame. While an old frame is shown the app can't get any.
  func add(_ input: Session.Kind) {
    guard looking == nil else {
      if case .finger(_, .began, _, _) = input { ask() }
      if case .setting = input { ask() }
      return
    }
    guard queue.hasRoom else { return }
    if isQuiet, isPlaying { catchUp() }
    queue.add(input)
    if !isPlaying, case .setting = input { tick() }
    if !isPlaying, case .rotate = input { tick() }
  }

  /// Runs the frames that have been put off while nothing changed.
  private func catchUp() {
    let now = MachineTime.now
    guard !isHeld else { return }
    while pace.deadline + pace.interval <= now {
      tick()
      pace.advance(at: now, isQuiet: true)
    }
  }

  private func ask() {
    var message = JSONObject("ask")
    message.add("frame", shown)
    host.connection.send(message.text)
  }
}

extension Session.Kind {
  /// Whether the page's controls show the input.
  fileprivate var changesControls: Bool {
    switch self {
    case .setting, .rotate: true
    default: false
    }
  }
}
