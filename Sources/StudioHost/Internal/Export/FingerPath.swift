import Foundation
import TransitionStage
import UIKit

/// The path of one finger of a session, from touch-down to touch-up.
struct FingerPath {
  var source: TouchSource
  var points: [(frame: Int, location: CGPoint)]
  var isCancelled = false

  /// Points within which a finger counts as resting.
  private static let slop: CGFloat = 10

  var start: Int { points[0].frame }
  var end: Int { points[points.count - 1].frame }

  /// The paths of a session in the order of their beginnings.
  static func paths(of session: Session) -> [FingerPath] {
    var (paths, open): ([FingerPath], [Int: Int]) = ([], [:])
    for input in session.inputs {
      guard case .finger(let number, let phase, let location, let source) = input.kind else { continue }
      if phase == .began {
        open[number] = paths.count
        paths.append(FingerPath(source: source, points: [(input.frame, location)]))
      } else if let index = open[number] {
        paths[index].points.append((input.frame, location))
        if phase == .cancelled { paths[index].isCancelled = true }
        if phase != .moved { open[number] = nil }
      }
    }
    return paths
  }

  /// Whether the finger stays where it lands.
  var isStill: Bool {
    let first = points[0].location
    return points.allSatisfy { abs($0.location.x - first.x) <= Self.slop && abs($0.location.y - first.y) <= Self.slop }
  }

  /// The corners of the path: others lie within a distance in points of the lines between them, at their times.
  func corners(within tolerance: CGFloat) -> [(frame: Int, location: CGPoint)] {
    func simplified(_ range: ClosedRange<Int>) -> [Int] {
      let (a, b) = (points[range.lowerBound], points[range.upperBound])
      var (farthest, distance): (Int?, CGFloat) = (nil, tolerance)
      for index in range where index != range.lowerBound && index != range.upperBound {
        let part = CGFloat(points[index].frame - a.frame) / CGFloat(max(1, b.frame - a.frame))
        let x = a.location.x + (b.location.x - a.location.x) * part
        let y = a.location.y + (b.location.y - a.location.y) * part
        let offset = max(abs(points[index].location.x - x), abs(points[index].location.y - y))
        if offset > distance { (farthest, distance) = (index, offset) }
      }
      guard let farthest else { return [range.upperBound] }
      return simplified(range.lowerBound...farthest) + simplified(farthest...range.upperBound)
    }
    guard points.count > 1 else { return points }
    return ([0] + simplified(0...(points.count - 1))).map { points[$0] }
  }
}
