import CStudio

/// The secret that a page shows before it gets anything.
struct Token: Sendable {
  /// The secret as base64url.
  let text: String

  /// Makes a secret of 32 random bytes; nil where the system has none.
  init?() {
    var bytes = [UInt8](repeating: 0, count: 32)
    guard studio_random(&bytes, bytes.count) == 0 else { return nil }
    text = Self.base64(bytes)
  }

  /// A known secret, for tests.
  init(text: String) {
    self.text = text
  }

  /// Whether a text is the secret; takes the same time wherever they differ.
  func matches(_ other: String) -> Bool {
    let (own, others) = (Array(text.utf8), Array(other.utf8))
    var difference = own.count ^ others.count
    for index in own.indices { difference |= Int(own[index] ^ (index < others.count ? others[index] : 0)) }
    return difference == 0
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    var (text, bits, count) = ("", 0, 0)
    for byte in bytes {
      bits = bits << 8 | Int(byte)
      count += 8
      while count >= 6 {
        count -= 6
        text.append(digits[bits >> count & 63])
      }
    }
    if count > 0 { text.append(digits[bits << (6 - count) & 63]) }
    return text
  }
}
