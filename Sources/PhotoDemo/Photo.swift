import UIKit

/// A picture of the demo: what it is called, what is told of it, and the colours that it is drawn from.
struct Photo {
  let title: String
  let place: String
  let story: String
  let scene: PhotoScene
}
