import SeededRandom
import TransitionStage

/// Reads damaged sessions: each is refused with a line and a reason, or is a session that reads back the same.
public struct SessionFuzzer {
  private var random: SeededRandom
  /// The bytes that were read so far.
  public private(set) var bytes = 0
  /// The number of sessions that were read, and of those that were refused.
  public private(set) var counts = (read: 0, refused: 0)

  /// A fuzzer; the same seed damages in the same way.
  public init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// Reads one damaged session; returns a violation, or nil.
  public mutating func step() -> String? {
    let text = damaged()
    bytes += text.utf8.count
    do {
      let session = try Session(jsonLines: text)
      counts.read += 1
      let again = try? Session(jsonLines: session.jsonLines)
      return again == session ? nil : "A session reads back as another one:\n\(text)"
    } catch {
      counts.refused += 1
      return error.line >= 1 && !error.reason.isEmpty ? nil : "A session is refused without a reason:\n\(text)"
    }
  }

  private mutating func damaged() -> String {
    var lines = Self.lines
    for _ in 0..<random.roll(4) { lines.insert(random.pick(Self.lines) ?? "", at: 1 + random.roll(lines.count)) }
    var bytes = Array(lines.joined(separator: "\n").utf8)
    for _ in 0..<random.roll(6) {
      let index = random.roll(bytes.count)
      switch random.roll(5) {
      case 0: bytes[index] = UInt8(random.roll(256))
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(UInt8(random.roll(128)), at: index)
      case 3: bytes.removeSubrange(index..<min(bytes.count, index + random.roll(20)))
      default: bytes.insert(contentsOf: Array((random.pick(Self.words) ?? "").utf8), at: index)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let words = [
    "1e308", "-1", "null", "\"\"", "[]", "{}", "9007199254740993", "\\u0000", "NaN", ",", "true",
  ]
  private static let lines = [
    #"{"format":"matchcut-session","version":1,"device":"small","width":100,"height":200,"scale":1,"rate":60,"frames":900}"#,
    #"{"frame":1,"input":"finger","finger":1,"phase":"began","x":4,"y":9.5,"type":"pencil","force":0.5}"#,
    #"{"frame":2,"delay":0.01,"group":1,"input":"finger","finger":1,"phase":"ended","x":4,"y":9.5}"#,
    #"{"frame":2,"events":["A.viewDidLoad()","⏎"],"digest":"00000000000000ff"}"#,
    #"{"frame":3,"input":"key","key":2,"phase":"began","code":43,"modifiers":131072}"#,
    #"{"frame":3,"input":"scroll","phase":"began","type":"wheel","x":1,"y":2}"#,
    #"{"frame":4,"input":"text","text":"é🙂"}"#, #"{"frame":5,"input":"setting","name":"style","value":"dark"}"#,
    #"{"frame":5,"input":"tunable","name":"damping","value":0.25}"#,
    #"{"frame":5,"input":"animation","name":"A › position","index":2,"begin":0.1,"duration":0.5,"muted":"on"}"#,
    #"{"frame":5,"input":"setting","name":"accessibility","value":"4608"}"#,
    #"{"frame":5,"input":"setting","name":"statusBar","value":"on"}"#,
    #"{"frame":6,"input":"rotate","value":"landscapeLeft"}"#, #"{"frame":900,"input":"system","value":"background"}"#,
  ]
}
