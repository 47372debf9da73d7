/// The words that stand in a source: identifiers, keywords, numbers, and the words of comments and strings.
///
/// Of each word it has a hash alone, so it has all words that stand there, and by a rare chance seems to have another.
/// Rules ask it which files need no look.
struct WordSet: Sendable {
  /// A hash table with open addressing; 0 marks a free slot.
  private var slots: [UInt64]
  private var count = 0

  init(_ bytes: [UInt8]) {
    // Source has about one new word in twelve bytes.
    slots = Array(repeating: 0, count: max(64, bytes.count / 6).nextPowerOfTwo)
    var hash = Self.start
    var isInWord = false
    for byte in bytes {
      if Self.isPartOfWord[Int(byte)] {
        hash = Self.next(hash, byte)
        isInWord = true
      } else if isInWord {
        insert(Self.mixed(hash))
        (hash, isInWord) = (Self.start, false)
      }
    }
    if isInWord { insert(Self.mixed(hash)) }
  }

  /// Whether a word stands in the source. The text must be one word: `tap`, not `tap(` or `card.tap`.
  func contains(_ word: String) -> Bool { contains(Self.hash(of: word)) }

  /// Whether one of some words stands in the source.
  func contains(anyOf words: HashedWords) -> Bool { words.hashes.contains { contains($0) } }

  /// Words whose hashes are known: the same ones are looked for in many sources.
  struct HashedWords: Sendable {
    fileprivate let hashes: [UInt64]

    init(_ words: some Sequence<String>) { hashes = words.map(WordSet.hash) }
  }

  private mutating func insert(_ hash: UInt64) {
    let slot = slot(of: hash)
    guard slots[slot] == 0 else { return }
    slots[slot] = hash
    count += 1
    if count * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for hash in old where hash != 0 { slots[slot(of: hash)] = hash }
  }

  private func contains(_ hash: UInt64) -> Bool { slots[slot(of: hash)] != 0 }

  /// The slot that has a hash, or the free one where it belongs.
  private func slot(of hash: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) & mask }
    return slot
  }

  private static func hash(of word: String) -> UInt64 { mixed(word.utf8.reduce(start, next)) }

  /// FNV-1a.
  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325
  private static func next(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// A hash whose upper bits take part in the choice of the slot, and that is not 0.
  private static func mixed(_ hash: UInt64) -> UInt64 { max(1, hash ^ (hash >> 32)) }

  /// Letters, digits, `_`, and all bytes of characters beyond ASCII.
  private static let isPartOfWord: [Bool] = (0..<256).map { byte in
    let character = UInt8(byte)
    return character >= 0x80 || character == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(character)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(character | 0x20)
  }
}

extension Int {
  fileprivate var nextPowerOfTwo: Int {
    var power = 1
    while power < self { power *= 2 }
    return power
  }
}
