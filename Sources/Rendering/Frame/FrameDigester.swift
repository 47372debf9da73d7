import CoreGraphics
import SeededRandom

/// Computes digests of frames: 64 bits that are the same for equal frames, on every machine and in every process.
///
/// The pixels of each image are read once, as long as frames go on showing it.
package struct FrameDigester {
  private struct SeenImage {
    let image: CGImage
    let digest: UInt64
    var lastFrame: Int
  }

  private var images: [ObjectIdentifier: SeenImage] = [:]
  private var frameNumber = 0
  private var last: (frame: RenderFrame, digest: UInt64)?

  /// Creates a digester that has seen no images.
  package init() {}

  /// Returns the digest of a frame.
  package mutating func digest(of frame: RenderFrame) -> UInt64 {
    if let last, last.frame.sharesContent(with: frame) { return last.digest }
    frameNumber += 1
    var hash = FrameHash()
    hash.combine(Double(frame.size.width))
    hash.combine(Double(frame.size.height))
    hash.combine(Double(frame.scale))
    hash.combine(frame.background)
    combine(frame.root, into: &hash)
    images = images.filter { $0.value.lastFrame == frameNumber }
    last = (frame, hash.value)
    return hash.value
  }

  private mutating func combine(_ node: RenderNode, into hash: inout FrameHash) {
    let basics = node.storage.basics
    hash.combine(basics.bounds)
    hash.combine(basics.transform)
    hash.combine(Double(basics.opacity))
    hash.combine(basics.backgroundColor)
    hash.combine(Double(basics.cornerRadius))
    hash.combine(Double(basics.borderWidth))
    hash.combine(basics.borderColor)
    hash.combine((basics.masksToBounds ? 1 : 0) | (basics.isDoubleSided ? 2 : 0) | (basics.flattensChildren ? 4 : 0))
    if let contents = basics.contents { combine(contents, into: &hash) } else { hash.combine(0) }
    if node.storage.hasExtras { combine(node.storage.extras, into: &hash) } else { hash.combine(0) }
    combine(basics.children, into: &hash)
  }

  private mutating func combine(_ nodes: [RenderNode], into hash: inout FrameHash) {
    hash.combine(nodes.count)
    for node in nodes { combine(node, into: &hash) }
  }

  private mutating func combine(_ contents: RenderContents, into hash: inout FrameHash) {
    hash.combine(digest(of: contents.image))
    hash.combine(contents.gravity.rawValue)
    hash.combine(contents.rect)
    hash.combine(contents.center)
    hash.combine(contents.minification.rawValue)
    hash.combine(contents.magnification.rawValue)
    hash.combine(Double(contents.scale))
  }

  private mutating func combine(_ extras: RenderNodeExtras, into hash: inout FrameHash) {
    hash.combine(Int(extras.maskedCorners.rawValue))
    hash.combine(extras.cornerCurve.rawValue)
    hash.combine(extras.shadow)
    hash.combine(extras.gradient)
    hash.combine(extras.shape)
    combine(extras.mask, into: &hash)
    hash.combine(extras.filters)
    hash.combine(extras.backdropFilters)
    hash.combine(Int(extras.blendMode.rawValue))
    hash.combine(extras.colorFactor)
    hash.combine(extras.rasterizationScale.map(Double.init))
    hash.combine(extras.curl)
  }

  private mutating func digest(of image: CGImage) -> UInt64 {
    let identity = ObjectIdentifier(image)
    if let seen = images[identity] {
      images[identity]?.lastFrame = frameNumber
      return seen.digest
    }
    let digest = image.pixelDigest
    images[identity] = SeenImage(image: image, digest: digest, lastFrame: frameNumber)
    return digest
  }
}

extension CGImage {
  /// A digest of the size and all pixels, the same in every process.
  package var pixelDigest: UInt64 {
    var hash = FrameHash()
    hash.combine(width)
    hash.combine(height)
    buffer.pixels.withUnsafeBytes { hash.combine($0) }
    return hash.value
  }
}

extension RenderFrame {
  /// Whether two frames share all nodes below their roots, so that they are equal without a comparison.
  package func sharesContent(with other: RenderFrame) -> Bool {
    guard size == other.size, scale == other.scale, background == other.background,
      root.bounds == other.root.bounds, root.children.count == other.root.children.count
    else { return false }
    return zip(root.children, other.root.children).allSatisfy { $0.isIdentical(to: $1) }
  }
}
