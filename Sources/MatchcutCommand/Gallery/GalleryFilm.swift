import EffectCatalog
import TransitionStage
import UIKit

/// One film on an effect's page: a kind of transition, by time or by a finger.
package struct GalleryFilm: Sendable {
  /// The name in addresses and files: `pop-cancelled`.
  package let key: String
  /// The label on the page.
  let label: String
  /// The plan of its recording.
  package let plan: RecordingPlan
  /// The code that makes it; nil for none.
  let code: String?

  /// An effect's films: there and back in each of its containers, by a finger that goes to 40 % and cancels where one
  /// can drive it, and the system's styles.
  ///
  /// - Throws: ``PlanError``, which would be a mistake in this list.
  @MainActor static func all(
    of effect: Effect, as form: GalleryForm, on device: Device, framesPerSecond: Double
  ) throws -> [GalleryFilm] {
    var films = try effect.kinds.map { kind in
      GalleryFilm(
        key: kind.rawValue, label: label(kind),
        plan: try RecordingPlan(effect, kind, on: device, framesPerSecond: framesPerSecond),
        code: code(of: effect, kind))
    }
    films += try driven(effect, on: device, framesPerSecond: framesPerSecond)
    if effect.name == "system" {
      films += try styles(effect, as: form, on: device, framesPerSecond: framesPerSecond)
    }
    return films
  }

  /// The films under a finger that cancels; a change of layout is finished by a finger, too, by a swipe back and by a
  /// pinch.
  @MainActor private static func driven(
    _ effect: Effect, on device: Device, framesPerSecond: Double
  ) throws -> [GalleryFilm] {
    func film(_ kind: TransitionKind, _ ending: FingerScript.Ending, _ label: String, _ script: String) throws
      -> GalleryFilm
    {
      GalleryFilm(
        key: "\(kind.rawValue)-\(ending == .cancel ? "cancelled" : "finished")", label: label,
        plan: try RecordingPlan(
          effect, kind, on: device, framesPerSecond: framesPerSecond, script: FingerScript(parsing: script)),
        code: effect.drivenCodeText(in: kind.container) ?? code(of: effect, kind))
    }
    // Because the system's gestures decide by the finger's position, the finger moves back before it is lifted.
    let back = "0:0, 0.5:0.4, 0.8:0.1, 1.1:cancel"
    if effect.isPinched {
      return try [(TransitionKind.pop, "Swipe"), (.change, "Pinch")].flatMap { kind, gesture in
        [
          try film(kind, .cancel, "\(gesture), from 40 % back", back),
          try film(kind, .finish, "\(gesture) to 70 %", "0:0, 0.6:0.7, 0.9:finish"),
        ]
      }
    }
    let kind = effect.kinds.first { $0 == .pop || ($0 == .dismiss && effect.isDriven) || effect.hasOwnTabs }
    guard let kind else { return [] }
    return [
      try effect.isDriven
        ? film(kind, .cancel, "Cancelled at 40 %", "0:0, 0.5:0.4, 0.8:cancel")
        : film(kind, .cancel, "Cancelled, from 40 % back", back)
    ]
  }

  /// The system's presentations in their styles, forms and popovers on a screen that is large enough for them.
  @MainActor private static func styles(
    _ effect: Effect, as form: GalleryForm, on phone: Device, framesPerSecond: Double
  ) throws -> [GalleryFilm] {
    try [PresentationStyleName.pageSheet, .mediumSheet, .formSheet, .popover].flatMap { style in
      let device = style == .formSheet || style == .popover ? form.device(.iPad) : phone
      return try [TransitionKind.present, .dismiss].map { kind in
        GalleryFilm(
          key: "\(kind.rawValue)-\(style.rawValue)",
          label: "\(style.label), \(kind == .present ? "there" : "back")",
          plan: try RecordingPlan(effect, kind, style: style, on: device, framesPerSecond: framesPerSecond),
          code: kind == .present ? style.code : "dismiss(animated: true)")
      }
    }
  }

  private static func label(_ kind: TransitionKind) -> String {
    switch kind {
    case .push: "Push"
    case .pop: "Pop"
    case .present: "Present"
    case .dismiss: "Dismiss"
    case .tab: "Tab"
    case .change: "Change"
    }
  }

  /// The source that begins a transition of a kind.
  @MainActor private static func code(of effect: Effect, _ kind: TransitionKind) -> String {
    switch kind {
    case .pop where !effect.isDriven: "navigationController.popViewController(animated: true)"
    case .dismiss where !effect.isDriven: "dismiss(animated: true)"
    default: effect.codeText(in: kind.container, effect.standardValues)
    }
  }
}

extension PresentationStyleName {
  /// The label on a page.
  fileprivate var label: String {
    let words = rawValue.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The code that presents a screen in it.
  fileprivate var code: String {
    let setting: String
    switch self {
    case .fullScreen: setting = "screen.modalPresentationStyle = .fullScreen"
    case .overFullScreen: setting = "screen.modalPresentationStyle = .overFullScreen"
    case .pageSheet: setting = "screen.modalPresentationStyle = .pageSheet"
    case .mediumSheet:
      setting = """
        screen.sheetPresentationController?.detents = [.medium(), .large()]
        screen.sheetPresentationController?.prefersGrabberVisible = true
        """
    case .formSheet: setting = "screen.modalPresentationStyle = .formSheet"
    case .popover:
      setting = """
        screen.modalPresentationStyle = .popover
        screen.popoverPresentationController?.barButtonItem = settingsButton
        """
    }
    return setting + "\npresent(screen, animated: true)"
  }
}
