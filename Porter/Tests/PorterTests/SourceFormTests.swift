import Testing

@testable import Porter

@Suite("Forms of source") struct SourceFormTests {
  @Test(
    "Source that needs nothing comes out byte for byte",
    arguments: [
      "", "\n", "let a = 1", "import UIKit\r\nlet view = UIView()\r\n", "\u{FEFF}import UIKit\n",
      "// #selector(a)\n/* @objc */ let s = \"@objc\"\n",
      "import UIKit\nlet a = \"\"\"\n  @objc #selector(x)\n  \"\"\"\n", "#!/usr/bin/swift\nprint(1)\n",
      "let a = 1\0let b = 2",
    ])
  func identity(_ source: String) {
    #expect(Ported(source).text == source)
  }

  @Test("Newlines and a byte order mark are kept where something changes")
  func newlines() {
    let ported = Ported("\u{FEFF}import UIKit\r\n@objc protocol A {\r\n  @objc optional func b()\r\n}")
    #expect(
      ported.text
        == "\u{FEFF}import UIKit\r\nprotocol A: AnyObject {\r\n  func b()\r\n}\r\nextension A { func b() {} }\r\n")
  }

  @Test("A file that is not UTF-8 is copied, and its first such byte is named")
  func encoding() throws {
    let bytes: [UInt8] = [0x40, 0x0A, 0x20, 0xFF, 0x40]
    let ported = Ported(bytes: bytes)
    #expect(ported.result.files[0].bytes == bytes)
    let finding = try #require(ported.result.findings.first)
    #expect(finding.kind == .unreadable && finding.location == SourceLocation(line: 2, column: 2))
    #expect(
      finding.message == "Byte 3 is not UTF-8. Swift source is UTF-8: convert the file from its encoding with iconv.")
    #expect(Ported(bytes: [0xFF, 0xFE, 0x41, 0]).messages(.unreadable)[0].hasPrefix("The file is UTF-16."))
  }

  @Test(
    "A file that does not parse is copied, and the position is named",
    arguments: [("class A {\n  @objc func b( {}\n", 2), ("@objc class A {", 1), ("let a = )\n", 1)])
  func syntax(_ source: String, _ line: Int) throws {
    let ported = Ported(source)
    #expect(ported.text == source)
    let finding = try #require(ported.result.findings.first)
    #expect(finding.kind == .unreadable && finding.location.line == line)
    #expect(finding.message.hasPrefix("The source does not parse. "))
  }

  @Test("Source that is nested a hundred thousand times neither crashes nor hangs")
  func depth() {
    let chain = "let a = b" + String(repeating: ".c", count: 100_000)
    #expect(Ported(chain).text == chain)
    let calls = "let a = b" + String(repeating: ".c?()", count: 20_000)
    #expect(Ported(calls).text == calls)
    let open = String(repeating: "(", count: 100_000)
    #expect(Ported(open).text == open)
  }
}
