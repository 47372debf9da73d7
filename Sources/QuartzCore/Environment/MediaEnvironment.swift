import Foundation
import Logging

/// The state of one application or one test stage: a clock, transactions, a turn queue, display links, layer trees.
///
/// There is no global state. Long-lived objects keep the environment in which they were made; global functions and
/// types (`CACurrentMediaTime()`, `CATransaction`) use ``current``.
@preconcurrency @MainActor open class MediaEnvironment: WeaklyReferenceable {
  /// The number of layout passes in one turn, after which a layout that never settles is reported.
  nonisolated package static let layoutPassLimit = 64

  /// The clock of everything in the environment.
  public let clock: any FrameClock
  /// Receives diagnostics; logs a warning unless replaced.
  @exclusivity(unchecked) public var diagnosticHandler: (Diagnostic) -> Void = { diagnostic in
    Logger(label: "matchcut").warning("\(diagnostic.message)")
  }

  package let transactions = TransactionStack()
  package let turnQueue = TurnQueue()
  @exclusivity(unchecked) package var displayLinks: [CADisplayLink] = []
  @exclusivity(unchecked) package var animatedLayers: [CALayer] = []
  /// The layer whose animations nothing waits for, because they say that the screen rests: the blinking caret's.
  @exclusivity(unchecked) package weak var ambientLayer: CALayer?
  /// Whether a layer may have left a tree, or been animated outside of one, since ``dropDetachedAnimations()``.
  @exclusivity(unchecked) package var treesHaveChanged = false
  /// Animations with a delegate that begin after their commit: their delegates are notified when they begin (C-25).
  @exclusivity(unchecked) package var delayedStarts: [(layer: CALayer, entry: AnimationEntry)] = []
  /// The layers that have changed since the last commit, each with its committed state.
  @exclusivity(unchecked) package var changedLayers: [CALayer] = []
  /// The transitions that were added since the last commit.
  @exclusivity(unchecked) package var waitingTransitions: [(layer: CALayer, transition: CATransition)] = []
  /// The completions that wait for the next completions phase.
  @exclusivity(unchecked) package var completions: [QueuedCompletion] = []
  /// The completions of the running phase that have still to run, last first.
  @exclusivity(unchecked) var completionsOfTurn: [QueuedCompletion] = []
  /// The owner of the completion that is running; nil for none.
  @exclusivity(unchecked) var ownerOfRunningCompletion: RewindLog?
  /// Whether the turn is in its completions phase, in which completions run at once.
  @exclusivity(unchecked) package internal(set) var isDeliveringCompletions = false
  /// The owners of clocks over layers: the transitions that an interaction moves.
  @exclusivity(unchecked) package var layerClockOwners: [any ClockOwner] = []
  /// The owners of clocks that animations follow: active property animators, and the alongside animations of
  /// transitions.
  @exclusivity(unchecked) package var animationClockOwners: [any AnimationClockOwner] = []
  /// The time of the frame that is being built, if it is not the present.
  @exclusivity(unchecked) package var frameTime: CFTimeInterval?
  @exclusivity(unchecked) package var afterCommit: [() -> Void] = []
  /// The logs of the transitions that may be cancelled.
  @exclusivity(unchecked) package var rewindLogs: [RewindLog] = []
  /// The transition that is being made, which owns the changes and animations meanwhile; nil for none.
  @exclusivity(unchecked) package var rewindScope: RewindScope?
  /// Seconds between frames at the display's refresh rate.
  @exclusivity(unchecked) public var frameDuration: CFTimeInterval = 1.0 / 60
  /// Whether the trees are being laid out and committed.
  @exclusivity(unchecked) var isCommitting = false
  /// The number of turns so far, to recognize a second call in the same turn.
  @exclusivity(unchecked) package internal(set) var turnNumber = 0
  /// See ``WeakReference``.
  @exclusivity(unchecked) nonisolated(unsafe) package var storedWeakHandle: WeakHandle?
  @exclusivity(unchecked) nonisolated(unsafe) private var roots = RootList()

  /// An environment with a clock.
  public init(clock: any FrameClock) {
    self.clock = clock
  }

  deinit {
    storedWeakHandle?.clear()
    roots.release()
  }

  /// Calls a body with each root of the environment's layer trees, oldest first.
  func forEachRoot(_ body: (CALayer) -> Void) {
    roots.beginEnumerating()
    for index in 0..<roots.count { if let root = roots[index] { body(root) } }
    roots.endEnumerating()
  }

  /// Makes a layer the root of a tree of this environment, which does not retain it.
  package func addRoot(_ layer: CALayer) {
    if let former = layer.rootEnvironment, former !== self { former.removeRoot(layer) }
    roots.append(layer)
    layer.rootEnvironment = self
    layer.subtreeEnteredTree()
  }

  /// Removes a root that is released or moves to another environment.
  nonisolated func removeRoot(_ layer: CALayer) {
    roots.remove(layer)
  }

  /// Called at the end of each turn, after the completions.
  @exclusivity(unchecked) package var turnDidEnd: () -> Void = {}
  /// Called before each layout pass of a turn.
  @exclusivity(unchecked) package var willLayOut: () -> Void = {}

  /// Passes a diagnostic to the environment's handler.
  public func report(_ diagnostic: Diagnostic) {
    diagnosticHandler(diagnostic)
  }
}
