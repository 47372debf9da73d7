import NIOCore
import NIOWebSocket

/// A page that has opened the socket. Used on the hub's event loop alone.
final class Viewer: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let hub: Hub
  private(set) var isKnown = false
  /// The numbers of the bitmaps that the page has not shown yet.
  var inFlight: [UInt32] = []
  /// Whether the page has missed a bitmap.
  var isStale = false
  private var context: ChannelHandlerContext?
  private var parts: ByteBuffer?
  private var partCount = 0
  private var recent = 0
  private var second = NIODeadline.now()
  private var lastArrival = NIODeadline.now()
  private var timers: [RepeatedTask] = []

  private static let longestMessage = 256 << 10
  private static let mostParts = 16
  private static let mostPerSecond = 500
  private static let mostWaiting = 16 << 20

  /// A page that has not shown the token yet.
  init(_ hub: Hub) {
    self.hub = hub
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    let viewer = NIOLoopBound(self, eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: .seconds(2)) {
      if !viewer.value.isKnown { viewer.value.close(.policyViolation, "no token came within 2 s") }
    }
    timers.append(
      context.eventLoop.scheduleRepeatedTask(initialDelay: .seconds(15), delay: .seconds(15)) { _ in viewer.value.ping()
      })
  }

  func channelInactive(context: ChannelHandlerContext) {
    for timer in timers { timer.cancel() }
    timers = []
    self.context = nil
    hub.left(self)
    context.fireChannelInactive()
  }

  private func ping() {
    guard let context else { return }
    if NIODeadline.now() - lastArrival > .seconds(45) {
      context.close(promise: nil)
      return
    }
    write(.ping, ByteBuffer())
  }

  // MARK: Receiving

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    lastArrival = .now()
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      return close(.protocolError, "a frame is not masked, or has reserved bits")
    }
    guard isInTime else { return close(.policyViolation, "too many messages in a second") }
    let bytes = frame.unmaskedData
    switch frame.opcode {
    case .text: begin(bytes, isLast: frame.fin)
    case .continuation: add(bytes, isLast: frame.fin)
    case .binary: close(.unacceptableData, "messages are text")
    case .ping: write(.pong, bytes)
    case .pong: break
    case .connectionClose: close(.normalClosure, "")
    default: close(.protocolError, "an unknown kind of frame")
    }
  }

  private var isInTime: Bool {
    let now = NIODeadline.now()
    if now - second > .seconds(1) { (second, recent) = (now, 0) }
    recent += 1
    return recent <= Self.mostPerSecond
  }

  private func begin(_ bytes: ByteBuffer, isLast: Bool) {
    guard parts == nil else { return close(.protocolError, "a message begins inside another") }
    (parts, partCount) = (bytes, 1)
    if isLast { finish() }
  }

  private func add(_ bytes: ByteBuffer, isLast: Bool) {
    guard var all = parts else { return close(.protocolError, "a message goes on that has not begun") }
    partCount += 1
    guard partCount <= Self.mostParts, all.readableBytes + bytes.readableBytes <= Self.longestMessage else {
      return close(.messageTooLarge, "a message is too long")
    }
    all.writeImmutableBuffer(bytes)
    parts = all
    if isLast { finish() }
  }

  private func finish() {
    guard let all = parts else { return }
    parts = nil
    guard let text = String(validating: all.readableBytesView, as: UTF8.self) else {
      return close(.dataInconsistentWithMessage, "a message is not UTF-8")
    }
    hub.receive(ViewerMessage(text), all, from: self)
  }

  /// The page has shown the token.
  func admit() { isKnown = true }

  // MARK: Sending

  /// Sends text.
  func send(_ text: ByteBuffer) { write(.text, text) }

  /// Sends a bitmap.
  func sendBitmap(_ bytes: ByteBuffer) { write(.binary, bytes) }

  private func write(_ opcode: WebSocketOpcode, _ bytes: ByteBuffer) {
    guard let context else { return }
    // A page that does not read must not fill the memory.
    if waitingBytes > Self.mostWaiting {
      context.close(promise: nil)
      return
    }
    let size = bytes.readableBytes
    waitingBytes += size
    let viewer = NIOLoopBound(self, eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: bytes))).whenComplete { _ in
      viewer.value.waitingBytes -= size
    }
  }

  private var waitingBytes = 0

  /// Ends the connection with a code and a reason.
  func close(_ code: WebSocketErrorCode, _ reason: String) {
    guard let context else { return }
    var buffer = context.channel.allocator.buffer(capacity: reason.utf8.count + 2)
    buffer.write(webSocketErrorCode: code)
    buffer.writeString(reason)
    let channel = context.channel
    self.context = nil
    hub.left(self)
    context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: buffer)))
      .whenComplete { _ in channel.close(promise: nil) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
