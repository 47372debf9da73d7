import NIOCore

/// Limits the size of a request's head and the time that it takes, before anything reads it.
final class HeadGuard: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private static let longestLine = 2048
  private static let longestHead = 8192
  private var seen = 0
  private var lineLength: Int?
  private var lastBytes: [UInt8] = []
  private var isComplete = false
  private var timer: Scheduled<Void>?

  func channelActive(context: ChannelHandlerContext) {
    let channel = context.channel
    timer = context.eventLoop.scheduleTask(in: .seconds(5)) { channel.close(promise: nil) }
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    timer?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if !isComplete, !accepts(unwrapInboundIn(data)) {
      var buffer = context.channel.allocator.buffer(capacity: 128)
      buffer.writeString(
        "HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
      let channel = context.channel
      context.writeAndFlush(wrapOutboundOut(buffer)).whenComplete { _ in channel.close(promise: nil) }
      isComplete = true
      return
    }
    context.fireChannelRead(data)
  }

  private func accepts(_ buffer: ByteBuffer) -> Bool {
    for byte in buffer.readableBytesView {
      seen += 1
      if byte == 10, lineLength == nil { lineLength = seen }
      lastBytes = lastBytes.suffix(3) + [byte]
      if lastBytes == [13, 10, 13, 10] || lastBytes.suffix(2) == [10, 10] {
        isComplete = true
        timer?.cancel()
        break
      }
      if seen > Self.longestHead { return false }
      if seen > Self.longestLine, lineLength == nil { return false }
    }
    return true
  }
}
