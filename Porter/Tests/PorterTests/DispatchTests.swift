import Testing

@testable import Porter

@Suite("Members that extensions add to UIKit's classes") struct DispatchTests {
  private static let source = """
    import UIKit
    extension UIViewController { @objc var isMenu: Bool { false } }
    class Menu: UINavigationController {}
    extension Menu { override var isMenu: Bool { super.isMenu || true } }
    class SubMenu: Menu { override var isMenu: Bool { super.isMenu } }
    """

  @Test("The lowest class is asked first, and super reaches the next class above that has the member")
  func order() {
    let text = Ported(Self.source).text
    #expect(text.contains("{ super.ported_UIViewController_isMenu || true }"))
    #expect(text.contains("{ super.ported_Menu_isMenu }"))
    let dispatch =
      "if let object = self as? SubMenu { return object.ported_SubMenu_isMenu }; if let object = self as? Menu { return object.ported_Menu_isMenu }; return ported_UIViewController_isMenu"
    #expect(text.hasSuffix("extension UIViewController { var isMenu: Bool { \(dispatch) } }\n"))
  }

  @Test("An optional method that only a subclass has is left for its author, unless it overrides")
  func late() {
    let head = "import UIKit\nclass Base: NSObject, UIScrollViewDelegate { "
    let tail = "}\nclass Card: Base { func scrollViewDidScroll(_ a: UIScrollView) {} }"
    #expect(
      Ported(head + tail).messages(.byHand) == ["Only Card has this optional method; the protocol is adopted above it."]
    )
    #expect(Ported(head + "func scrollViewDidScroll(_ a: UIScrollView) {} " + tail).messages(.byHand).isEmpty)
  }
}
