import CoreGraphics
import Raster
import Rendering

/// Draws frames and passes the changed pixels on, at most two bitmaps at a time; until the page has shown one of them,
/// later frames are not drawn.
@MainActor final class BitmapSender {
  private let connection: Connection
  private let memory: SharedMemory
  /// The painters of whole frames and of rough ones. The page shows what one of them drew.
  private var painter = FramePainter()
  private var roughPainter = FramePainter()
  private var isRough = false
  private var sequence: UInt32 = 0
  /// The bitmaps that the page has not shown yet.
  private(set) var inFlight = 0
  /// When the last credit came.
  private(set) var lastCredit = MachineTime.now
  /// The times at which the frames on their way to the page began.
  private var begun: [Int64] = []
  /// Milliseconds from the beginning of a frame to its bitmap on the page, of the last bitmaps.
  private(set) var latencies: [Double] = []
  /// How many of the screen's pixels are one of the page's, each way: the page shows the screen so much smaller.
  var divisor = 1 {
    didSet { if divisor != oldValue { refresh() } }
  }
  /// The largest ``divisor``.
  nonisolated static let mostDivisor = 3
  /// The divisor of frames that are drawn roughly.
  private var roughDivisor: Int { max(2, divisor) }
  var overlay: RenderOverlay {
    get { painter.overlay }
    set { (painter.overlay, roughPainter.overlay) = (newValue, newValue) }
  }
  /// Nanoseconds that the last frame took to draw, and to copy.
  private(set) var cost = (draw: Int64(0), copy: Int64(0))

  init(_ connection: Connection, _ memory: SharedMemory) {
    (self.connection, self.memory) = (connection, memory)
  }

  /// Sends the whole next frame, as to a page that has just come.
  func refresh() {
    painter.refresh()
    roughPainter.refresh()
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
  /// - Parameters:
  ///   - begun: the machine's time at which the frame began.
  ///   - isRough: whether to draw at half the size or that of the page, for a frame that is shown for a moment.
  @discardableResult
  func show(_ frame: RenderFrame, number: Int, time: Double, begun: Int64, isRough: Bool) -> Bool {
    guard isReady else { return false }
    if isRough != self.isRough {
      self.isRough = isRough
      refresh()
    }
    let start = MachineTime.now
    guard let drawn = isRough ? roughPainter.draw(frame.reduced(by: roughDivisor)) : painter.draw(frame) else {
      return false
    }
    let middle = MachineTime.now
    self.begun.append(begun)
    send(drawn, number: number, time: time)
    cost = (middle - start, MachineTime.now - middle)
    return true
  }

  private func send(_ frame: DrawnFrame, number: Int, time: Double) {
    let (buffer, scale) = (frame.image.buffer, isRough ? 1 : divisor)
    let canvas = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
    let area = frame.damage
    var rect = PixelRect(x: area.x, y: area.y, width: area.width, height: area.height)
    if scale > 1 { rect = rect.rounded(to: scale).intersection(canvas) }
    guard rect.width * rect.height * 4 <= memory.slotSize else { return }
    sequence &+= 1
    let slot = Int(sequence) % SharedMemory.slots
    let pixels = memory.pixels(of: slot)
    let count =
      switch scale {
      case 1: PixelCopy.copy(rect, of: buffer, to: pixels)
      case 2: PixelCopy.copyHalf(rect, of: buffer, to: pixels)
      default: PixelCopy.copyThird(rect, of: buffer, to: pixels)
      }
    let header = BitmapHeader(
      use: .screen, divisor: isRough ? roughDivisor : divisor, sequence: sequence, frame: UInt32(clamping: number),
      x: rect.minX / scale, y: rect.minY / scale, width: (rect.width + scale - 1) / scale,
      height: (rect.height + scale - 1) / scale, time: time, length: count * 4)
    inFlight += 1
    connection.send(.bitmap, header.bytes + [UInt8(slot)])
  }
}

extension RenderFrame {
  /// The frame with fewer pixels to a point.
  fileprivate func reduced(by divisor: Int) -> RenderFrame {
    var frame = self
    frame.scale /= CGFloat(divisor)
    return frame
  }
}

extension PixelRect {
  /// The rectangle with edges that are multiples of a number, outwards.
  fileprivate func rounded(to step: Int) -> PixelRect {
    PixelRect(
      minX: minX / step * step, minY: minY / step * step, maxX: (maxX + step - 1) / step * step,
      maxY: (maxY + step - 1) / step * step)
  }
}
