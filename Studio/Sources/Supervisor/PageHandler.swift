import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers requests with the files of the page; each answer ends its connection.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let files: PageFiles
  private let check: RequestCheck
  private var head: HTTPRequestHead?
  private var hasAnswered = false

  /// A handler for one connection.
  init(_ files: PageFiles, _ check: RequestCheck) {
    (self.files, self.check) = (files, check)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: answer(context, .payloadTooLarge, text: "No request has a body.\n")
    case .end:
      guard let head else { return }
      answer(context, head)
    }
  }

  private func answer(_ context: ChannelHandlerContext, _ head: HTTPRequestHead) {
    if let refusal = check.refusal(of: head, isUpgrade: head.headers.contains(name: "upgrade")) {
      return answer(context, refusal.status, text: refusal.reason + "\n")
    }
    let path = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init)
    guard let path, let file = files.file(at: path) else {
      return answer(context, .notFound, text: "There is no such file.\n")
    }
    answer(context, .ok, type: file.type, file.bytes)
  }

  private func answer(_ context: ChannelHandlerContext, _ status: HTTPResponseStatus, text: String) {
    answer(context, status, type: "text/plain; charset=utf-8", Array(text.utf8))
  }

  private func answer(
    _ context: ChannelHandlerContext, _ status: HTTPResponseStatus, type: String, _ bytes: [UInt8]
  ) {
    guard !hasAnswered else { return }
    hasAnswered = true
    // A host that is not ours must not get into a header.
    let headers = PageFiles.headers(host: "127.0.0.1:\(check.port)", type: type, length: bytes.count)
    var all = headers
    if let host = head?.headers.first(name: "host"), check.refusal(of: head!, isUpgrade: false) == nil {
      all = PageFiles.headers(host: host, type: type, length: bytes.count)
    }
    let response = HTTPResponseHead(version: .http1_1, status: status, headers: all)
    context.write(wrapOutboundOut(.head(response)), promise: nil)
    var buffer = context.channel.allocator.buffer(capacity: bytes.count)
    buffer.writeBytes(bytes)
    context.write(wrapOutboundOut(.body(.byteBuffer(buffer))), promise: nil)
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in channel.close(promise: nil) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // The request of a refused upgrade follows, and is answered.
    if error is NIOWebSocketUpgradeError { return }
    context.close(promise: nil)
  }
}
