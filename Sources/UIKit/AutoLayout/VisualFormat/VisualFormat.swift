import QuartzCore

/// A column at which a visual format cannot be read.
struct VisualFormatFault: Error {
  let reason: String
  let column: Int
}

/// A visual format that was read.
struct VisualFormat {
  /// A number with its relation and priority.
  struct Predicate {
    enum Object {
      case number(CGFloat)
      case view(any ConstrainedItem)
    }

    let relation: NSLayoutConstraint.Relation
    let object: Object
    let priority: UILayoutPriority
    let column: Int
  }

  /// The gap before a view or an edge.
  enum Connection {
    /// The next item follows without a gap.
    case flush
    /// The system's gap, or the superview's margin.
    case standard
    case predicates([Predicate])
  }

  struct Item {
    let view: any ConstrainedItem
    let sizes: [Predicate]
    let column: Int
  }

  var isVertical = false
  var items: [Item] = []
  /// The gaps between neighbours.
  var gaps: [Connection] = []
  /// The gap from the superview's near edge; nil where the format does not name it.
  var leadingGap: Connection?
  /// The gap to the superview's far edge; nil where the format does not name it.
  var trailingGap: Connection?
}
