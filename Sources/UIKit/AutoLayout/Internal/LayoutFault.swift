import Foundation

/// A rule that a constraint breaks. UIKit raises an exception for each.
enum LayoutFault: Equatable {
  /// An item is neither a view nor a layout guide.
  case item
  /// A position equals a constant, or has a multiplier of 0 (L-6).
  case lonelyPosition
  /// A side that follows the layout direction goes with one that does not (L-7).
  case mixedDirections
  /// The attributes are of different kinds (L-8).
  case mixedKinds
  /// The constant is not finite (L-9).
  case constant(CGFloat)
  /// The multiplier is not finite (L-9).
  case multiplier(CGFloat)
  /// The priority is not more than 0 and at most 1000 (L-11).
  case priorityRange(Float)
  /// The priority crosses 1000 while the constraint is active (L-10).
  case priority(Float, existing: Float)

  /// The first rule that a constraint of these sides breaks; nil for a legal one.
  @MainActor init?(_ first: LayoutSide, _ second: LayoutSide?, _ multiplier: CGFloat, _ constant: CGFloat) {
    guard first.isComplete, second?.isComplete ?? true else {
      self = .item
      return
    }
    guard constant.isFinite, multiplier.isFinite else {
      self = constant.isFinite ? .multiplier(multiplier) : .constant(constant)
      return
    }
    let (kind, other) = (first.kind, second?.kind ?? .none)
    if kind == .none || (other != .none && kind != other) || !first.isUniform || second?.isUniform == false {
      self = .mixedKinds
    } else if other == .none || multiplier == 0, kind != .size {
      self = .lonelyPosition
    } else if first.mixesDirections || second?.mixesDirections == true
      || LayoutSide.mixesDirections(first.followsDirection, second?.followsDirection)
    {
      self = .mixedDirections
    } else {
      return nil
    }
  }

  /// UIKit's words, where they are known.
  var words: String {
    switch self {
    case .item: "A constraint's items are views and layout guides."
    case .lonelyPosition:
      "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
        + "constraint of a location equal to a constant. Location attributes must be specified in pairs."
    case .mixedDirections:
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither."
    case .mixedKinds: "Invalid pairing of layout attributes."
    case .constant(let value): "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(value)"
    case .multiplier(let value): "Multiplier is not finite! That's illegal. multiplier:\(value)"
    case .priorityRange(let value): "\(value) is no priority: it is not more than 0 and at most 1000."
    case .priority(let new, let existing):
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You "
        + "passed priority \(new) and the existing priority was \(existing)."
    }
  }
}
