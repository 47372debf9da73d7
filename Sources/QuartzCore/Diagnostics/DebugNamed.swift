/// Something that diagnostics can name.
@MainActor package protocol DebugNamed {
  /// The name, for a person.
  var debugName: String { get }
}
