import Foundation
import QuartzCore
import UIKit

/// The animations that a stage's app has added, and the changes of those that it will add.
@MainActor package struct StageAnimations {
  /// An animation at its beginning.
  package struct Start {
    /// The layer and the key.
    package let name: String
    /// The frame in which it was added.
    package let frame: Int
    /// Seconds from its commit to its beginning, unless they were changed.
    package let delay: TimeInterval
    /// Seconds of one repetition, unless they were changed.
    package let duration: TimeInterval
    /// The damping ratio of a spring, unless it was changed; nil for another animation.
    package let dampingRatio: Double?
    /// Whether a property animator or a transition moves it, so that it has no time of its own.
    package let followsClock: Bool
    /// The change that it was added with; nil for none.
    package let change: Session.AnimationChange?
    fileprivate let identity: ObjectIdentifier
  }

  /// A change that waits for its animation.
  private struct Waiting {
    let change: Session.AnimationChange
    /// The number of animations of its name that were added since.
    var count = 0
  }

  /// Whether the animations are noted, for a page that lists them.
  package var isFollowed = false
  /// The animations that were noted, oldest first; of many the last ones.
  package private(set) var starts: [Start] = []
  private var waiting: [Waiting] = []
  /// The animations that run and were noted.
  private var noted: [AnimationEntry] = []
  private static let mostStarts = 20_000

  /// The note of an animation that runs; nil for one that was not noted.
  package func start(of entry: AnimationEntry) -> Start? {
    starts.last { $0.identity == ObjectIdentifier(entry) }
  }

  /// Adds a change of an animation that the app adds from now on.
  mutating func add(_ change: Session.AnimationChange, in environment: UIEnvironment) {
    if !isFollowed, waiting.isEmpty { noted = Self.running(in: environment).map(\.entry) }
    waiting.append(Waiting(change: change))
  }

  /// Notes the animations that were added since the last call, and applies the changes; to be called before a commit.
  mutating func collect(in environment: UIEnvironment, frame: Int) {
    guard isFollowed || !waiting.isEmpty else { return }
    let all = Self.running(in: environment)
    let known = Set(noted.map { ObjectIdentifier($0) })
    for (layer, entry) in all where !known.contains(ObjectIdentifier(entry)) {
      note(entry, on: layer, at: frame, in: environment)
    }
    noted = all.map(\.entry)
  }

  private static func running(in environment: UIEnvironment) -> [(layer: CALayer, entry: AnimationEntry)] {
    environment.animatedLayers.flatMap { layer in
      layer === environment.ambientLayer ? [] : layer.entries.filter { !$0.hasEnded }.map { (layer, $0) }
    }
  }

  private mutating func note(
    _ entry: AnimationEntry, on layer: CALayer, at frame: Int, in environment: UIEnvironment
  ) {
    let name = Self.name(of: entry, on: layer)
    let local = layer.localTime(atRootTime: environment.clock.now)
    let own = entry.animation.beginTime
    let begin = entry.begin ?? (own == 0 ? entry.timing(atLocal: local).beginTime : own)
    let change = change(of: name)
    let start = Start(
      name: name, frame: frame, delay: begin - local, duration: entry.animation.duration,
      dampingRatio: (entry.animation as? CASpringAnimation).map(\.spring.dampingRatio),
      followsClock: entry.track != nil, change: change, identity: ObjectIdentifier(entry))
    if let change { Self.apply(change, to: entry, local: local, start) }
    guard isFollowed else { return }
    starts.append(start)
    if starts.count > Self.mostStarts { starts.removeFirst(Self.mostStarts / 2) }
  }

  private static func name(of entry: AnimationEntry, on layer: CALayer) -> String {
    let key = (entry.animation as? CAPropertyAnimation)?.keyPath ?? entry.key ?? ""
    return "\(layer.debugName) › \(key)"
  }

  /// The change of the next animation of a name, which counts it.
  private mutating func change(of name: String) -> Session.AnimationChange? {
    var found: Session.AnimationChange?
    for index in waiting.indices where waiting[index].change.name == name {
      waiting[index].count += 1
      if waiting[index].count == waiting[index].change.index { found = waiting[index].change }
    }
    waiting.removeAll { $0.change.name == name && $0.count >= $0.change.index }
    return found
  }

  private static func apply(
    _ change: Session.AnimationChange, to entry: AnimationEntry, local: TimeInterval, _ start: Start
  ) {
    if change.isMuted { entry.notBefore = .infinity }
    guard !start.followsClock else { return }
    let animation = entry.animation
    if let duration = change.duration, start.duration > 0 {
      scale(animation, by: start.duration / min(max(duration, Session.AnimationChange.shortest), longest))
    }
    if let ratio = change.dampingRatio, let spring = animation as? CASpringAnimation { damp(spring, to: ratio) }
    // Until it begins the layer stays where the animation does.
    if let delay = change.delay, delay > 0 {
      animation.fillMode = animation.fillMode == .forwards || animation.fillMode == .both ? .both : .backwards
    }
    let begin = change.delay.map { local + min(max($0, 0), longest) }
    if let committed = entry.begin {
      // The end is computed from the beginning where that changes.
      entry.begin = nil
      entry.begin = begin ?? committed
    } else if let begin {
      // A time of 0 means that the commit is the beginning.
      animation.beginTime = begin == 0 ? .leastNormalMagnitude : begin
    }
  }

  private static let longest = Session.AnimationChange.longest

  /// Gives a spring another damping ratio.
  ///
  /// A spring that `UIView` made from its duration is made from it again, and is stiffer or softer then; of another one
  /// only the damping changes.
  private static func damp(_ animation: CASpringAnimation, to ratio: Double) {
    func made(_ ratio: Double) -> Spring {
      Spring(dampingRatio: ratio, duration: animation.duration, initialVelocity: Double(animation.initialVelocity))
    }
    let own = animation.spring
    let ratio = min(max(ratio, Change.dampingRatios.lowerBound), Change.dampingRatios.upperBound)
    let isOfDuration = abs(made(own.dampingRatio).stiffness - own.stiffness) < 1e-6 * own.stiffness
    if isOfDuration {
      animation.spring = made(ratio)
    } else {
      animation.spring.damping = 2 * ratio * (own.stiffness * own.mass).squareRoot()
    }
  }

  private typealias Change = Session.AnimationChange

  /// Makes an animation faster, with the same curve.
  private static func scale(_ animation: CAAnimation, by factor: Double) {
    if let spring = animation as? CASpringAnimation {
      spring.stiffness *= CGFloat(factor * factor)
      spring.damping *= CGFloat(factor)
      spring.initialVelocity *= CGFloat(factor)
    }
    // The animations in a group have times of their own.
    if animation is CAAnimationGroup {
      animation.speed *= Float(factor)
    } else {
      animation.duration /= factor
    }
  }
}
