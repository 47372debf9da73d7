import EffectCatalog
import EventTrace
import FrameExport
import TransitionStage

/// The text of `matchcut list`.
package enum Catalog {
  /// Effects, kinds, devices and formats, each with a few words.
  package static var text: String {
    let effects = Effect.all.map { effect in
      let seconds = FixedDecimal.text(effect.duration, decimals: 2)
      let kinds = effect.kinds.map(\.rawValue).joined(separator: ", ")
      return (effect.name, "\(effect.summary) (\(kinds); \(seconds) s; \(effect.source))")
    }
    let devices = Device.all.map { device in
      let screen = device.screen
      let size = [screen.size.width, screen.size.height].map { FixedDecimal.text(Double($0), decimals: 0) }
      let scale = FixedDecimal.text(Double(screen.scale), decimals: 0)
      return (device.name, "\(size[0]) × \(size[1]) points at \(scale)×, \(screen.maximumFramesPerSecond) Hz")
    }
    return [
      section("Effects", effects),
      section("Kinds of transitions (--in)", TransitionKind.allCases.map { ($0.rawValue, $0.summary) }),
      section("Styles of presentations (--style)", PresentationStyleName.allCases.map { ($0.rawValue, $0.summary) }),
      section("Devices (--device)", devices),
      section("Files (-o)", FrameExportFormat.allCases.map { ("." + $0.rawValue, $0.summary) }),
    ].joined(separator: "\n")
  }

  private static func section(_ title: String, _ rows: [(name: String, summary: String)]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    let lines = rows.map { row in
      "  \(row.name)\(String(repeating: " ", count: width - row.name.count))  \(row.summary)\n"
    }
    return "\(title)\n" + lines.joined()
  }
}
