import EventTrace

/// Text of a JSON object, member by member.
struct JSONObject {
  private(set) var members = ""

  /// An object for the page, of a kind.
  init(_ kind: String) { add("is", kind) }

  /// An object without members.
  init() {}

  var text: String { "{\(members)}" }

  mutating func add(_ name: String, raw: String) {
    if !members.isEmpty { members += "," }
    members += "\"\(name)\":\(raw)"
  }

  mutating func add(_ name: String, _ text: String) { add(name, raw: JSONText.string(text)) }
  mutating func add(_ name: String, _ number: Double) { add(name, raw: JSONText.number(number)) }
  mutating func add(_ name: String, _ number: Int) { add(name, raw: "\(number)") }
  mutating func add(_ name: String, _ isTrue: Bool) { add(name, raw: isTrue ? "true" : "false") }
  mutating func add(_ name: String, _ texts: [String]) { add(name, raw: JSONText.strings(texts)) }
  mutating func add(_ name: String, objects: [JSONObject]) {
    add(name, raw: "[\(objects.map(\.text).joined(separator: ","))]")
  }
}
