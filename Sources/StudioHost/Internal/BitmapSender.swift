import CoreGraphics
import Raster
import Rendering

/// Draws frames and passes the changed pixels on, at most two bitmaps at a time; until the page has shown one of them,
/// the damage of later frames is collected.
@MainActor final class BitmapSender {
  private let connection: Connection
  private let memory: SharedMemory
  private var renderer = SoftwareRenderer()
  /// Retained, so that the renderer draws only what has changed.
  private var image: CGImage?
  private var damage = PixelRect.empty
  private var sequence: UInt32 = 0
  /// The bitmaps that the page has not shown yet.
  private(set) var inFlight = 0
  /// When the last credit came.
  private(set) var lastCredit = MachineTime.now
  private var lastFrame: RenderFrame?
  /// The times at which the frames on their way to the page began.
  private var begun: [Int64] = []
  /// Milliseconds from the beginning of a frame to its bitmap on the page, of the last bitmaps.
  private(set) var latencies: [Double] = []
  /// Whether the page shows the screen at half the size or less.
  var isHalf = false {
    didSet { if isHalf != oldValue { refresh() } }
  }
  var overlay: RenderOverlay {
    get { renderer.overlay }
    set {
      renderer.overlay = newValue
      refresh()
    }
  }
  /// Nanoseconds that the last frame took to draw, and to copy.
  private(set) var cost = (draw: Int64(0), copy: Int64(0))

  init(_ connection: Connection, _ memory: SharedMemory) {
    (self.connection, self.memory) = (connection, memory)
  }

  /// Sends the whole next frame, as to a page that has just come.
  func refresh() {
    image = nil
    lastFrame = nil
  }

  /// A page has shown a bitmap.
  func addCredit() {
    inFlight = max(0, inFlight - 1)
    lastCredit = MachineTime.now
    guard !begun.isEmpty else { return }
    latencies = (latencies + [Double(lastCredit - begun.removeFirst()) / 1e6]).suffix(300)
  }

  /// Forgets the bitmaps on their way, to pages that have left.
  func resetCredits() {
    inFlight = 0
    begun = []
    lastCredit = MachineTime.now
  }

  /// Whether a frame could be sent now.
  var isReady: Bool { inFlight < 2 }

  /// The median and the 95th percentile of the latencies; nil before the first.
  var latency: (median: Double, most: Double)? {
    guard !latencies.isEmpty else { return nil }
    let sorted = latencies.sorted()
    return (sorted[sorted.count / 2], sorted[min(sorted.count - 1, sorted.count * 95 / 100)])
  }

  /// Draws a frame and sends its changed pixels; returns whether there were any.
  ///
  /// - Parameter begun: the machine's time at which the frame began.
  @discardableResult
  func show(_ frame: RenderFrame, number: Int, time: Double, begun: Int64) -> Bool {
    guard isReady else { return false }
    if let lastFrame, lastFrame.sharesContent(with: frame), damage.isEmpty { return false }
    let start = MachineTime.now
    let isFirst = image == nil
    let (drawn, changed) = renderer.renderWithDamage(frame)
    (image, lastFrame) = (drawn, frame)
    let canvas = PixelRect(x: 0, y: 0, width: drawn.width, height: drawn.height)
    damage = isFirst ? canvas : damage.union(changed).intersection(canvas)
    let middle = MachineTime.now
    guard !damage.isEmpty else { return false }
    self.begun.append(begun)
    send(drawn, canvas, number: number, time: time)
    cost = (middle - start, MachineTime.now - middle)
    damage = .empty
    return true
  }

  private func send(_ image: CGImage, _ canvas: PixelRect, number: Int, time: Double) {
    var rect = damage
    if isHalf { rect = rect.roundedToEven.intersection(canvas) }
    guard rect.width * rect.height * 4 <= memory.slotSize else { return }
    sequence &+= 1
    let slot = Int(sequence) % SharedMemory.slots
    let pixels = memory.pixels(of: slot)
    let count =
      isHalf
      ? PixelCopy.copyHalf(rect, of: image.buffer, to: pixels) : PixelCopy.copy(rect, of: image.buffer, to: pixels)
    let scale = isHalf ? 2 : 1
    let header = BitmapHeader(
      use: .screen, isHalf: isHalf, sequence: sequence, frame: UInt32(clamping: number), x: rect.minX / scale,
      y: rect.minY / scale, width: (rect.width + scale - 1) / scale, height: (rect.height + scale - 1) / scale,
      time: time, length: count * 4)
    inFlight += 1
    connection.send(.bitmap, header.bytes + [UInt8(slot)])
  }
}

extension PixelRect {
  fileprivate var roundedToEven: PixelRect {
    PixelRect(minX: minX & ~1, minY: minY & ~1, maxX: (maxX + 1) & ~1, maxY: (maxY + 1) & ~1)
  }
}
