import NIOCore

/// A message between the studio and the host: a length, a kind, a payload.
struct HostMessage {
  /// The kinds of messages.
  enum Kind: UInt8 {
    case text = 74
    case bitmap = 80
    case inlineBitmap = 73
    case credit = 82
  }

  /// The kind.
  var kind: Kind
  /// The bytes, whose form depends on the kind.
  var payload: ByteBuffer
}

/// Finds messages in the bytes of the socket.
struct HostMessageDecoder: ByteToMessageDecoder {
  typealias InboundOut = HostMessage

  /// A message that no host sends.
  struct Failure: Error {}

  private static let limit = 64 << 20

  /// Passes the next message on, once it is whole.
  mutating func decode(context: ChannelHandlerContext, buffer: inout ByteBuffer) throws -> DecodingState {
    let start = buffer.readerIndex
    guard let length = buffer.getInteger(at: start, endianness: .little, as: UInt32.self),
      let kind = buffer.getInteger(at: start + 4, as: UInt8.self)
    else { return .needMoreData }
    guard Int(length) < Self.limit, let kind = HostMessage.Kind(rawValue: kind) else { throw Failure() }
    guard buffer.readableBytes >= 5 + Int(length) else { return .needMoreData }
    buffer.moveReaderIndex(forwardBy: 5)
    guard let payload = buffer.readSlice(length: Int(length)) else { return .needMoreData }
    context.fireChannelRead(wrapInboundOut(HostMessage(kind: kind, payload: payload)))
    return .continue
  }
}

/// Hands messages of a host to the hub.
final class HostHandler: ChannelInboundHandler {
  typealias InboundIn = HostMessage

  private let hub: Hub
  private let number: Int

  /// - Parameter number: the number of the host, so that a late message of an old one is ignored.
  init(_ hub: Hub, number: Int) {
    (self.hub, self.number) = (hub, number)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    hub.receive(unwrapInboundIn(data), fromHost: number)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
