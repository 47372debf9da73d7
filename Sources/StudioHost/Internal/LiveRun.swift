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
  /// The inputs that the next frame gets.
  private var waiting: [Session.Kind] = []
  /// The inputs of the program that later frames get.
  private var upcoming: ArraySlice<Session.Input> = []
  private(set) var isPlaying: Bool
  /// The frame that the page looks at; nil for the newest.
  private(set) var looking: Int?
  /// The machine's time of the next frame.
  private var deadline: Int64 = 0
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
    lastCompared = program.records.last?.frame ?? -1
    recorder = SessionRecorder(stage, story: host.stories[program.story].title)
    cached = CachedFrames(capacity: 60 * program.device.screen.maximumFramesPerSecond)
    log = FrameLog(capacity: 60 * program.device.screen.maximumFramesPerSecond)
    for record in program.records { expected[record.frame] = record }
  }

  var story: Story { host.stories[program.story] }
  /// The newest frame.
  var newest: Int { cached.last }
  /// The frame that is shown.
  var shown: Int { looking ?? newest }
  var session: Session { recorder.session }

  /// Runs until another program is asked for, and returns it.
  func run() -> Program {
    begin()
    while true {
      host.connection.wait(until: wakeTime)
      for message in host.connection.messages() {
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
    upcoming = program.inputs[...]
    // Numbers that the screen reads as it is made are set before.
    stage.tuneBeginning(of: program.inputs)
    recorder.append(takeUpcoming(until: 0))
    stage.show(story.root())
    noteFrame(turn: 0)
    let start = MachineTime.now
    var aim = TouchAim()
    while newest < program.frame {
      let inputs = takeUpcoming(until: newest + 1)
      run(inputs.isEmpty ? inputs : aim.aimed(inputs, before: upcoming, on: stage))
    }
    if let frame = program.look { looking = frame >= newest ? nil : max(cached.first, frame) }
    host.bitmaps.refresh()
    sendState(replayed: program.frame > 0 ? MachineTime.now - start : nil)
    if let difference { sendDifference(difference) }
    if !aim.notes.isEmpty { sendNotice(aim.notes.joined(separator: "\n")) }
    deadline = MachineTime.now + interval
  }

  // MARK: Time

  /// Nanoseconds of the machine between two frames.
  private var interval: Int64 { Int64(stage.frameDuration / host.rate * 1e9) }

  /// Whether no page shows the frames: no page is there, or none has shown a bitmap for a second.
  private var isHeld: Bool {
    host.viewers == 0 || (!host.bitmaps.isReady && MachineTime.now - host.bitmaps.lastCredit > 1_000_000_000)
  }

  /// Whether frames without a change would follow, which may run later, all at once.
  private var isQuiet: Bool {
    waiting.isEmpty && upcoming.isEmpty && looking == nil && stage.isQuiet && !stage.environment.hasActiveTouches
  }

  private var wakeTime: Int64? {
    if !jobs.isEmpty { return MachineTime.now + 5_000_000 }
    let inAWhile = MachineTime.now + 50_000_000
    guard isPlaying, !isHeld else { return log.isEmpty && host.film == nil ? nil : inAWhile }
    let next = isQuiet ? deadline + 250_000_000 : deadline
    return host.film == nil ? next : min(next, inAWhile)
  }

  private func followClock() {
    guard isPlaying, !isHeld else { return deadline = max(deadline, MachineTime.now) }
    var now = MachineTime.now
    if now - deadline > 500_000_000 { deadline = now - 500_000_000 }
    while deadline <= now {
      if let frame = looking {
        look(at: frame + 1)
        if looking == nil { setPlaying(false) }
      } else {
        tick()
      }
      deadline += interval
      now = MachineTime.now
      // Lateness skips time of the machine, never frames.
      if !isQuiet, now - deadline > 2 * interval { deadline = now }
      if !isPlaying || (!isQuiet && host.bitmaps.isReady) { break }
    }
  }

  /// Runs the next frame with the inputs that wait.
  func tick() {
    let inputs = takeUpcoming(until: newest + 1) + waiting.map(input)
    waiting = []
    host.journal.add(inputs)
    run(inputs)
    if inputs.contains(where: \.kind.changesControls) { sendState() }
  }

  /// An input of the next frame, with the view that a finger is put on.
  private func input(_ kind: Session.Kind) -> Session.Input {
    var input = Session.Input(frame: newest + 1, kind)
    if case .finger(_, .began, let point, _) = kind { input.target = TouchAim.target(at: point, on: stage) }
    return input
  }

  private func takeUpcoming(until frame: Int) -> [Session.Input] {
    let due = upcoming.prefix { $0.frame <= frame }
    upcoming = upcoming.dropFirst(due.count)
    return Array(due)
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

  private func showBitmap() {
    guard host.viewers > 0, let frame = cached[shown] else { return }
    if host.bitmaps.show(frame, number: shown, time: Double(shown) * stage.frameDuration, begun: begun) {
      log.noteDrawing(host.bitmaps.cost, of: shown)
    }
  }

  private func flush() {
    sendTunables()
    guard let text = log.take(isUrgent: !isPlaying, isQuiet: isQuiet, latency: host.bitmaps.latency) else { return }
    host.connection.send(text)
  }

  // MARK: Commands

  func setPlaying(_ isPlaying: Bool) {
    self.isPlaying = isPlaying
    deadline = MachineTime.now
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
    guard waiting.count < 1000 else { return }
    takeOver(from: input)
    if isQuiet, isPlaying { catchUp() }
    if case .finger(let number, .moved, _, _) = input, case .finger(number, .moved, _, _)? = waiting.last {
      waiting.removeLast()
    }
    waiting.append(input)
    if !isPlaying, case .setting = input { tick() }
    if !isPlaying, case .rotate = input { tick() }
  }

  /// Ends the inputs that follow by themselves once the user touches or types.
  private func takeOver(from input: Session.Kind) {
    guard !upcoming.isEmpty, input.takesOver else { return }
    upcoming = []
    waiting += fingersDown(in: session.inputs).map { .finger($0.0, .cancelled, $0.1, .finger) }
  }

  /// Runs the frames that have been put off while nothing changed.
  private func catchUp() {
    let now = MachineTime.now
    guard !isHeld else { return }
    while deadline + interval <= now {
      tick()
      deadline += interval
    }
  }

  private func ask() {
    var message = JSONObject("ask")
    message.add("frame", shown)
    host.connection.send(message.text)
  }
}

extension Session.Kind {
  /// Whether the input is the user's own doing, and not a pointer that only passes over the screen.
  fileprivate var takesOver: Bool {
    switch self {
    case .finger(_, .began, _, _), .scrollBegan, .keyDown, .buttonDown, .text, .deleteBackward: true
    default: false
    }
  }

  /// Whether the page's controls show the input.
  fileprivate var changesControls: Bool {
    switch self {
    case .setting, .rotate: true
    default: false
    }
  }
}
