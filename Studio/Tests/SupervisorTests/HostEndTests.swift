import NIOCore
import NIOPosix
import Testing

@testable import Supervisor

@Suite("Hosts that end") struct HostEndTests {
  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  @Test("A host that has ended before its channel is there is not attached, and the one after it is")
  func early() throws {
    let hub = Hub(group.next(), Token(text: "secret"))
    let first = try HostProcess("/bin/true", in: "/", number: 1, [:])
    #expect(first.wait() == nil)
    try hub.loop.submit { hub.detach(number: 1) }.wait()
    try first.connect(to: hub, group)
    #expect(try hub.loop.submit { hub.hasHost }.wait() == false)
    let second = try HostProcess("/bin/cat", in: "/", number: 2, [:])
    try second.connect(to: hub, group)
    #expect(try hub.loop.submit { hub.hasHost }.wait())
    second.kill()
    _ = second.wait()
    try hub.loop.submit { hub.detach(number: 2) }.wait()
    #expect(try hub.loop.submit { hub.hasHost }.wait() == false)
  }

  @Test("The memory of a host that has ended is there as long as the hub has the host")
  func memory() throws {
    let hub = Hub(group.next(), Token(text: "secret"))
    // Nothing but the hub holds the process.
    try HostProcess("/bin/true", in: "/", number: 1, [:]).connect(to: hub, group)
    // Asks the host whether it runs, which reads the frame in its memory after a while of silence.
    try hub.loop.submit { hub.checkHost(silence: .seconds(7)) }.wait()
    #expect(try hub.loop.submit { hub.hasHost }.wait())
  }

  @Test("The program of --host is found from the folder in which the command is called")
  func program() throws {
    let options = try Options(["--host", "build/host"], root: "/")
    #expect(options.host?.hasPrefix("/") == true && options.host?.hasSuffix("/build/host") == true)
  }
}
