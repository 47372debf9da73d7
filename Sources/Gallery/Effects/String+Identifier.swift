extension String {
  /// An effect's name as it is written in addresses and on command lines: `star-wars`.
  var galleryIdentifier: String { lowercased().split(separator: " ").joined(separator: "-") }
}
