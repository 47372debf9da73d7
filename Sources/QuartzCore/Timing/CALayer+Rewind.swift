import CoreGraphics
import Foundation

extension CALayer {
  /// Ends, here and below, every animation that began at or after a time, with the model as it was then; but not what was added
  /// before the transition, though it began at the same time, nor what has come into the container with its layer.
  ///
  /// The values of a transition that is cancelled go back to the start this way, whatever kind of animation moved them, so that
  /// no frame shows the end (C-82). What a view animation changed goes to where it started. An explicit animation does not say
  /// whether the model followed it: the journal does, and where it has nothing the model was not touched. What goes along with a
  /// transition of a layer's whole content goes back as well. What goes along with the container's surroundings
  /// keeps its values; where an animator moves that, it goes on.
  ///
  /// - Parameters:
  ///   - time: the beginning, in the superlayer's time as the transition's clock shows it.
  ///   - inner: the containers of transitions that run inside by themselves; what moves there is theirs.
  package func rewindAnimations(
    atParentTime time: CFTimeInterval, journal: ModelJournal?, except inner: Set<ObjectIdentifier>,
    in environment: MediaEnvironment
  ) {
    rewindAnimations(of: self, atParentTime: time, journal, except: inner, in: environment)
  }

  private func rewindAnimations(
    of container: CALayer, atParentTime time: CFTimeInterval, _ journal: ModelJournal?,
    except inner: Set<ObjectIdentifier>, in environment: MediaEnvironment
  ) {
    let local = timing.localTime(fromParent: time)
    let isNew = { (entry: AnimationEntry) in
      (entry.begin ?? .infinity) >= local - 1e-9 && (journal?.mayBeLate != false || entry.isAtHome(in: container))
        && !(entry.cancelPolicy == .keep && entry.track != nil)
    }
    let rewound = entries.filter(isNew)
    if !rewound.isEmpty {
      var shown = model_
      for entry in rewound where entry.cancelPolicy == .restore && entry.shows(at: local) {
        entry.animation.apply(to: &shown, over: .layer(self), at: entry.moment(atLocal: local))
      }
      let before = journal?.state(of: self)
      if let journal, rewound.contains(where: { $0.traits.contains(.rendersContent) && $0.cancelPolicy == .restore }) {
        restoreModels(from: journal, except: inner)
      }
      for entry in rewound where entry.cancelPolicy == .restore {
        let isExplicit = entry.isExplicit
        for target in entry.animation.targets {
          if let value = (isExplicit ? before : shown).flatMap({ target.value(in: $0) }) {
            target.set(value, in: &model_)
          }
        }
      }
      entries.removeAll(where: isNew)
      setNeedsCommit()
      for entry in rewound { entry.end(finished: true, in: environment) }
    }
    for sublayer in storedChildren {
      if inner.contains(ObjectIdentifier(sublayer)) { continue }
      sublayer.rewindAnimations(of: container, atParentTime: local, journal, except: inner, in: environment)
    }
  }

  /// Puts the models here and below back to what a journal has of them; surroundings and masks keep what they set.
  private func restoreModels(from journal: ModelJournal, except inner: Set<ObjectIdentifier>) {
    if var state = journal.state(of: self) {
      for entry in entries where entry.cancelPolicy == .keep {
        for target in entry.animation.targets {
          if let value = target.value(in: model_) { target.set(value, in: &state) }
        }
      }
      if state.hasEffects || model_.hasEffects { state.effects.mask = model_.effects.mask }
      if state.bounds != model_.bounds { setNeedsLayout() }
      model_ = state
      setNeedsCommit()
    }
    for sublayer in storedChildren where !inner.contains(ObjectIdentifier(sublayer)) {
      sublayer.restoreModels(from: journal, except: inner)
    }
  }

  /// Ends by now, here and below, what goes along with the surroundings and by time: a clock that takes hold here would hold that, too.
  package func endAnimationsFromOutside(in environment: MediaEnvironment) {
    func isEnded(_ entry: AnimationEntry) -> Bool {
      entry.cancelPolicy == .keep && entry.track == nil && !entry.hasEnded
    }
    if entries.contains(where: isEnded) {
      keepCommitted()
      let ended = entries.filter(isEnded)
      entries.removeAll(where: isEnded)
      setNeedsCommit()
      for entry in ended { entry.end(finished: true, in: environment) }
    }
    for sublayer in storedChildren { sublayer.endAnimationsFromOutside(in: environment) }
  }

  /// Fixes the beginnings of what was added here and below and is not committed yet, so that a clock that is moved before the
  /// commit does not move them (C-9, C-84).
  package func fixBeginnings(atParentTime time: CFTimeInterval) {
    let local = localTime(atParentTime: time)
    for entry in entries { entry.fixBeginning(atLocal: local) }
    for sublayer in storedChildren { sublayer.fixBeginnings(atParentTime: local) }
  }

  /// Moves the beginnings of the animations here and below, so that they go on from where they are when a clock is taken away.
  ///
  /// - Parameter now: the present, in the superlayer's time: what begins at this moment begins at it still, whatever the rounding.
  package func shiftAnimations(by seconds: CFTimeInterval, atParentTime now: CFTimeInterval) {
    let shift = seconds * timing.speed
    guard shift != 0 else { return }
    let local = localTime(atParentTime: now)
    for entry in entries {
      guard let begin = entry.begin else { continue }
      let moved = begin + shift
      entry.begin = abs(moved - local) < 1e-9 ? local : moved
    }
    // A clock of another transition inside counts from its own beginning.
    for sublayer in storedChildren where sublayer.clock == nil {
      sublayer.shiftAnimations(by: shift, atParentTime: local)
    }
  }
}
