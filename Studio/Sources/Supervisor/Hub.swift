import CLZ4
import Foundation
import NIOCore
import NIOWebSocket

/// Passes messages between the pages and the host. Used on its event loop alone.
final class Hub: @unchecked Sendable {
  /// The event loop on which everything here is called.
  let loop: any EventLoop
  private let token: Token
  private var viewers: [Viewer] = []
  /// The page that controls the app.
  private weak var controller: Viewer?
  private var failures = 0
  /// The host and its channel; the process is held, because its memory goes with it.
  private var host: (channel: any Channel, process: HostProcess)?
  /// The number of the last host that has ended.
  private var lastEnded = 0
  /// The bitmaps that a page still has to show, with what the host gets back then.
  private var credits: Set<UInt32> = []
  /// The last message of each kind about the host's state, for pages that come later.
  private var report: String?
  /// Starts a host again that has ended; set by the studio.
  var revive: (Int) -> Void = { _ in }
  private var compressed: [UInt8] = []
  private var lastArrival = NIODeadline.now()
  private var isHung = false

  /// The most pages that may look on.
  static let mostViewers = 4
  private static let pageSize = 4096
  /// The number of slots of the shared memory.
  static let slots = 3

  /// A hub without pages and without a host.
  init(_ loop: any EventLoop, _ token: Token) {
    (self.loop, self.token) = (loop, token)
  }

  /// Whether another page may come.
  var hasRoom: Bool { viewers.count < Self.mostViewers }

  // MARK: Pages

  /// A page has opened the socket.
  func joined(_ viewer: Viewer) { viewers.append(viewer) }

  /// A page has left.
  func left(_ viewer: Viewer) {
    guard viewers.contains(where: { $0 === viewer }) else { return }
    viewers.removeAll { $0 === viewer }
    if controller === viewer { controller = viewers.first { $0.isKnown } }
    if viewer.isKnown { sendViewers() }
  }

  /// A message of a page.
  func receive(_ message: ViewerMessage, _ text: ByteBuffer, from viewer: Viewer) {
    if case .hello(let secret) = message { return greet(viewer, secret) }
    guard viewer.isKnown else { return viewer.close(.policyViolation, "the first message has no token") }
    switch message {
    case .hello: break
    case .shown(let sequence): shown(sequence, by: viewer)
    case .takeControl:
      controller = viewer
      sendViewers()
    case .revive(let frame): if controller === viewer { revive(frame) }
    case .relay:
      // Other pages look on.
      if controller === viewer { sendToHost(.text, text) }
    case .refused(let reason): viewer.close(.policyViolation, "a message was refused: \(reason)")
    }
  }

  private func greet(_ viewer: Viewer, _ secret: String) {
    guard !viewer.isKnown else { return }
    guard token.matches(secret) else {
      failures += 1
      let loopBound = NIOLoopBound(viewer, eventLoop: loop)
      // Guessing takes longer and longer.
      loop.scheduleTask(in: failures > 5 ? .seconds(1) : .zero) {
        loopBound.value.close(.policyViolation, "the token is wrong; use the address that the terminal shows")
      }
      return
    }
    viewer.admit()
    if controller == nil { controller = viewer }
    sendViewers()
    if let report { viewer.send(ByteBuffer(string: report)) }
    sendToHost(.text, ByteBuffer(string: "{\"do\":\"history\"}"))
  }

  private func sendViewers() {
    let known = viewers.filter(\.isKnown)
    for viewer in known {
      viewer.inFlight = []
      let isController = viewer === controller
      viewer.send(ByteBuffer(string: "{\"is\":\"viewers\",\"count\":\(known.count),\"controls\":\(isController)}"))
    }
    credits = []
    sendToHost(.text, ByteBuffer(string: "{\"do\":\"viewers\",\"count\":\(known.count)}"))
  }

  private func shown(_ sequence: UInt32, by viewer: Viewer) {
    viewer.inFlight.removeAll { $0 == sequence }
    if viewer.isStale, viewer.inFlight.isEmpty {
      viewer.isStale = false
      sendToHost(.text, ByteBuffer(string: "{\"do\":\"history\"}"))
    }
    guard viewer === controller, credits.remove(sequence) != nil else { return }
    sendToHost(.credit, ByteBuffer())
  }

  // MARK: The host

  /// Asks a host that says nothing whether it still runs; to be called every two seconds.
  func checkHost() { checkHost(silence: .now() - lastArrival) }

  /// Asks a host that has said nothing for a time.
  func checkHost(silence: TimeAmount) {
    guard let host else { return }
    if silence > .seconds(6), !isHung {
      isHung = true
      let frame = host.process.frame
      broadcast(
        "{\"is\":\"hung\",\"frame\":\"\(frame)\",\"text\":\"The app has not answered for six seconds, at frame \(frame).\"}"
      )
    } else if silence > .seconds(2) {
      sendToHost(.text, ByteBuffer(string: "{\"do\":\"ping\"}"))
    }
  }

