import TransitionStage
import Tunables

extension LiveRun {
  /// A program that runs again from the first frame that a new value of a number changes, with the same later inputs.
  ///
  /// - Parameter frame: the first frame of the transition that the page shows. The value counts from there, or from the
  ///   last frame before that has read it.
  func tuned(_ name: String, to value: Double, from frame: Int) -> Program? {
    let known = stage.tunables.known.first { $0.tunable.name == name }
    guard known != nil || program.numbers.contains(where: { $0.name == name }) else { return nil }
    let first = Self.firstChanged(known?.frames ?? [], from: frame, shown: shown, tuned: program.tuned)
    var inputs = allInputs.filter { input in
      guard case .tunable(name, _) = input.kind else { return true }
      return input.frame < first
    }
    let index = inputs.firstIndex { $0.frame >= first } ?? inputs.endIndex
    inputs.insert(Session.Input(frame: first, .tunable(name, value)), at: index)
    return rerun(from: first, with: inputs)
  }

  /// The first frame that a new value changes.
  ///
  /// - Parameters:
  ///   - read: the frames that have read the number; none in a run that has just begun again.
  ///   - frame: the first frame of the transition that the page shows.
  ///   - tuned: the frame from which a change before has let the run begin again; nil for none.
  static func firstChanged(_ read: [Int], from frame: Int, shown: Int, tuned: Int?) -> Int {
    // A run that begins again for a slider that still moves may not have come to the frame that reads it.
    guard let earliest = read.first else { return frame }
    if frame == tuned, !read.contains(where: { $0 > frame && $0 <= shown }) { return frame }
    return max(0, min(frame, read.last { $0 <= max(frame, shown) } ?? earliest))
  }

  /// The numbers that the run before has read and this one has not; a run that begins again comes to them.
  var numbersToRead: [Tunable] {
    let names = Set(stage.tunables.known.map(\.tunable.name))
    return program.numbers.filter { !names.contains($0.name) }
  }

  /// The last value that the session's inputs give a number; its standard where they give none.
  private func value(of number: Tunable) -> Double {
    for input in allInputs.reversed() {
      if case .tunable(number.name, let value) = input.kind { return value }
    }
    return number.standard
  }

  /// Sends the numbers that the app has read, the latest first, where they have changed.
  func sendTunables() {
    let ordered = stage.tunables.known.enumerated().sorted { one, other in
      let frames = (one.element.frames.last ?? 0, other.element.frames.last ?? 0)
      return frames.0 == frames.1 ? one.offset < other.offset : frames.0 > frames.1
    }
    let known = (ordered.map(\.element.tunable) + numbersToRead).map { number in
      var object = JSONObject()
      object.add("name", number.name)
      object.add("value", stage.tunables.values[number.name] ?? value(of: number))
      object.add("standard", number.standard)
      object.add("low", number.range.lowerBound)
      object.add("high", number.range.upperBound)
      return object
    }
    var message = JSONObject("tunables")
    message.add("list", objects: known)
    guard message.text != sentTunables else { return }
    sentTunables = message.text
    host.connection.send(message.text)
  }
}
