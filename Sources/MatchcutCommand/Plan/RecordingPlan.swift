import EffectCatalog
import TransitionEffects
import TransitionStage
import UIKit

/// Everything that a recording needs to know, checked.
package struct RecordingPlan: Sendable {
  /// The effect.
  package let effect: Effect
  /// In what it is shown.
  package let kind: TransitionKind
  /// The style of presentation.
  package let style: PresentationStyleName
  /// On which screen.
  package let device: Device
  /// The number of frames per second.
  package let framesPerSecond: Double
  /// The duration of the transition, in seconds.
  package let duration: Double
  /// The finger that drives it; nil if it runs by itself.
  package let script: FingerScript?
  /// The touches that are played on the screen; nil to request the transition directly.
  package let touches: TouchScript?

  /// A plan from the names and numbers of a command line.
  ///
  /// - Parameters:
  ///   - styleName: full-screen if nil; for presentations and dismissals only.
  ///   - framesPerSecond: the device's own if nil.
  ///   - duration: the effect's own if nil; in seconds.
  ///   - script: see ``FingerScript``.
  ///   - touches: fingers that play instead; not together with a script.
  /// - Throws: ``UnknownNameError``, ``FingerScriptError``, ``PlanError``.
  package init(
    effect effectName: String, kind kindName: String, style styleName: String? = nil, device deviceName: String,
    framesPerSecond: Double? = nil, duration: Double? = nil, script: String? = nil, touches: TouchScript? = nil
  ) throws {
    let effect = try Effect.named(effectName)
    let kind = try TransitionKind(named: kindName)
    let style = try styleName.map(PresentationStyleName.init(named:))
    let device = try Device.named(deviceName)
    try self.init(
      effect, kind, style: style, on: device, framesPerSecond: framesPerSecond, duration: duration,
      script: try script.map(FingerScript.init(parsing:)), touches: touches)
  }

  /// A plan from its parts; throws ``PlanError`` where they do not go together.
  package init(
    _ effect: Effect, _ kind: TransitionKind, style: PresentationStyleName? = nil, on device: Device,
    framesPerSecond: Double? = nil, duration: Double? = nil, script: FingerScript? = nil, touches: TouchScript? = nil
  ) throws {
    self.effect = effect
    self.kind = kind
    self.style = style ?? .fullScreen
    self.device = device
    self.framesPerSecond = framesPerSecond ?? Double(device.screen.maximumFramesPerSecond)
    self.duration = duration ?? effect.duration
    self.script = script
    self.touches = touches
    guard script == nil || touches == nil else { throw PlanError.scriptAndTouches }
    guard effect.kinds.contains(kind) else {
      throw PlanError.wrongKind(effect: effect.name, kind: kind.rawValue, known: effect.kinds.map(\.rawValue))
    }
    guard style == nil || kind.isModal else { throw PlanError.noStyle(kind: kind.rawValue) }
    guard style == nil || effect.presentation == .any else { throw PlanError.ownStyle(effect: effect.name) }
    guard (1...240).contains(self.framesPerSecond) else { throw PlanError.frameRate(self.framesPerSecond) }
    guard (0.01...30).contains(self.duration) else { throw PlanError.duration(self.duration) }
    guard duration == nil || effect.hasDuration else { throw PlanError.fixedDuration(effect: effect.name) }
    guard script == nil || effect.isDriven || hasSystemGesture else {
      throw PlanError.notInteractive(effect: effect.name, kind: kind.rawValue)
    }
  }

  /// The style in which a screen is presented.
  package var modalStyle: UIModalPresentationStyle { effect.presentation == .any ? style.style : .custom }

  /// Whether the screen has a gesture of its own for it: the swipe back, the swipe that takes a sheet away, the drag of
  /// pages, the pinch that changes a layout.
  package var hasSystemGesture: Bool {
    guard !effect.isDriven else { return false }
    return kind == .pop || (kind == .dismiss && isSheet) || effect.hasOwnTabs
      || (kind == .change && effect.isPinched)
  }

  /// From which progress on the screen's own gesture finishes.
  var threshold: Double {
    if effect.mechanism == .buttonTabs { return Double(ButtonTabsController.releaseThreshold) }
    return kind == .pop ? 0.3 : 0.5
  }

  /// Whether the style is that of a sheet on the plan's screen.
  private var isSheet: Bool {
    switch style {
    case .pageSheet, .mediumSheet, .formSheet: true
    case .popover: device.screen.size.width < 600
    case .fullScreen, .overFullScreen: false
    }
  }

  /// About how many frames the recording will have, for showing progress.
  package var expectedFrames: Int {
    let end = (script?.releaseTime ?? touches?.duration ?? 0) + duration
    return max(2, Int((end * framesPerSecond).rounded()) + 2)
  }

  /// The recording's name: `slide push`, `system present page-sheet`.
  package var name: String {
    "\(effect.name) \(kind.rawValue)" + (kind.isModal && effect.presentation == .any ? " \(style.rawValue)" : "")
  }
}
