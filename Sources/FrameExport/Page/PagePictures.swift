import CoreGraphics
import Foundation

/// The different pictures of a film as data addresses, each once however often it is shown.
struct PagePictures {
  /// The addresses: `data:image/png;base64,…`.
  let addresses: [String]
  /// For each frame, which address it shows.
  let indices: [Int]

  /// Packs frames. Throws `CGImageError`.
  init(_ frames: [CGImage]) throws {
    var (addresses, indices): ([String], [Int]) = ([], [])
    var places: [Data: Int] = [:]
    for (index, frame) in frames.enumerated() {
      if index > 0, frame == frames[index - 1] {
        indices.append(indices[index - 1])
        continue
      }
      let data = try frame.pngData()
      let place = places[data] ?? addresses.count
      if place == addresses.count {
        places[data] = place
        addresses.append("data:image/png;base64," + data.base64EncodedString())
      }
      indices.append(place)
    }
    (self.addresses, self.indices) = (addresses, indices)
  }
}
