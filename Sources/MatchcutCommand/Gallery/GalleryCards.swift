import FrameExport
import Synchronization

/// The index's cards, in the order of their pages, whichever is done first.
final class GalleryCards: Sendable {
  private let cards = Mutex<[Int: PageIndex.Card]>([:])

  var all: [PageIndex.Card] { cards.withLock { cards in cards.keys.sorted().compactMap { cards[$0] } } }

  func add(_ card: PageIndex.Card, at place: Int) { cards.withLock { $0[place] = card } }
}
