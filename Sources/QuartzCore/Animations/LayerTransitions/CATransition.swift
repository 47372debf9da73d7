import CoreGraphics
import Foundation
import Rendering

/// The key of a layer's transition, whichever key it is added under.
public let kCATransition = "transition"

/// A transition from the layer's whole content at the last commit to its present content (C-26, E-82).
///
/// The old content is static, kept as render nodes and not as pixels; the new content keeps moving.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The style of the transition.
  open var type = CATransitionType.fade
  /// Where a motion starts; nil: from the left.
  open var subtype: CATransitionSubtype?
  /// Where in the whole transition it starts, in 0…1.
  open var startProgress: Float = 0
  /// Where in the whole transition it ends, in 0…1.
  open var endProgress: Float = 1
  /// The old content; nil if there was none.
  package var before: RenderNode?
  /// Whether ``before`` has been captured, which the commit does.
  package var isCaptured = false

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CATransition {
      copy.type = type
      copy.subtype = subtype
      copy.startProgress = startProgress
      copy.endProgress = endProgress
      copy.before = before
      copy.isCaptured = isCaptured
    }
    return copy
  }

  package override var rendersContent: Bool { true }

  package override var mayChangeDepth: Bool { false }

  package override func willBegin(on layer: CALayer) {
    let environment = layer.environment
    if !type.isKnown { environment.report(.unknownTransition(layer: layer.debugName, type: type.rawValue)) }
    if !isCaptured { environment.waitingTransitions.append((layer, self)) }
  }

  package override func rendered(_ node: RenderNode, at moment: AnimationMoment) -> RenderNode {
    guard isCaptured, let fraction = shownFraction(at: moment) else { return node }
    let (start, end) = (Self.progress(startProgress, else: 0), Self.progress(endProgress, else: 1))
    let progress = CGFloat(start + (end - start) * fraction)
    var container = RenderNode(bounds: node.bounds, transform: node.transform)
    container.isDoubleSided = node.isDoubleSided
    var new = node
    new.transform = CATransform3DIdentity
    var old = before ?? RenderNode(bounds: node.bounds)
    old.transform = CATransform3DMakeTranslation(
      node.bounds.minX - old.bounds.minX, node.bounds.minY - old.bounds.minY, 0)
    let displacement = self.displacement(across: node.bounds.size)
    switch type {
    case .moveIn:
      new.move(by: displacement, times: progress - 1)
      container.children = [old, new]
    case .push:
      old.move(by: displacement, times: progress)
      new.move(by: displacement, times: progress - 1)
      container.children = [old, new]
    case .reveal:
      old.move(by: displacement, times: progress)
      container.children = [new, old]
    default:
      container.children = [.dissolve(from: old, to: new, at: progress)]
    }
    return container
  }

  /// The displacement of a whole motion across a size.
  private func displacement(across size: CGSize) -> CGVector {
    switch subtype {
    case .fromRight: CGVector(dx: -size.width, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: -size.height)
    case .fromBottom: CGVector(dx: 0, dy: size.height)
    default: CGVector(dx: size.width, dy: 0)
    }
  }

  private static func progress(_ value: Float, else standard: Double) -> Double {
    value.isNaN ? standard : Double(min(max(value, 0), 1))
  }
}

extension RenderNode {
  fileprivate mutating func move(by displacement: CGVector, times factor: CGFloat) {
    transform = CATransform3DConcat(
      transform, CATransform3DMakeTranslation(displacement.dx * factor, displacement.dy * factor, 0))
  }
}

/// The style in which a transition replaces the old content (E-82).
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The type's text.
  public let rawValue: String

  /// A type from its text; an unknown one acts as `fade`, with a diagnostic.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The old dissolves into the new.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new pushes the old out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old slides away over the new.
  public static let reveal = CATransitionType(rawValue: "reveal")

  var isKnown: Bool { [.fade, .moveIn, .push, .reveal].contains(self) }
}

/// The side from which a transition's motion starts.
///
/// Top and bottom are those of Core Animation's own coordinates, whose y points upwards: on a screen `fromTop` starts
/// at the bottom.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The subtype's text.
  public let rawValue: String

  /// A subtype from its text; an unknown one acts as `fromLeft`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Upwards on a screen.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Downwards on a screen.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
