import UIKit

/// The ledger of fidelity notes as text.
package enum NoteLedger {
  /// A table for terminals: a note with its statements, and below it what happens here and what a device may do.
  package static var text: String {
    FidelityNote.allCases.map { note in
      "\(note.identifier) (\(statements(of: note)))\n  here    \(note.here)\n  device  \(note.device)\n"
    }.joined(separator: "\n")
  }

  /// The table in Markdown that `Documentation/Fidelity.md` holds.
  package static var markdown: String {
    let rows = FidelityNote.allCases.map { note in
      "| `\(note.identifier)` | \(statements(of: note)) | \(note.here) | \(note.device) |\n"
    }
    return "| note | statements | here | on a device |\n|---|---|---|---|\n" + rows.joined()
  }

  private static func statements(of note: FidelityNote) -> String {
    note.statements.joined(separator: ", ")
  }
}
