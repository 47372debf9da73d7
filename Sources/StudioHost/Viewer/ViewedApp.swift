import Foundation
import Rendering
import TransitionStage
import UIKit

/// An app on a stage, for a viewer on this machine: the viewer passes inputs on, runs frames at its own pace, and shows
/// them.
///
/// Each input is delivered with the next frame, as in the studio's page, so that a recording of a use replays exactly.
@MainActor public final class ViewedApp {
  private let stage: Stage
  private var queue: InputQueue
  private var recorder: SessionRecorder?
  private var painter = FramePainter()
  /// The number of the newest frame.
  public private(set) var frame = 0
  /// The numbers of diagnostics and hints that were returned by ``takeProblems()``.
  private var problems = (diagnostics: 0, hints: 0)

  private init(_ stage: Stage, _ inputs: [Session.Input], records story: String?) {
    self.stage = stage
    queue = InputQueue(inputs)
    recorder = story.map { SessionRecorder(stage, story: $0) }
    // The viewer runs the frames, also where it runs the machine's main loop.
    stage.followsRunLoop = false
  }

  // MARK: Running

  /// Runs a story until the body returns, and then releases everything that it has made.
  ///
  /// - Parameters:
  ///   - story: the story, which is shown on a stage of its own.
  ///   - device: the device; the story's own unless given.
  ///   - inputs: inputs of frames to come, such as a session's; the story's script unless given.
  ///   - isRecording: whether ``session`` is recorded.
  ///   - body: runs the app's frames; called once, when frame 0 has run.
  /// - Throws: errors of the body.
  public static func run<Value, Failure: Error>(
    _ story: Story, on device: Device? = nil, inputs: [Session.Input]? = nil, isRecording: Bool = false,
    _ body: (ViewedApp) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let device = device ?? story.device
    let inputs = inputs ?? story.inputs(on: device)
    var result: Result<Value, Failure>?
    // A diagnostic ends no run: the viewer prints it.
    _ = try? withStage(device) { stage in
      // Numbers that the screen reads as it is made are set before.
      stage.tuneBeginning(of: inputs)
      let app = ViewedApp(stage, inputs, records: isRecording ? story.title : nil)
      app.recorder?.append(app.queue.takeUpcoming(until: 0))
      story.show(stage)
      app.recorder?.noteFrame(of: stage)
      do throws(Failure) { result = .success(try body(app)) } catch { result = .failure(error) }
    }
    // The body has run: a stage throws at its end alone.
    return try result!.get()
  }

  /// Gives an input to the next frame.
  public func add(_ input: Session.Kind) {
    queue.add(input)
  }

  /// Runs the next frame, with the inputs that wait.
  public func runFrame() {
    frame += 1
    let inputs = queue.take(for: frame, on: stage)
    stage.advanceFrame(delivering: inputs)
    recorder?.append(inputs)
    recorder?.noteFrame(of: stage)
  }

  /// Runs the blocks that the machine's main loop has by now and that are no work of the app's own code, such as the
  /// answers of a library.
  public func runMainLoop() {
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }

  /// Ends the app as the system does, by `applicationWillTerminate(_:)`.
  public func terminate() {
    stage.terminate()
  }

  // MARK: State

  /// Seconds between two frames.
  public var frameDuration: TimeInterval { stage.frameDuration }
  /// Whether no input waits and nothing moves, so that the next frame would show the same, unless a block is due.
  public var isQuiet: Bool {
    let environment = stage.environment
    return queue.isEmpty && !stage.isMoving && !environment.hasActiveTouches && environment.displayLinks.isEmpty
      && !isBlinking
  }
  /// Seconds after the newest frame at which the app's next block is due; nil where none waits.
  public var nextWork: TimeInterval? { stage.nextWork.map { max(0, $0 - stage.time) } }
  /// The recording so far; nil where none is made.
  public var session: Session? { recorder?.session }
  /// The size of the screen as it is held, in points.
  public var screenSize: CGSize { stage.environment.screen.configuration.size }
  /// Pixels of the screen for each point.
  public var screenScale: CGFloat { stage.environment.screen.scale }
  /// The orientation of the interface.
  public var orientation: UIInterfaceOrientation { stage.interfaceOrientation }
  /// Whether the app is in the background, where nothing is drawn.
  public var isInBackground: Bool { stage.environment.isInBackground }
  /// Whether the first responder takes text.
  public var takesText: Bool { stage.environment.keyboard.frameOnScreen != nil }

  /// The caret's rectangle on the screen, in points; nil where none blinks.
  public var caret: CGRect? {
    guard isBlinking, let layer = stage.environment.ambientLayer else { return nil }
    return layer.convert(layer.bounds, to: nil)
  }

  private var isBlinking: Bool {
    stage.environment.ambientLayer.map { !($0.animationKeys() ?? []).isEmpty } ?? false
  }

  /// The messages of the diagnostics and hints since the last call.
  public func takeProblems() -> [String] {
    let found = stage.diagnostics.dropFirst(problems.diagnostics) + stage.hints.dropFirst(problems.hints)
    problems = (stage.diagnostics.count, stage.hints.count)
    return found.map(\.message)
  }

  // MARK: Frames

  /// Draws the newest frame; nil where it shows the same as the last one that was drawn.
  public func draw() -> DrawnFrame? {
    painter.draw(stage.frame)
  }

  /// Lets the next frame be drawn as a whole.
  public func discardDrawing() {
    painter = FramePainter()
  }
}
