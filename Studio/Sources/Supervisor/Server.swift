import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Serves the page and its socket, on the loopback addresses alone.
final class Server: @unchecked Sendable {
  private let hub: Hub
  private let files: PageFiles
  private let group: any EventLoopGroup
  private var channels: [any Channel] = []
  /// The port; 0 before the start.
  private(set) var port = 0
  /// The open connections; used on the hub's loop.
  private var connections = 0
  private static let mostConnections = 16
  private static let longestFrame = 64 << 10

  /// A server that does not listen yet.
  init(_ hub: Hub, _ files: PageFiles, _ group: any EventLoopGroup) {
    (self.hub, self.files, self.group) = (hub, files, group)
  }

  /// Begins to listen; port 0 stands for any that is free. Throws where the port is taken.
  func start(port: Int) throws {
    let first = try bootstrap.bind(host: "127.0.0.1", port: port).wait()
    channels.append(first)
    self.port = first.localAddress?.port ?? port
    // A machine may have no IPv6.
    if let second = try? bootstrap.bind(host: "::1", port: self.port).wait() { channels.append(second) }
  }

  /// Stops listening.
  func stop() {
    for channel in channels { try? channel.close().wait() }
  }

  private var bootstrap: ServerBootstrap {
    ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 16)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { [self] channel in initialize(channel) }
  }

  private func initialize(_ channel: any Channel) -> EventLoopFuture<Void> {
    guard connections < Self.mostConnections else {
      return channel.close()
    }
    connections += 1
    channel.closeFuture.whenComplete { [self] _ in connections -= 1 }
    let check = RequestCheck(port: port)
    let hub = hub
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: Self.longestFrame,
      shouldUpgrade: { channel, head in
        let mayPass =
          check.refusal(of: head, isUpgrade: true) == nil && head.uri == "/live" && hub.hasRoom
        return channel.eventLoop.makeSucceededFuture(mayPass ? [:] : nil)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          let viewer = Viewer(hub)
          try channel.pipeline.syncOperations.addHandler(viewer)
          hub.joined(viewer)
        }
      })
    return channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      let page = NIOLoopBound(PageHandler(files, check), eventLoop: channel.eventLoop)
      try pipeline.addHandler(HeadGuard())
      try pipeline.configureHTTPServerPipeline(
        withPipeliningAssistance: false,
        withServerUpgrade: (
          upgraders: [upgrader],
          completionHandler: { context in context.pipeline.syncOperations.removeHandler(page.value, promise: nil) }
        ),
        withErrorHandling: true)
      try pipeline.addHandler(page.value)
    }
  }
}
