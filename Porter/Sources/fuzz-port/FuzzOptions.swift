/// The command's arguments.
struct FuzzOptions {
  var count = 1_000
  var seed: UInt64 = 1
  var samples: String?
  /// The folder that gets the sources of trials in which something did not hold.
  var folder: String?

  /// Reads arguments; nil where one is unknown or has no value.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch name {
      case "--count":
        guard let number = Int(value), number > 0 else { return nil }
        count = number
      case "--seed":
        guard let number = UInt64(value) else { return nil }
        seed = number
      case "--samples": samples = value
      case "--keep": folder = value
      default: return nil
      }
    }
  }
}
