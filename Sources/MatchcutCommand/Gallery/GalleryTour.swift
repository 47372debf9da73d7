import Gallery
import TransitionStage
import UIKit

/// A walk through the gallery: the list, an effect by button and by finger, a slider, another container, and back.
@MainActor package struct GalleryTour {
  /// The duration, in seconds.
  package static let length = 13.5

  private static let steps: [(time: Double, act: @MainActor (Stage) throws -> Void)] = [
    (2.0, { try $0.scroll(towards: "Fold") }),
    (2.8, { try $0.scroll(towards: "Fold") }),
    (3.6, { try $0.scroll(towards: "Fold") }),
    (4.8, { try $0.tapShown("Fold") }),
    (5.6, { try $0.tapShown("Play") }),
    (7.0, { try $0.dragSlider(1, to: 0.7) }),
    (7.9, { try $0.tapShown("Play") }),
    (9.3, { try $0.tapShown("Tabs") }),
    (9.8, { try $0.dragShowcase(by: -130) }),
    (12.0, { $0.drag(from: CGPoint(x: 3, y: 500), to: CGPoint(x: 300, y: 500), over: 0.3) }),
  ]

  private let stage: Stage
  private var done = 0

  /// A walk on a stage, which shows the gallery from now on.
  package init(on stage: Stage) {
    self.stage = stage
    stage.show(GalleryApp.makeRoot())
    stage.advance(frames: 2)
    stage.clearTrace()
  }

  /// Does what is due at a time, in seconds since the beginning; throws ``NotOnScreenError``.
  package mutating func go(to time: Double) throws {
    while done < Self.steps.count, Self.steps[done].time <= time + 1e-9 {
      done += 1
      try Self.steps[done - 1].act(stage)
    }
  }
}

extension Stage {
  /// Taps the view that shows a text.
  fileprivate func tapShown(_ text: String) throws {
    tap(try middle(of: "“\(text)”") { ($0 as? UILabel)?.text == text })
  }

  /// Scrolls by a drag towards the view that shows a text.
  fileprivate func scroll(towards text: String) throws {
    guard let view = window.all(where: { ($0 as? UILabel)?.text == text }).first else {
      throw NotOnScreenError(what: "“\(text)”")
    }
    let distance = min(max(view.convert(view.bounds.origin, to: nil).y - window.bounds.midY, -560), 560)
    let start = CGPoint(x: window.bounds.midX, y: window.bounds.midY + distance / 2)
    touch([
      TouchPoint(time: 0, location: start), TouchPoint(time: 0.4, location: CGPoint(x: start.x, y: start.y - distance)),
      TouchPoint(time: 0.55, location: CGPoint(x: start.x, y: start.y - distance)),
    ])
  }

  /// Drags the thumb of a slider, counted from above, to a fraction of its track.
  fileprivate func dragSlider(_ index: Int, to part: CGFloat) throws {
    let sliders = window.all { $0 is UISlider }
    guard sliders.indices.contains(index), let slider = sliders[index] as? UISlider else {
      throw NotOnScreenError(what: "slider \(index)")
    }
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
    let start = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
    let end = slider.convert(CGPoint(x: slider.bounds.width * part, y: thumb.midY), to: nil)
    drag(from: start, to: end, over: 0.5)
  }

  /// Draws a finger over what plays, and lets it rest there for a while.
  fileprivate func dragShowcase(by distance: CGFloat) throws {
    let detail = (window.rootViewController as? UINavigationController)?.topViewController as? EffectDetailController
    guard let view = detail?.showcase?.view else { throw NotOnScreenError(what: "the showcase") }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let start = CGPoint(x: middle.x - distance / 2, y: middle.y)
    touch([
      TouchPoint(time: 0, location: start), TouchPoint(time: 0.7, location: CGPoint(x: start.x + distance, y: start.y)),
      TouchPoint(time: 1.0, location: CGPoint(x: start.x + distance, y: start.y)),
    ])
  }

  private func middle(of what: String, where matches: (UIView) -> Bool) throws -> CGPoint {
    guard
      let view = window.all(where: matches).first(where: {
        window.bounds.contains($0.convert($0.bounds.origin, to: nil))
      })
    else { throw NotOnScreenError(what: what) }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }
}

extension UIView {
  /// The views inside that match, in drawing order.
  fileprivate func all(where matches: (UIView) -> Bool) -> [UIView] {
    (matches(self) ? [self] : []) + subviews.flatMap { $0.all(where: matches) }
  }
}

/// A walk through an app has nothing to touch.
package struct NotOnScreenError: Error, CustomStringConvertible {
  /// The missing view.
  package let what: String

  package var description: String { "\(what) is not on the screen, where the walk through the gallery touches it" }
}
