import TransitionTesting

/// Everything that a recording needs to know, checked.
package struct RecordingPlan: Sendable {
  /// What is shown.
  package let effect: Effect
  /// In what it is shown.
  package let kind: TransitionKind
  /// On which screen.
  package let device: Device
  /// Pictures per second.
  package let framesPerSecond: Double
  /// How long the transition takes, in seconds.
  package let duration: Double
  /// The finger that drives it; nil if it runs by itself.
  package let script: FingerScript?

  /// A plan from the names and numbers of a command line.
  ///
  /// - Parameters:
  ///   - framesPerSecond: the device's own if nil.
  ///   - duration: the effect's own if nil; in seconds.
  ///   - script: see ``FingerScript``.
  /// - Throws: ``UnknownNameError``, ``FingerScriptError``, ``PlanError``.
  package init(
    effect effectName: String, kind kindName: String, device deviceName: String, framesPerSecond: Double? = nil,
    duration: Double? = nil, script: String? = nil
  ) throws {
    effect = try Effect.named(effectName)
    kind = try TransitionKind(named: kindName)
    device = try Device.named(deviceName)
    self.framesPerSecond = framesPerSecond ?? Double(device.screen.maximumFramesPerSecond)
    self.duration = duration ?? effect.duration
    self.script = try script.map(FingerScript.init(parsing:))
    guard effect.kinds.contains(kind) else {
      throw PlanError.wrongKind(effect: effect.name, kind: kind.rawValue, known: effect.kinds.map(\.rawValue))
    }
    guard (1...240).contains(self.framesPerSecond) else { throw PlanError.frameRate(self.framesPerSecond) }
    guard (0.01...30).contains(self.duration) else { throw PlanError.duration(self.duration) }
    guard duration == nil || effect.hasDuration else { throw PlanError.fixedDuration(effect: effect.name) }
    guard self.script == nil || effect.hasDuration || kind == .pop else {
      throw PlanError.notInteractive(effect: effect.name, kind: kind.rawValue)
    }
  }

  /// About how many frames the recording will have, for showing progress.
  package var expectedFrames: Int {
    let end = (script?.releaseTime ?? 0) + duration
    return max(2, Int((end * framesPerSecond).rounded()) + 2)
  }

  /// The recording's name: `slide push`.
  package var name: String { "\(effect.name) \(kind.rawValue)" }
}
