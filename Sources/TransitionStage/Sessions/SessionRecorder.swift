import EventTrace
import Rendering
import UIKit

/// Records the inputs and frames of a stage.
@MainActor package struct SessionRecorder {
  /// The session so far.
  package private(set) var session: Session
  /// The stage's frame at which the session began.
  private let origin: Int
  private var firstEvent: Int
  private var digester = FrameDigester()
  private var lastDigest: UInt64?
  /// The inputs that were sent in one call have one number.
  private var group = 0
  private var lastMoment: (frame: Int, delay: TimeInterval?)?

  /// Begins at a stage's present frame.
  package init(_ stage: Stage, story: String) {
    session = Session(device: stage.device, story: story)
    origin = stage.ticks
    firstEvent = stage.trace.events.count
  }

  /// Notes inputs that reach the app in one call.
  package mutating func note(_ kinds: [Session.Kind], on stage: Stage) {
    let frame = stage.ticks - origin
    let delay = stage.isDeliveringFrame ? nil : max(0, stage.time - Double(stage.ticks) * stage.frameDuration)
    let isSameMoment = lastMoment.map { $0 == (frame, delay) } ?? false
    group = isSameMoment ? group + 1 : 0
    lastMoment = (frame, delay)
    for kind in kinds where session.inputs.count < Session.longest {
      session.inputs.append(Session.Input(frame: frame, delay: delay, group: group, kind))
    }
  }

  /// Adds inputs whose frames are known.
  package mutating func append(_ inputs: [Session.Input]) {
    session.inputs += inputs
  }

  /// Notes a frame, or the beginning; returns its record if something has changed, and the frame.
  @discardableResult
  package mutating func noteFrame(of stage: Stage) -> (record: Session.Record?, frame: RenderFrame) {
    let frame = stage.frame
    session.frames = stage.ticks - origin
    let all = stage.trace.events
    // The trace may have been cleared.
    if all.count < firstEvent { firstEvent = 0 }
    // The beginning has no events: those before it belong to the showing of the screen, which a replay does by itself.
    let events = lastDigest == nil ? [] : all[firstEvent...].map(\.sentence)
    firstEvent = all.count
    let digest = digester.digest(of: frame)
    guard !events.isEmpty || digest != lastDigest else { return (nil, frame) }
    lastDigest = digest
    let record = Session.Record(frame: session.frames, events: events, digest: digest)
    session.records.append(record)
    return (record, frame)
  }
}
