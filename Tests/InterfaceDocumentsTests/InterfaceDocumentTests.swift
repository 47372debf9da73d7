import Foundation
import InterfaceDocuments
import Testing

@Suite("Documents of storyboards and nibs") struct InterfaceDocumentTests {
  private func parse(_ text: String, limits: InterfaceLimits = InterfaceLimits()) throws -> InterfaceDocument {
    try InterfaceDocument(parsing: Data(text.utf8), name: "Main.storyboard", limits: limits)
  }

  private func problem(_ text: String, limits: InterfaceLimits = InterfaceLimits()) -> InterfaceDocumentError? {
    do {
      _ = try parse(text, limits: limits)
      return nil
    } catch {
      return error as? InterfaceDocumentError
    }
  }

  @Test("A storyboard has its scenes, and finds an element and its scene by an identifier")
  func storyboard() throws {
    let document = try parse(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="b">
        <scenes>
          <scene sceneID="1"><objects><viewController id="a"/></objects></scene>
          <scene sceneID="2"><objects><viewController id="b"><view key="view" id="v"/></viewController></objects></scene>
        </scenes>
      </document>
      """)
    #expect(document.kind == .storyboard && document.scenes.count == 2)
    #expect(document.initialViewController == "b")
    #expect(document.element(withID: "v")?.key == "view" && document.element(withID: "v")?.line == 4)
    #expect(document.scene(containing: "v")?["sceneID"] == "2")
    #expect(document.element(withID: "z") == nil && document.scene(containing: "z") == nil)
    #expect(document.element(withID: "v")?.location == "<view id=\"v\"> on line 4")
  }

  @Test("A nib has its objects, and of two elements with one identifier the first counts")
  func nib() throws {
    let document = try parse(
      "<document><objects><view id=\"a\" tag=\"1\"/><view id=\"a\" tag=\"2\"/></objects></document>")
    #expect(document.kind == .nib && document.objects.count == 2)
    #expect(document.element(withID: "a")?["tag"] == "1")
  }

  @Test("A text that is no document says what it is, with the file's name and the line")
  func problems() {
    #expect(problem("")?.problem == .empty)
    #expect(problem("bplist00x")?.problem == .compiled)
    #expect(problem("NIBArchive")?.problem == .compiled)
    #expect(problem("<archive/>")?.problem == .oldForm)
    #expect(problem("<html/>")?.description == "Main.storyboard, line 1: the root is <html> in place of <document>.")
    let damaged = problem("<document>\n<objects>\n</document>")
    #expect(damaged?.line == 3)
    if case .malformed = damaged?.problem {} else { Issue.record("\(damaged as Any)") }
  }

  @Test("Entities are refused before they are replaced, and so is another encoding than UTF-8")
  func entities() throws {
    let bomb = """
      <!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><document>&b;</document>
      """
    #expect(problem(bomb)?.problem == .declaration)
    let wide = try #require(bomb.data(using: .utf16))
    #expect(throws: InterfaceDocumentError.self) { try InterfaceDocument(parsing: wide, name: "a") }
  }

  @Test("Size, number of elements and depth are limited")
  func limits() {
    var limits = InterfaceLimits()
    (limits.size, limits.elementCount, limits.depth) = (200, 5, 3)
    #expect(
      problem("<document>\(String(repeating: " ", count: 200))</document>", limits: limits)?.problem
        == .tooLarge("size in bytes", limit: 200))
    #expect(
      problem("<document><a/><a/><a/><a/><a/></document>", limits: limits)?.problem
        == .tooLarge("number of elements", limit: 5))
    #expect(problem("<document><a><a><a/></a></a></document>", limits: limits)?.problem == .tooLarge("depth", limit: 3))
    #expect(problem("<document><a><a/></a></document>", limits: limits) == nil)
  }

  @Test("Attributes are read as flags, numbers, ratios and texts")
  func values() throws {
    let element = InterfaceElement(
      "label",
      ["a": "YES", "b": "NO", "c": "maybe", "d": "1.5", "e": "nan", "f": "16:9", "g": "1/4", "h": "1:0", "i": "7"],
      children: [
        InterfaceElement("rect", ["key": "frame", "x": "1", "y": "2", "width": "3", "height": "4.5"]),
        InterfaceElement("string", ["key": "text"], text: "two\nlines"),
        InterfaceElement("string", ["key": "coded", "base64-UTF8": "YES"], text: "8J+Y\ngA"),
        InterfaceElement("inset", ["key": "insets", "minX": "1", "minY": "2", "maxX": "3", "maxY": "4"]),
      ])
    #expect(element.flag("a") == true && element.flag("b") == false && element.flag("c") == nil)
    #expect(element.number("d") == 1.5 && element.number("e") == nil && element.number("z") == nil)
    #expect(element.ratio("f") == 16.0 / 9 && element.ratio("g") == 0.25 && element.ratio("h") == nil)
    #expect(element.ratio("d") == 1.5 && element.integer("i") == 7)
    #expect(element.rect("frame") == CGRect(x: 1, y: 2, width: 3, height: 4.5))
    #expect(element.string("text") == "two\nlines" && element.string("coded") == "😀" && element.string("a") == "YES")
    #expect(element.insets("insets") == InterfaceInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test(
    "A colour has components, or a name of the system's or of a catalogue's",
    arguments: [
      (
        ["red": "1", "green": "0.5", "blue": "0", "alpha": "1"],
        InterfaceColor.rgb(red: 1, green: 0.5, blue: 0, alpha: 1)
      ),
      (["white": "0.25", "alpha": "0.5"], .white(0.25, alpha: 0.5)),
      (["cocoaTouchSystemColor": "darkTextColor"], .system("darkTextColor")),
      (["systemColor": "labelColor"], .system("labelColor")),
      (["name": "Brand"], .named("Brand")),
      (
        ["red": "1", "green": "0", "blue": "0", "customColorSpace": "displayP3"],
        .displayP3(red: 1, green: 0, blue: 0, alpha: 1)
      ),
    ])
  func colors(attributes: [String: String], color: InterfaceColor) {
    #expect(InterfaceColor(InterfaceElement("color", attributes)) == color)
    #expect(InterfaceColor(InterfaceElement("color", ["alpha": "1"])) == nil)
  }

  @Test("A constraint has its view as the first item unless it says another, and a symbolic one has no constant")
  func constraints() throws {
    let full = InterfaceElement(
      "constraint",
      [
        "firstItem": "a", "firstAttribute": "width", "relation": "lessThanOrEqual", "secondItem": "b",
        "secondAttribute": "height", "multiplier": "1:2", "constant": "-3", "priority": "750", "id": "c",
      ])
    let value = try #require(InterfaceConstraint(full))
    #expect(value.firstItem == "a" && value.relation == "lessThanOrEqual" && value.multiplier == 0.5)
    #expect(value.constant == -3 && value.priority == 750 && !value.isSymbolic)
    let short = try #require(
      InterfaceConstraint(InterfaceElement("constraint", ["firstAttribute": "top", "symbolic": "YES"])))
    #expect(short.firstItem == nil && short.constant == nil && short.isSymbolic && short.priority == 1000)
    #expect(InterfaceConstraint(InterfaceElement("constraint")) == nil)
  }
}
