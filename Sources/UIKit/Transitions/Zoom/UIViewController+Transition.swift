import CoreGraphics

extension UIViewController {
  /// The system's transition of a controller.
  @preconcurrency @MainActor open class Transition: NSObject {
    /// The style of a presentation; nil for a zoom.
    let style: UIModalTransitionStyle?
    /// The settings of a zoom; nil for the others.
    let zoom: ZoomSettings?

    init(_ style: UIModalTransitionStyle?, _ zoom: ZoomSettings? = nil) {
      (self.style, self.zoom) = (style, zoom)
      super.init()
    }

    /// A slide up from the bottom edge; for presentations only.
    open class var coverVertical: Transition { Transition(.coverVertical) }
    /// A turn of both screens like the faces of a card; for presentations only.
    open class var flipHorizontal: Transition { Transition(.flipHorizontal) }
    /// A cross-fade; for presentations only.
    open class var crossDissolve: Transition { Transition(.crossDissolve) }
    /// See ``UIModalTransitionStyle/partialCurl``; for presentations only.
    open class var partialCurl: Transition { Transition(.partialCurl) }

    /// A zoom out of a view of the screen below, and back into it (E-76, E-77).
    ///
    /// It animates pushes, pops, presentations and dismissals, interactive or not. A push that is popped while it runs
    /// is not cancelled: it completes, and the pop continues from what is visible (T-110). Sheets become full screens;
    /// popovers are not zoomed.
    ///
    /// - Parameters:
    ///   - options: the looks, and the condition of the interactive dismissal; nil for the system's.
    ///   - sourceViewProvider: returns the source view; called for both directions. Nil zooms from the container's
    ///     middle.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(nil, ZoomSettings(options: options ?? ZoomOptions(), sourceView: sourceViewProvider))
    }
  }
}

extension UIViewController.Transition {
  /// The looks of a zoom, and the condition of its interactive dismissal.
  @preconcurrency @MainActor open class ZoomOptions: NSObject {
    /// Returns the part of the zoomed screen that is aligned with the source view, in the coordinates of the screen's
    /// view.
    ///
    /// Nil stands for the largest centred part with the source view's aspect ratio.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// The colour over the screen below; nil for black at 0.15 (K-48).
    open var dimmingColor: UIColor?
    /// The blur of the screen below, under the colour; nil for none.
    open var dimmingVisualEffect: UIBlurEffect?
    /// Decides whether an interactive dismissal may begin; nil for the system's decision.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    /// Makes options with the system's dimming and interaction.
    public override init() {
      super.init()
    }
  }

  /// The controllers for whose zoom a source view is asked for.
  @preconcurrency @MainActor open class ZoomSourceViewProviderContext: NSObject {
    /// The controller of the screen below.
    public let sourceViewController: UIViewController
    /// The controller of the zoomed screen.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      (sourceViewController, zoomedViewController) = (source, zoomed)
      super.init()
    }
  }
}

extension UIViewController.Transition.ZoomOptions {
  /// The view and the controller for which an alignment rectangle is asked for.
  @preconcurrency @MainActor open class AlignmentRectContext: NSObject {
    /// The source view of the zoom.
    public let sourceView: UIView
    /// The controller of the zoomed screen.
    public let zoomedViewController: UIViewController

    init(source: UIView, zoomed: UIViewController) {
      (sourceView, zoomedViewController) = (source, zoomed)
      super.init()
    }
  }

  /// A gesture that would dismiss the zoomed screen.
  @preconcurrency @MainActor open class InteractionContext: NSObject {
    /// The gesture's location, in the zoomed view's coordinates.
    public let location: CGPoint
    /// The gesture's velocity, in points per second.
    public let velocity: CGVector
    /// Whether the system would let it begin.
    public let willBegin: Bool

    init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
      (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
      super.init()
    }
  }
}
