import Foundation
import Logging

/// What one application, or one stage of a test, has for itself: a clock, transactions, a turn queue, display links, layer trees.
///
/// There is no global state. Long-lived objects keep the environment in which they were made; code that asks from nowhere
/// (`CACurrentMediaTime()`, `CATransaction`) gets ``current``.
@preconcurrency @MainActor open class MediaEnvironment: WeaklyReferenceable {
  /// How many layout passes one turn makes before it gives up on a layout that never settles.
  nonisolated package static let layoutPassLimit = 64

  /// The clock that everything in the environment reads.
  public let clock: any FrameClock
  /// What diagnostics are handed to; logs a warning unless replaced.
  @exclusivity(unchecked) public var diagnosticHandler: (Diagnostic) -> Void = { diagnostic in
    Logger(label: "matchcut").warning("\(diagnostic.message)")
  }

  package let transactions = TransactionStack()
  package let turnQueue = TurnQueue()
  @exclusivity(unchecked) package var displayLinks: [CADisplayLink] = []
  @exclusivity(unchecked) package var animatedLayers: [CALayer] = []
  /// Whether a layer may have left the trees, or come to be animated outside of them, since ``dropDetachedAnimations()``.
  @exclusivity(unchecked) package var treesHaveChanged = false
  /// Animations with a delegate that begin later than their commit: their start is told when it comes (C-25).
  @exclusivity(unchecked) package var delayedStarts: [(layer: CALayer, entry: AnimationEntry)] = []
  /// The layers that changed since the last commit, with what they were.
  @exclusivity(unchecked) package var changedLayers: [CALayer] = []
  /// The transitions that were added since the last commit.
  @exclusivity(unchecked) package var waitingTransitions: [(layer: CALayer, transition: CATransition)] = []
  @exclusivity(unchecked) package var completions: [() -> Void] = []
  /// Whether the turn is in its completions phase, so that what ends now is told now.
  @exclusivity(unchecked) package internal(set) var isDeliveringCompletions = false
  /// The owners of clocks over layers: the transitions that an interaction moves.
  @exclusivity(unchecked) package var layerClockOwners: [any ClockOwner] = []
  /// The owners of clocks that animations follow: the property animators that are active, and the alongside animations of transitions.
  @exclusivity(unchecked) package var animationClockOwners: [any AnimationClockOwner] = []
  /// The time of the frame that is being built, where that is not the present.
  @exclusivity(unchecked) package var frameTime: CFTimeInterval?
  @exclusivity(unchecked) package var afterCommit: [() -> Void] = []
  /// What the transitions that may go back need for it.
  @exclusivity(unchecked) package var rewindLogs: [RewindLog] = []
  /// The transition that is being made: what changes now, and what is animated, is its own.
  @exclusivity(unchecked) package var rewindScope: RewindScope?
  /// Seconds between frames at the display's refresh rate.
  @exclusivity(unchecked) public var frameDuration: CFTimeInterval = 1.0 / 60
  /// Whether the trees are being laid out and committed.
  @exclusivity(unchecked) var isCommitting = false
  /// Counts turns, so that "once in a turn" can be told.
  @exclusivity(unchecked) package internal(set) var turnNumber = 0
  /// See ``WeakReference``.
  @exclusivity(unchecked) nonisolated(unsafe) package var storedWeakHandle: WeakHandle?
  @exclusivity(unchecked) nonisolated(unsafe) private var roots = RootList()

  /// An environment that reads the given clock.
  public init(clock: any FrameClock) {
    self.clock = clock
  }

  deinit {
    storedWeakHandle?.clear()
    roots.release()
  }

  /// Runs a body for each layer at the top of the environment's trees, oldest first.
  func forEachRoot(_ body: (CALayer) -> Void) {
    roots.beginEnumerating()
    for index in 0..<roots.count { if let root = roots[index] { body(root) } }
    roots.endEnumerating()
  }

  /// Makes a layer the root of a tree of this environment; the environment does not keep it alive.
  package func addRoot(_ layer: CALayer) {
    if let former = layer.rootEnvironment, former !== self { former.removeRoot(layer) }
    roots.append(layer)
    layer.rootEnvironment = self
    layer.subtreeEnteredTree()
  }

  /// The layer goes, or goes elsewhere.
  nonisolated func removeRoot(_ layer: CALayer) {
    roots.remove(layer)
  }

  /// Called as each turn ends, after the completions.
  @exclusivity(unchecked) package var turnDidEnd: () -> Void = {}

  /// Hands a diagnostic to the environment's handler.
  public func report(_ diagnostic: Diagnostic) {
    diagnosticHandler(diagnostic)
  }
}
