import QuartzCore

/// Layout by constraints.
extension Diagnostic {
  /// L-6…L-11: a constraint that breaks a rule.
  static func illegalConstraint(_ fault: LayoutFault, description: String) -> Diagnostic {
    Diagnostic(
      identifier: "illegal-constraint",
      happened: "\(description): \(fault.words)",
      reason: "UIKit raises an exception here.",
      remedy: "Correct the items, attributes or numbers. The call is ignored.")
  }

  /// L-16: items of different hierarchies.
  static func noCommonAncestor(description: String) -> Diagnostic {
    Diagnostic(
      identifier: "no-common-ancestor",
      happened: "Unable to activate constraint \(description) because its items have no common ancestor.",
      reason: "Does the constraint reference items in different view hierarchies? UIKit raises an exception here.",
      remedy: "Add the views to their superview before you activate the constraint. It stays inactive.")
  }

  /// L-18: a view that holds a constraint of others.
  static func constraintOutsideHierarchy(description: String, view: String) -> Diagnostic {
    Diagnostic(
      identifier: "constraint-outside-hierarchy",
      happened: "The view hierarchy is not prepared for the constraint: \(description). It was added to \(view).",
      reason: "The constraint's items must be that view or inside it.",
      remedy: "Add the views first, or set isActive, which finds the right view. The constraint stays inactive.")
  }

  /// L-91: required constraints that cannot hold together.
  static func unsatisfiableConstraints(_ set: [String], broken: String) -> Diagnostic {
    Diagnostic(
      identifier: "unsatisfiable-constraints",
      happened: "Unable to simultaneously satisfy constraints: (\(set.joined(separator: ", "))).",
      reason: "At least one of them is one you do not want. Will attempt to recover by breaking constraint \(broken).",
      remedy: "Remove one of them, or give it a priority below 1000.")
  }

  /// L-110: a format that cannot be read.
  static func visualFormat(_ format: String, _ fault: VisualFormatFault) -> Diagnostic {
    let mark = String(repeating: " ", count: fault.column) + "^"
    return Diagnostic(
      identifier: "visual-format",
      happened: "Unable to parse constraint format: \n\(fault.reason) \n\(format) \n\(mark)",
      reason: "UIKit raises an exception here.",
      remedy: "Correct the format at the mark. No constraint is made.")
  }

  /// S-4: an index past the end.
  static func stackIndexOutOfRange(_ index: Int, count: Int, stack: String) -> Diagnostic {
    Diagnostic(
      identifier: "stack-index-out-of-range",
      happened: "\(stack): a view was inserted at \(index) of \(count) arranged subviews.",
      reason: "UIKit raises an exception here.",
      remedy: "Insert at an index from 0 to the number of arranged subviews. The call is ignored.")
  }

  /// L-66: a content view whose mask the table's cell needs.
  static func changedContentViewMask(cell: String) -> Diagnostic {
    Diagnostic(
      identifier: "content-view-mask",
      happened: "Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of a "
        + "UITableViewCell is not supported and will result in undefined behavior, as this property is managed by the "
        + "owning UITableViewCell. Cell: \(cell).",
      reason: "The cell gives its content view a frame, which constraints take as it is.",
      remedy: "Set the property of the views inside the content view alone.")
  }

  /// Numbers that the solver refuses.
  static func layoutRefused(_ words: String) -> Diagnostic {
    Diagnostic(
      identifier: "layout-refused",
      happened: "A constraint was refused: \(words)",
      reason: "Constraints are solved with finite numbers of ordinary size.",
      remedy: "Look for a constant, a multiplier or a frame that is out of range. The constraint has no effect.")
  }
}
