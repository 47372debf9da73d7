import TransitionStage
import UIKit

/// Finds the view on which a finger was put down again, after the source was changed.
@MainActor struct TouchAim {
  /// Sentences about touches that hit another view than in the recording.
  private(set) var notes: [String] = []
  /// The displacements of fingers that are down, by their numbers.
  private var displacements: [Int: CGVector] = [:]
  private static let mostNotes = 5
  /// Points within which a finger counts as resting.
  private static let slop: CGFloat = 10

  /// The view at a point, by its class and name; nil outside of all views.
  static func target(at point: CGPoint, on stage: Stage) -> String? {
    view(at: point, on: stage).map(description)
  }

  /// Inputs of the next frame, with taps moved to where their views are now.
  ///
  /// - Parameter later: the inputs of the frames after it, which tell a tap from a drag.
  mutating func aimed(_ inputs: [Session.Input], before later: some Collection<Session.Input>, on stage: Stage)
    -> [Session.Input]
  {
    inputs.map { input in
      guard case .finger(let number, let phase, let point, let source) = input.kind else { return input }
      if phase == .began, let target = input.target {
        displacements[number] = displacement(of: number, at: point, target, input.frame, later, on: stage)
      }
      guard let by = displacements[number] else { return input }
      if phase == .ended || phase == .cancelled { displacements[number] = nil }
      var input = input
      input.kind = .finger(number, phase, CGPoint(x: point.x + by.dx, y: point.y + by.dy), source)
      return input
    }
  }

  /// The displacement to the view that a finger was put on; nil where it lies there still, or can't be found.
  private mutating func displacement(
    of number: Int, at point: CGPoint, _ target: String, _ frame: Int, _ later: some Collection<Session.Input>,
    on stage: Stage
  ) -> CGVector? {
    let present = Self.target(at: point, on: stage)
    guard present != target else { return nil }
    let seconds = FrameLog.short(Double(frame) * stage.frameDuration)
    guard Self.isTap(number, at: point, later), let center = Self.center(of: target, on: stage) else {
      note("The touch at \(seconds) s was put on \(target), and hits \(present ?? "nothing") now.")
      return nil
    }
    note("The tap at \(seconds) s follows \(target), which has moved.")
    return CGVector(dx: center.x - point.x, dy: center.y - point.y)
  }

  private mutating func note(_ text: String) {
    if notes.count < Self.mostNotes { notes.append(text) }
  }

  private static func isTap(_ number: Int, at point: CGPoint, _ later: some Collection<Session.Input>) -> Bool {
    for input in later {
      guard case .finger(number, let phase, let other, _) = input.kind else { continue }
      if abs(other.x - point.x) > slop || abs(other.y - point.y) > slop { return false }
      if phase != .moved { return true }
    }
    return true
  }

  /// The middle of the only view of a description that a touch would hit there; nil for none or several.
  private static func center(of target: String, on stage: Stage) -> CGPoint? {
    var found: [CGPoint] = []
    func search(_ view: UIView) {
      if description(view) == target {
        let frame = view.convert(view.bounds, to: nil)
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if Self.target(at: center, on: stage) == target { found.append(center) }
      }
      for child in view.subviews { search(child) }
    }
    for window in stage.environment.windows { search(window) }
    return found.count == 1 ? found[0] : nil
  }

  private static func view(at point: CGPoint, on stage: Stage) -> UIView? {
    stage.environment.perform {
      for window in stage.environment.windows.reversed() where !window.isHidden {
        if let view = window.hitTest(point, with: nil) { return view }
      }
      return nil
    }
  }

  /// The class and the name of a view: its identifier, label or text, or else its controller.
  private static func description(_ view: UIView) -> String {
    let type = "\(type(of: view))"
    let name =
      view.accessibilityIdentifier ?? view.accessibilityLabel ?? (view as? UIButton)?.currentTitle
      ?? (view as? UILabel)?.text
    if let name, !name.isEmpty { return "\(type) \"\(name.prefix(60))\"" }
    var responder = view.next
    while let next = responder, !(next is UIViewController) { responder = next.next }
    return (responder as? UIViewController).map { "\(type) of \($0.traceName)" } ?? type
  }
}
