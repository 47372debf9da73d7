import Foundation
import InterfaceDocuments
import SeededRandom
import Testing

/// Generates documents, and damages their bytes.
struct DocumentGenerator {
  var random: SeededRandom
  private var count = 0

  init(seed: Int) { random = SeededRandom(seed: seed) }

  private static let names = [
    "viewController", "view", "label", "button", "subviews", "constraints", "constraint", "connections", "outlet",
    "segue", "color", "rect", "state", "stackView", "tableView", "objects", "scene", "string",
  ]
  private static let keys = ["key", "customClass", "text", "constant", "multiplier", "x", "width", "alpha", "priority"]
  private static let values = [
    "view", "frame", "YES", "NO", "1", "-1e300", "nan", "16:9", "1/0", "&lt;&#65;", "", "ü😀",
  ]

  mutating func document() -> InterfaceElement {
    count = 0
    let scenes = InterfaceElement("scenes", children: (0..<random.roll(3)).map { _ in element(depth: 0) })
    return InterfaceElement("document", ["initialViewController": "id1"], children: [scenes])
  }

  private mutating func element(depth: Int) -> InterfaceElement {
    count += 1
    var element = InterfaceElement(random.pick(Self.names) ?? "view", ["id": "id\(count)"])
    for _ in 0..<random.roll(4) { element.attributes[random.pick(Self.keys) ?? "x"] = random.pick(Self.values) }
    guard depth < 6, count < 60 else { return element }
    element.children = (0..<random.roll(4)).map { _ in self.element(depth: depth + 1) }
    return element
  }

  /// Writes an element as XML. Values are escaped already.
  static func text(_ element: InterfaceElement) -> String {
    let attributes = element.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
    guard !element.children.isEmpty else { return "<\(element.name)\(attributes)/>" }
    return "<\(element.name)\(attributes)>\(element.children.map(text).joined())</\(element.name)>"
  }

  /// Changes, removes, repeats and inserts bytes.
  mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.roll(4) where !bytes.isEmpty {
      let index = random.roll(bytes.count)
      switch random.roll(6) {
      case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.removeSubrange(index..<min(bytes.count, index + 1 + random.roll(40)))
      case 2: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 1 + random.roll(200))], at: index)
      case 3: bytes.removeLast(random.roll(bytes.count))
      case 4: bytes.insert(contentsOf: Array("<view id=\"\0&#0;&bad;]]>".utf8), at: index)
      default: bytes.swapAt(index, random.roll(bytes.count))
      }
    }
    return bytes
  }
}

@Suite("Damaged documents") struct DamagedDocumentTests {
  /// The number of documents, which a long run raises: `MATCHCUT_DOCUMENTS=100000 swift test --filter Damaged`.
  private static let count = ProcessInfo.processInfo.environment["MATCHCUT_DOCUMENTS"].flatMap { Int($0) } ?? 2_000

  @Test("A document that is written and parsed again has the same elements")
  func roundTrip() throws {
    for seed in 0..<200 {
      var generator = DocumentGenerator(seed: seed)
      let element = generator.document()
      let text = DocumentGenerator.text(element)
      let document = try InterfaceDocument(parsing: Data(text.utf8), name: "a")
      #expect(DocumentGenerator.text(document.root).count > 0)
      var (written, read) = (0, 0)
      element.visit { _ in written += 1 }
      document.root.visit { element in
        read += 1
        if let id = element.id { #expect(document.element(withID: id)?.name == element.name) }
      }
      #expect(written == read)
    }
  }

  @Test("A damaged document is parsed or refused, and each value of it can be read")
  func damaged() {
    var (whole, refused) = (0, 0)
    for seed in 0..<Self.count {
      var generator = DocumentGenerator(seed: seed)
      let bytes = generator.damage(Array(DocumentGenerator.text(generator.document()).utf8))
      do {
        let document = try InterfaceDocument(parsing: Data(bytes), name: "a")
        document.root.visit { element in
          _ = (element.flag("key"), element.number("x"), element.ratio("multiplier"), element.integer("constant"))
          _ = (element.rect("frame"), element.color("view"), element.string("text"), InterfaceConstraint(element))
        }
        whole += 1
      } catch {
        #expect(error is InterfaceDocumentError)
        refused += 1
      }
    }
    #expect(whole + refused == Self.count && whole > 0 && refused > 0)
  }
}
