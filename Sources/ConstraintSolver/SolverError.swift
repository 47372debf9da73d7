/// The reason why a solver refused a call; the call changed nothing.
public enum SolverError: Error, Equatable {
  /// A constant, a coefficient or a value is not a finite number.
  case notFinite
  /// A constant is larger than 1e9 in magnitude, or a coefficient not zero and outside of 1e-6…1e6.
  case outOfRange(Double)
  /// A priority is not more than 0 and at most 1000.
  case invalidPriority(Float)
  /// A priority was to cross 1000, which takes another constraint (L-10).
  case changesRequirement(Constraint)
  /// The variable is not the solver's, or was removed.
  case unknownVariable(Variable)
  /// The constraint is not the solver's, or was removed.
  case unknownConstraint(Constraint)
  /// The variable is still in a constraint, one of which is named.
  case variableInUse(Variable, Constraint)
  /// The variable is being edited already.
  case alreadyEdited(Variable)
  /// The variable is not being edited.
  case notEdited(Variable)
  /// The required constraints cannot hold together.
  case unsatisfiable(Conflict)
  /// The simplex did not end within its limit of pivots: coefficients so far apart that rounding decides.
  case pivotLimit
}

extension SolverError: CustomStringConvertible {
  /// A message that says what happened and what to do.
  public var description: String {
    switch self {
    case .notFinite: "A constant, coefficient or value is not finite: pass a finite number."
    case .outOfRange(let number):
      "\(number) is out of range: pass a constant of at most 1e9 in magnitude, and coefficients that are 0 or 1e-6…1e6."
    case .invalidPriority(let priority): "\(priority) is no priority: pass more than 0 and at most 1000."
    case .changesRequirement:
      "A priority cannot change between required and optional: remove the constraint and add another one."
    case .unknownVariable: "The variable is not in this solver: pass one that it made and that was not removed."
    case .unknownConstraint: "The constraint is not in this solver: pass one that it made and that was not removed."
    case .variableInUse: "The variable is still in a constraint: remove its constraints first."
    case .alreadyEdited: "The variable is being edited already: call endEditing(_:) first."
    case .notEdited: "The variable is not being edited: call beginEditing(_:priority:) first."
    case .unsatisfiable(let conflict): conflict.description
    case .pivotLimit: "The solver did not settle: bring the coefficients closer together in magnitude."
    }
  }
}
