import Testing

@testable import Porter

@Suite("Imports") struct ImportTests {
  @Test(
    "A file that uses UIKit's names imports it behind its last line",
    arguments: [
      "let a: UIView? = nil", "import Foundation\nlet a = CALayer()", "import QuartzCore\nlet a = UIColor.red",
      "let a = pow(2, 3) as CGFloat",
    ])
  func missing(_ source: String) {
    #expect(Ported(source).text == source + "\nimport UIKit\n")
  }

  @Test(
    "A file that has what it uses gets no import",
    arguments: [
      "import Foundation\nlet a = CGRect.zero", "import QuartzCore\nlet a = CALayer()",
      "struct UIThing {}\nlet a = UIThing()", "import UIKit\nlet a = UIView()",
    ])
  func present(_ source: String) {
    #expect(Ported(source).text == source)
  }

  @Test("Foundation's names alone bring Foundation")
  func foundation() {
    #expect(Ported("let a = URL(string: \"\")").text == "let a = URL(string: \"\")\nimport Foundation\n")
  }

  @Test("An extension of a class of UIKit does not hide that the file needs UIKit")
  func extensions() {
    let ported = Ported("import UIKit\nextension UIScrollView {}", "protocol A { var b: UIScrollView? { get } }")
    #expect(ported.texts[1].hasSuffix("\nimport UIKit\n"))
  }

  @Test("A use of Foundation's networking imports its module, once")
  func networking() {
    let text = Ported("import UIKit\nlet a = URLSession.shared\n").text
    #expect(text == "import UIKit\nlet a = URLSession.shared\nimport FoundationNetworking\n")
    #expect(Ported(text).text == text)
  }

  @Test("A use of Foundation's XML imports its module, unless a type of the files has the name")
  func xml() {
    let text = "import Foundation\nclass A: NSObject, XMLParserDelegate { let b = XMLParser(data: Data()) }\n"
    #expect(Ported(text).text == text + "import FoundationXML\n")
    let own = "import Foundation\nclass XMLParser {}\nlet a = XMLParser()\n"
    #expect(Ported(own).text == own)
  }

  @Test("A file with an import of SwiftUI inside a body stays: from there on it is no file's rest")
  func swiftUIInside() {
    let text = "import UIKit\nfunc a() {\nimport SwiftUI\nlet b = Color.red\n}\n"
    #expect(Ported(text).text == text)
  }

  @Test("A module's name before a member becomes that of its counterpart")
  func qualifiers() {
    let ported = Ported("import Darwin\nlet a = Darwin.round(b.Darwin)\n")
    #expect(ported.text == "import Foundation\nlet a = Foundation.round(b.Darwin)\n")
  }

  @Test("Frameworks that are not here are named with the change to make by hand")
  func frameworks() {
    let ported = Ported("import AVFoundation\nimport WebKit.WKWebView\nimport Snapping")
    #expect(
      ported.messages(.byHand) == ["The framework AVFoundation is not here.", "The framework WebKit is not here."])
    #expect(ported.text == "import AVFoundation\nimport WebKit.WKWebView\nimport Snapping")
  }

  @Test(
    "A framework that is imported only where it is there is not named",
    arguments: [
      ("#if canImport(WebKit)\nimport WebKit\n#endif", 0), ("#if !canImport(WebKit)\nimport WebKit\n#endif", 1),
      ("#if canImport(UIKit)\nimport WebKit\n#endif", 1),
    ])
  func conditional(_ source: String, _ count: Int) {
    #expect(Ported(source).messages(.byHand).count == count)
  }
}