  /// Whether a host runs.
  var hasHost: Bool { host != nil }

  /// A host runs, unless it has ended before its channel was there.
  func attach(_ channel: any Channel, _ process: HostProcess) {
    guard process.number > lastEnded else { return }
    host = (channel, process)
    report = nil
    (lastArrival, isHung) = (.now(), false)
    broadcast("{\"is\":\"running\"}")
    sendViewers()
    sendToHost(.text, ByteBuffer(string: "{\"do\":\"history\"}"))
  }

  /// A host has ended.
  func detach(number: Int) {
    lastEnded = max(lastEnded, number)
    if host?.process.number == number { host = nil }
  }

  /// Sends a message of the studio's to all pages, and to those that come later until a host runs.
  func announce(_ text: String) {
    report = text
    broadcast(text)
  }

  /// Sends text to all pages that have shown the token.
  func broadcast(_ text: String) {
    let buffer = ByteBuffer(string: text)
    for viewer in viewers where viewer.isKnown { viewer.send(buffer) }
  }

  private func sendToHost(_ kind: HostMessage.Kind, _ payload: ByteBuffer) {
    guard let host else { return }
    var buffer = host.channel.allocator.buffer(capacity: payload.readableBytes + 5)
    buffer.writeInteger(UInt32(payload.readableBytes), endianness: .little)
    buffer.writeInteger(kind.rawValue)
    buffer.writeImmutableBuffer(payload)
    host.channel.writeAndFlush(buffer, promise: nil)
  }

  /// A message of a host.
  func receive(_ message: HostMessage, fromHost number: Int) {
    guard let host, host.process.number == number else { return }
    lastArrival = .now()
    if isHung {
      isHung = false
      broadcast("{\"is\":\"running\"}")
    }
    switch message.kind {
    case .text: for viewer in viewers where viewer.isKnown { viewer.send(message.payload) }
    case .bitmap: relayBitmap(message.payload, of: host.process)
    case .inlineBitmap: relayInline(message.payload)
    case .credit: break
    }
  }

  private static let headerSize = 32

  private func relayBitmap(_ payload: ByteBuffer, of process: HostProcess) {
    let (start, slotSize) = (payload.readerIndex, (process.size - Self.pageSize) / Self.slots)
    guard payload.readableBytes == Self.headerSize + 1,
      let sequence = payload.getInteger(at: start + 4, endianness: .little, as: UInt32.self),
      let length = payload.getInteger(at: start + 28, endianness: .little, as: UInt32.self),
      let slot = payload.getInteger(at: start + 32, as: UInt8.self), Int(slot) < Self.slots, Int(length) <= slotSize,
      let header = payload.getSlice(at: start, length: Self.headerSize)
    else { return }
    let pixels = UnsafeRawBufferPointer(
      start: process.memory + Self.pageSize + Int(slot) * slotSize, count: Int(length))
    let message = packed(header, pixels)
    credits.insert(sequence)
    for viewer in viewers where viewer.isKnown {
      guard viewer.inFlight.count < 2 || viewer === controller else {
        viewer.isStale = true
        continue
      }
      viewer.inFlight.append(sequence)
      viewer.sendBitmap(message)
    }
  }

  private func relayInline(_ payload: ByteBuffer) {
    guard payload.readableBytes > Self.headerSize,
      let header = payload.getSlice(at: payload.readerIndex, length: Self.headerSize)
    else { return }
    let message = payload.withUnsafeReadableBytes { bytes in
      packed(header, UnsafeRawBufferPointer(rebasing: bytes[Self.headerSize...]))
    }
    for viewer in viewers where viewer.isKnown { viewer.sendBitmap(message) }
  }

  /// A bitmap's message with its pixels as a block of LZ4.
  private func packed(_ header: ByteBuffer, _ pixels: UnsafeRawBufferPointer) -> ByteBuffer {
    let bound = Int(LZ4_compressBound(Int32(pixels.count)))
    if compressed.count < bound { compressed = [UInt8](repeating: 0, count: bound) }
    let size = compressed.withUnsafeMutableBytes { target in
      LZ4_compress_fast(
        pixels.baseAddress?.assumingMemoryBound(to: CChar.self),
        target.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(pixels.count), Int32(bound), 2)
    }
    var message = ByteBuffer()
    message.reserveCapacity(Self.headerSize + Int(size))
    message.writeImmutableBuffer(header)
    message.setInteger(1, at: 1, as: UInt8.self)
    message.setInteger(UInt32(size), at: 28, endianness: .little)
    compressed.withUnsafeBytes { bytes in _ = message.writeBytes(UnsafeRawBufferPointer(rebasing: bytes[..<Int(size)]))
    }
    return message
  }
}
