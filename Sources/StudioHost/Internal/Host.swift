import Foundation
import TransitionStage

/// Runs stories one after the other, each on a stage of its own.
@MainActor final class Host {
  let stories: [Story]
  let connection: Connection
  let memory: SharedMemory
  let journal: Journal
  let bitmaps: BitmapSender
  private let settings: HostSettings
  /// Frames per second of the machine for one of the stage.
  var rate = 1.0
  /// The recordings that others have followed, oldest first.
  private(set) var takes: [Session] = []
  private static let mostTakes = 20
  /// A number that grows with each run, also from a host to the next one.
  private(set) var runs: Int
  /// The film that another thread encodes; nil for none.
  var film: EncodedFilm?
  /// The number of pages that look on.
  var viewers = 0

  init(_ stories: [Story], _ settings: HostSettings) {
    guard let memory = SharedMemory(settings.memory) else {
      FileHandle.standardError.write(Data("The memory that the studio shares can't be mapped.\n".utf8))
      exit(70)
    }
    self.stories = stories
    self.settings = settings
    self.memory = memory
    runs = settings.number * 100_000
    connection = Connection(settings.socket)
    journal = Journal(settings.journal)
    bitmaps = BitmapSender(connection, memory)
  }

  /// Runs until the studio ends.
  func run() -> Never {
    var program = beginning
    while true {
      var next: Program?
      runs += 1
      // A diagnostic ends no run: the page lists it.
      _ = try? withStage(program.device) { stage in
        next = LiveRun(program, on: stage, host: self).run()
      }
      program = next ?? program
    }
  }

  /// Keeps a recording that another one follows, if it has inputs.
  func keepTake(_ session: Session) {
    guard !session.inputs.isEmpty else { return }
    takes = (takes + [session]).suffix(Self.mostTakes)
  }

  private var beginning: Program {
    let story = settings.story.flatMap { name in stories.firstIndex { $0.title == name } } ?? 0
    let device = settings.device.flatMap { name in Device.all.first { $0.name == name } } ?? stories[story].device
    var program = self.program(of: story, on: device, [], isPlaying: true)
    guard let path = settings.session else { return program }
    do {
      let session = try Session(jsonLines: String(contentsOfFile: path, encoding: .utf8))
      program = self.program(of: session, until: settings.frame)
      program.isPlaying = settings.isPlaying
      program.look = settings.look
    } catch {
      program.notice = "\(error)"
    }
    return program
  }

  /// A program that begins a story with settings; the inputs of its script follow as time goes on.
  func program(of story: Int, on device: Device, _ settings: [Session.Setting], isPlaying: Bool) -> Program {
    var program = Program(story: story, device: device, isPlaying: isPlaying)
    program.inputs = settings.map { Session.Input(frame: 1, .setting($0)) }
    program.frame = program.inputs.isEmpty ? 0 : 1
    program.inputs += stories[story].inputs(on: device)
    return program
  }

  /// The inputs of a story's script that follow a program's; none where the user has touched, too.
  private func restOfScript(after program: Program) -> [Session.Input] {
    let script = stories[program.story].inputs(on: program.device)
    let done = program.inputs.filter { !$0.kind.isSetting }.map(\.kind)
    guard done == script.filter({ $0.frame <= program.frame }).map(\.kind) else { return [] }
    return script.filter { $0.frame > program.frame }
  }

  /// A program that replays a session up to a frame; nil stands for its end.
  func program(of session: Session, until frame: Int?) -> Program {
    let last = session.frames == Session.longest ? session.inputs.last?.frame ?? 0 : session.frames
    let end = min(frame ?? last, session.frames)
    let story = stories.firstIndex { $0.title == session.story }
    var program = Program(
      story: story ?? 0, device: session.device, inputs: session.inputs.filter { $0.frame <= end },
      records: session.records.filter { $0.frame <= end }, frame: end)
    if frame != nil { program.inputs += restOfScript(after: program) }
    if story == nil, !session.story.isEmpty {
      program.notice =
        "The session is of the story \"\(session.story)\", which is not listed; it is replayed on the first."
    }
    return program
  }
}
