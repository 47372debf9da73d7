import UIKit

extension Stage {
  /// The fidelity notes that the stage's code has met so far, each once, in order: where a device may do otherwise.
  ///
  /// They fail no test by themselves; `#expect(stage.notes.isEmpty)` holds a test to what is known.
  public var notes: [FidelityNote] { environment.notes }

  /// Called with each note when it is met for the first time; does nothing unless set. `{ print($0) }` prints them.
  public var noteHandler: (FidelityNote) -> Void {
    get { environment.noteHandler }
    set { environment.noteHandler = newValue }
  }
}
