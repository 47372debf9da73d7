import Testing
import TransitionTesting

/// The sixteen golden traces of the specification's chapter 7, in its order and under its names.
///
/// The text is the chapter's; what stands in square brackets the chapter leaves out or abbreviates, and comes there.
/// The chapter's free orders are free: ``FreeOrder/specification``.
enum GoldenTrace: String, CaseIterable, CustomTestStringConvertible {
  case pushAnimated = "push/animated"
  case pushPlain = "push/non-animated"
  case popAnimated = "pop/animated"
  case popFinished = "pop/interactive ok"
  case popCancelled = "pop/interactive no"
  case tabPlain = "tab/no animator"
  case tabAnimated = "tab/animated"
  case presentFull = "present/full"
  case presentCustom = "present/custom"
  case presentCancelled = "present/custom no"
  case dismissFull = "dismiss/full"
  case dismissCustom = "dismiss/custom"
  case dismissCancelled = "dismiss/custom no"
  case sheetDismissed = "sheet swipe ok"
  case sheetDenied = "sheet swipe denied"
  case containment = "containment trans."

  var testDescription: String { rawValue }

  /// The expected trace, in the chapter's notation.
  var text: String {
    switch self {
    case .pushAnimated:  // T-24, T-38…T-40, T-119
      """
      B.willMove(nav) | anim? inter? B.load A.wD B.wA willShow(B) animate B.iA B.layout \
      ~ cT(1){A.view- A.dD B.dA B.didMove(nav) didShow(B) co aE(1)}
      """
    case .pushPlain:  // T-29, T-45
      """
      B.willMove(nav) | B.load A.wD B.wA willShow(B) A.view- A.dD [B.iA] B.dA B.didMove(nav) didShow(B) B.layout
      """
    case .popAnimated:  // T-47, T-48
      """
      A.willMove(nil) | [anim? inter?] A.wD B.wA willShow(B) animate B.iA B.layout \
      ~ cT(1){A.view- A.dD B.dA A.didMove(nil) didShow(B) co aE(1)}
      """
    case .popFinished:  // T-49, T-101, T-102; with an app's own animator, for the system's swipe see T-56
      """
      A.willMove(nil) | [anim? inter?] A.wD B.wA willShow(B) startInteractive animate [B.iA B.layout] update… \
      finish notify(cancelled=0) ~ cT(1){[A.view- A.dD B.dA A.didMove(nil) didShow(B) co aE(1)]}
      """
    case .popCancelled:  // T-47, T-50…T-52; with an app's own animator, for the system's swipe see T-56
      """
      A.willMove(nil) | [anim? inter?] A.wD B.wA willShow(B) startInteractive animate [B.iA B.layout] update… \
      cancel notify(cancelled=1) ~ cT(0){B.view- B.wD B.dD A.parent=nav A.wA A.dA co(cancelled) aE(0)}
      """
    case .tabPlain:  // T-58, T-59
      "shouldSelect(B) [anim?] B.load B.wA A.wD A.view- A.dD [B.iA] B.dA didSelect(B) [B.layout]"
    case .tabAnimated:  // T-58, T-60, T-65; didSelect(B) comes once, anywhere after the selection
      """
      shouldSelect(B) [anim?] B.load [inter?] B.wA A.wD animate [didSelect(B) B.iA B.layout] \
      ~ cT(1){A.view- A.dD B.dA co aE(1)}
      """
    case .presentFull:  // T-71, T-76: a presentation controller is asked for only where the style is custom
      """
      anim? inter? | container+ pWillBegin A.wD B.wA animate B.iA B.layout \
      ~ cT(1){A.view- B.dA A.dD pDidEnd(1) completion co aE(1)}
      """
    case .presentCustom:  // T-71, T-78
      """
      pc? anim? inter? | container+ pWillBegin B.wA animate B.iA B.layout \
      ~ cT(1){B.dA pDidEnd(1) completion co aE(1)}
      """
    case .presentCancelled:  // T-85
      """
      [pc? anim? inter? container+ pWillBegin B.wA startInteractive animate B.iA B.layout update… cancel \
      notify(cancelled=1)] ~ cT(0){B.view- B.wD B.dD pDidEnd(0) container- completion co(cancelled) aE(0)}
      """
    case .dismissFull:  // T-77
      """
      anim? inter? | dWillBegin B.wD A.wA A.view+ [A.iA] animate \
      ~ cT(1){B.view- A.dA B.dD dDidEnd(1) completion co aE(1)}
      """
    case .dismissCustom:  // T-78
      "anim? inter? | dWillBegin B.wD animate ~ cT(1){B.view- B.dD dDidEnd(1) completion co aE(1)}"
    case .dismissCancelled:  // T-86
      """
      [anim? inter? dWillBegin B.wD startInteractive animate update…] cancel notify(cancelled=1) \
      ~ cT(0){B.wA B.dA dDidEnd(0) completion co(cancelled) aE(0)}
      """
    case .sheetDismissed:  // T-90
      """
      shouldDismiss=1 willDismiss | [dWillBegin B.wD startInteractive animate update… finish \
      notify(cancelled=0) cT(1) B.view- B.dD dDidEnd(1) co aE(1)] | didDismiss
      """
    case .sheetDenied:  // T-90
      "shouldDismiss=0 didAttemptToDismiss"
    case .containment:  // T-94, T-95
      """
      B.willMove(P) A.willMove(nil) [B.load] A.wD B.wA [B.iA] B.layout ~ B.dA A.dD B.didMove(P) A.didMove(nil)
      """
    }
  }

  /// The text as tokens.
  var shorthand: TraceShorthand {
    TraceShorthand(parsing: String(text.map { "[]".contains($0) ? " " : $0 }))
  }
}
