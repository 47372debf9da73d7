import QuartzCore

/// The common part of generators of haptic feedback.
///
/// Feedback moves nothing here: it is recorded, so that a stage's test can assert it.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  @WeakReference private var environmentLink: UIEnvironment?
  private var environment: UIEnvironment { environmentLink ?? .active }
  /// The view that the feedback belongs to; nil for none.
  @WeakReference private var view: UIView?

  /// Creates a generator of the current environment.
  public override init() {
    environmentLink = .active
    super.init()
  }

  /// Creates a generator for feedback in a view.
  public convenience init(view: UIView) {
    self.init()
    belong(to: view)
  }

  /// Prepares the device, so that the next feedback comes without delay; recorded in the trace alone.
  open func prepare() {
    environment.record(.haptics, environment.className(of: self), "prepare")
  }

  func belong(to view: UIView) {
    self.view = view
    environmentLink = view.uiEnvironment
  }

  /// Records feedback.
  ///
  /// - Parameter location: the point that it belongs to, in the view's coordinates; nil for none.
  func play(_ kind: HapticFeedback.Kind, at location: CGPoint? = nil) {
    let space = environment.screen.coordinateSpace
    environment.play(kind, from: self, at: location.map { view?.convert($0, to: space) ?? $0 })
  }
}

/// Feedback that an app has given by a generator.
public struct HapticFeedback: Hashable, Sendable {
  /// A kind of feedback, with its values.
  public enum Kind: Hashable, Sendable {
    /// Something hits something.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// A selection changes.
    case selection
    /// A task has ended.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
  }

  /// The kind.
  public var kind: Kind
  /// Seconds since the environment began.
  public var time: TimeInterval
  /// The point of the screen that it belongs to, in points; nil for none.
  public var location: CGPoint?

  /// Creates feedback, to compare it with what an app has given.
  public init(kind: Kind, time: TimeInterval, location: CGPoint? = nil) {
    (self.kind, self.time, self.location) = (kind, time, location)
  }
}
