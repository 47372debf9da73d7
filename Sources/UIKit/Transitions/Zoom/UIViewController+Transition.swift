import CoreGraphics

extension UIViewController {
  /// How the system brings a controller's screen and takes it away.
  @preconcurrency @MainActor open class Transition: NSObject {
    /// How a presentation is animated; nil for a zoom.
    let style: UIModalTransitionStyle?
    /// How the screen grows out of a view; nil for the others.
    let zoom: ZoomSettings?

    init(_ style: UIModalTransitionStyle?, _ zoom: ZoomSettings? = nil) {
      (self.style, self.zoom) = (style, zoom)
      super.init()
    }

    /// Up from the bottom edge; of presentations only.
    open class var coverVertical: Transition { Transition(.coverVertical) }
    /// The two screens turn like a card; of presentations only.
    open class var flipHorizontal: Transition { Transition(.flipHorizontal) }
    /// The one screen fades into the other; of presentations only.
    open class var crossDissolve: Transition { Transition(.crossDissolve) }
    /// As ``UIModalTransitionStyle/partialCurl``; of presentations only.
    open class var partialCurl: Transition { Transition(.partialCurl) }

    /// The screen grows out of a view of the one below, and goes back into it: of pushes, pops, presentations and dismissals, by time
    /// and under a finger (E-76, E-77).
    ///
    /// A push that is popped on its way is not cancelled: it completes, and the pop goes on from what is shown (T-110). Sheets become full
    /// screens; popovers are not zoomed.
    ///
    /// - Parameter sourceViewProvider: asked when the screen comes and again when it goes; nil: out of the container's middle.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(nil, ZoomSettings(options: options ?? ZoomOptions(), sourceView: sourceViewProvider))
    }
  }
}

extension UIViewController.Transition {
  /// What a zoom looks like, and when a finger may take the screen away.
  @preconcurrency @MainActor open class ZoomOptions: NSObject {
    /// Which part of the zoomed screen lies over the source view, in the coordinates of that screen's view; nil: as much from its middle
    /// as has the source view's shape.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// What covers the screen below; nil for black at 0.15 (K-48).
    open var dimmingColor: UIColor?
    /// What blurs the screen below, under the colour; nil for nothing.
    open var dimmingVisualEffect: UIBlurEffect?
    /// Whether a finger may begin to take the screen away; nil: where the system would let it.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    /// A dim of black, and fingers as the system has them.
    public override init() {
      super.init()
    }
  }

  /// Of which screens a source view is asked for.
  @preconcurrency @MainActor open class ZoomSourceViewProviderContext: NSObject {
    /// The controller whose screen lies below.
    public let sourceViewController: UIViewController
    /// The controller whose screen grows.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      (sourceViewController, zoomedViewController) = (source, zoomed)
      super.init()
    }
  }
}

extension UIViewController.Transition.ZoomOptions {
  /// For what a part of the zoomed screen is asked for.
  @preconcurrency @MainActor open class AlignmentRectContext: NSObject {
    /// The view out of which the screen grows.
    public let sourceView: UIView
    /// The controller whose screen grows.
    public let zoomedViewController: UIViewController

    init(source: UIView, zoomed: UIViewController) {
      (sourceView, zoomedViewController) = (source, zoomed)
      super.init()
    }
  }

  /// A finger that would take the zoomed screen away.
  @preconcurrency @MainActor open class InteractionContext: NSObject {
    /// Where it is, in the zoomed view's coordinates.
    public let location: CGPoint
    /// How fast it is, in points per second.
    public let velocity: CGVector
    /// Whether the system would let it.
    public let willBegin: Bool

    init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
      (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
      super.init()
    }
  }
}
