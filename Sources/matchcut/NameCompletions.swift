import ArgumentParser
import EffectCatalog
import FrameExport
import MatchcutCommand
import TransitionStage

extension CompletionKind {
  /// The names of effects.
  static var effects: CompletionKind { .list(Effect.all.map(\.name)) }
  /// The kinds of transitions.
  static var kinds: CompletionKind { .list(TransitionKind.allCases.map(\.rawValue)) }
  /// The styles of presentations.
  static var styles: CompletionKind { .list(PresentationStyleName.allCases.map(\.rawValue)) }
  /// The names of devices.
  static var devices: CompletionKind { .list(Device.all.map(\.name)) }
  /// The formats of a printed trace.
  static var traceFormats: CompletionKind { .list(TraceFormat.allCases.map(\.rawValue)) }
  /// Files that a recording can become.
  static var recordings: CompletionKind { .file(extensions: FrameExportFormat.allCases.map(\.rawValue)) }
}
