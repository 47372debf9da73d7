/// The descriptors and the beginning that the studio gives to a host by environment variables.
struct HostSettings {
  /// The socket to the studio.
  let socket: Int32
  /// The memory that both share.
  let memory: Int32
  /// The file to which the inputs are written, so that they outlive a crash.
  let journal: String
  /// The session to begin with; nil for none.
  let session: String?
  /// The frame to which that session is replayed; nil for its end.
  let frame: Int?
  /// The old frame to look at then; nil for the newest.
  let look: Int?
  /// The number of hosts that the studio has started.
  let number: Int
  /// Whether time runs at the beginning.
  let isPlaying: Bool
  /// The name of the story to begin with; nil for the first.
  let story: String?
  /// The name of the device to begin with; nil for the story's.
  let device: String?

  init?(_ variables: [String: String]) {
    func value(_ name: String) -> String? {
      variables["MATCHCUT_STUDIO_" + name].flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let socket = value("SOCKET").flatMap(Int32.init), let memory = value("MEMORY").flatMap(Int32.init),
      let journal = value("JOURNAL")
    else { return nil }
    (self.socket, self.memory, self.journal) = (socket, memory, journal)
    session = value("SESSION")
    frame = value("FRAME").flatMap(Int.init)
    look = value("LOOK").flatMap(Int.init)
    number = value("NUMBER").flatMap(Int.init) ?? 1
    isPlaying = value("PAUSED") == nil
    story = value("STORY")
    device = value("DEVICE")
  }
}
