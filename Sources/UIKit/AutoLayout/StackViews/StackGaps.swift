import QuartzCore

/// The gaps after each arranged subview but the last.
@MainActor struct StackGaps {
  private(set) var after: [CGFloat] = []

  init(_ stack: UIStackView) {
    let views = stack.arranged
    for index in views.indices.dropLast() {
      let hides = (views[index].isHidden, views[index + 1].isHidden)
      let share: CGFloat =
        switch hides {
        case (false, false): 1
        case (true, true): 0
        default: 0.5
        }
      guard let before = views[...index].last(where: { !$0.isHidden }),
        views[(index + 1)...].contains(where: { !$0.isHidden })
      else {
        after.append(0)
        continue
      }
      after.append(share * stack.gap(after: before))
    }
  }
}
