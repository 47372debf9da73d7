import UIKit

/// A trail to walk.
struct Trail: Hashable {
  let name: String
  let region: String
  let kilometres: Int
  let color: UIColor
}

/// The trails, and those of them that were walked.
@MainActor final class TrailBook {
  let trails = [
    Trail(name: "Ridge Path", region: "Northern Hills", kilometres: 14, color: .systemGreen),
    Trail(name: "Lake Round", region: "Valley of Lakes", kilometres: 9, color: .systemBlue),
    Trail(name: "Old Pass", region: "High Country", kilometres: 21, color: .systemOrange),
  ]
  private var walked: Set<Trail> = []

  func isWalked(_ trail: Trail) -> Bool { walked.contains(trail) }

  func markAsWalked(_ trail: Trail) {
    walked.insert(trail)
  }
}
