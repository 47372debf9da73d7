import Foundation
import Testing
import TransitionTesting
import UIKit

@Suite("Attributed texts and bar appearances of a document") @MainActor struct AttributedSceneTests {
  private let text = """
    <attributedString key="attributedText">
        <fragment content="Red">
            <attributes>
                <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <font key="NSFont" metaFont="systemBold" size="20"/>
                <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" \
    baseWritingDirection="natural" lineSpacing="4" tighteningFactorForTruncation="0.0"/>
                <integer key="NSUnderline" value="1"/>
            </attributes>
        </fragment>
        <fragment>
            <string key="content"> and
    wide</string>
            <attributes><real key="NSKern" value="1.5"/></attributes>
        </fragment>
    </attributedString>
    """

  @Test("A label's fragments have their fonts, colours, lines and paragraphs, and come before the label's own font")
  func label() throws {
    let files = try InterfaceFiles()
    try withStage(.iPhone15) { stage in
      let label = Piece.label("lab", "").replacingOccurrences(of: #"text="" "#, with: "").replacingOccurrences(
        of: "<nil key=\"textColor\"/>", with: text)
      try files.storyboard("Main", initial: "a", Piece.controller("a", subviews: label))
      stage.addResources(at: files.folder)
      let controller = try #require(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
      stage.show(controller)
      let shown = try #require((controller.view.subviews.first as? UILabel)?.attributedText)
      #expect(shown.string == "Red and\nwide")
      let first = shown.attributes(at: 0, effectiveRange: nil)
      #expect(first[.font] as? UIFont == .systemFont(ofSize: 20, weight: .bold))
      #expect(first[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(first[.underlineStyle] as? Int == 1)
      let paragraph = try #require(first[.paragraphStyle] as? NSParagraphStyle)
      #expect(paragraph.alignment == .center && paragraph.lineBreakMode == .byWordWrapping)
      #expect(paragraph.lineSpacing == 4)
      #expect(shown.attributes(at: 5, effectiveRange: nil)[.kern] as? CGFloat == 1.5)
      #expect(shown.attributes(at: 5, effectiveRange: nil)[.underlineStyle] == nil)
    }
  }

  @Test("Fields, text views and a button's states take attributed texts; an empty one leaves them as they are")
  func others() throws {
    let files = try InterfaceFiles()
    try withStage(.iPhone15) { stage in
      let placeholder = text.replacingOccurrences(of: "attributedText", with: "attributedPlaceholder")
      let title = text.replacingOccurrences(of: "attributedText", with: "attributedTitle")
      let frame = #"<rect key="frame" x="0" y="0" width="200" height="40"/>"#
      try files.storyboard(
        "Main", initial: "a",
        Piece.controller(
          "a",
          subviews: """
            <textField opaque="NO" id="f">\(frame)<attributedString key="attributedText"/>\(placeholder)</textField>
            <textView id="t">\(frame)\(text)</textView>
            <button opaque="NO" id="b">\(frame)<state key="normal">\(title)</state></button>
            """))
      stage.addResources(at: files.folder)
      let controller = try #require(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
      stage.show(controller)
      let views = controller.view.subviews
      let field = try #require(views[0] as? UITextField)
      #expect(field.attributedPlaceholder?.string == "Red and\nwide" && field.text == "")
      let view = try #require(views[1] as? UITextView)
      #expect(view.attributedText.attributes(at: 0, effectiveRange: nil)[.underlineStyle] as? Int == 1)
      #expect((views[2] as? UIButton)?.attributedTitle(for: .normal)?.string == "Red and\nwide")
    }
  }

  @Test("A navigation bar has the appearances of its document, with the texts of titles and buttons")
  func navigation() throws {
    let files = try InterfaceFiles()
    try withStage(.iPhone15) { stage in
      let texts = """
        <textAttributes key="titleTextAttributes">
            <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
            <color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </textAttributes>
        """
      try files.storyboard(
        "Main", initial: "nav",
        """
        <navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar">
                <navigationBarAppearance key="standardAppearance" backgroundEffect="dark">
                    <color key="backgroundColor" systemColor="systemGray4Color"/>
                    \(texts)
                    <offsetWrapper key="titlePositionAdjustment" horizontal="3" vertical="-2"/>
                    <barButtonItemAppearance key="buttonAppearance" style="plain">
                        <barButtonItemStateAppearance key="normal">\(texts)</barButtonItemStateAppearance>
                    </barButtonItemAppearance>
                </navigationBarAppearance>
                <navigationBarAppearance key="scrollEdgeAppearance"><nil key="shadowColor"/></navigationBarAppearance>
            </navigationBar>
            <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController>
        """,
        Piece.controller("a", more: #"<navigationItem key="navigationItem" title="A" id="ni"/>"#))
      stage.addResources(at: files.folder)
      let nav = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UINavigationController)
      stage.show(nav)
      let standard = nav.navigationBar.standardAppearance
      #expect(standard.backgroundColor == .systemGray4 && standard.backgroundEffect != nil)
      #expect(standard.titleTextAttributes[.font] as? UIFont == .boldSystemFont(ofSize: 21))
      #expect(standard.titlePositionAdjustment == UIOffset(horizontal: 3, vertical: -2))
      let title = standard.buttonAppearance.normal.titleTextAttributes
      #expect(title[.foregroundColor] as? UIColor == UIColor(white: 1, alpha: 1))
      let edge = try #require(nav.navigationBar.scrollEdgeAppearance)
      #expect(edge.shadowColor == nil && nav.navigationBar.compactAppearance == nil)
    }
  }

  @Test("A navigation item and a toolbar have appearances of their own")
  func itemAndToolbar() throws {
    let files = try InterfaceFiles()
    try withStage(.iPhone15) { stage in
      let red = #"<color key="backgroundColor" systemColor="systemRedColor"/>"#
      try files.storyboard(
        "Main", initial: "nav",
        """
        <navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
            <toolbar key="toolbar" opaque="NO" contentMode="scaleToFill" id="tool">
                <toolbarAppearance key="standardAppearance">\(red)</toolbarAppearance>
                <toolbarAppearance key="compactAppearance">\(red)</toolbarAppearance>
            </toolbar>
            <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController>
        """,
        Piece.controller(
          "a",
          more: """
            <navigationItem key="navigationItem" title="A" id="ni">
                <navigationBarAppearance key="standardAppearance">\(red)</navigationBarAppearance>
                <navigationBarAppearance key="compactScrollEdgeAppearance">\(red)</navigationBarAppearance>
            </navigationItem>
            """))
      stage.addResources(at: files.folder)
      let nav = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UINavigationController)
      stage.show(nav)
      let item = try #require(nav.topViewController?.navigationItem)
      #expect(item.standardAppearance?.backgroundColor == .systemRed && item.compactAppearance == nil)
      #expect(item.compactScrollEdgeAppearance?.backgroundColor == .systemRed && item.scrollEdgeAppearance == nil)
      #expect(nav.toolbar.standardAppearance.backgroundColor == .systemRed)
      #expect(nav.toolbar.compactAppearance?.backgroundColor == .systemRed && nav.toolbar.scrollEdgeAppearance == nil)
    }
  }

  @Test("A tab bar has the appearances of its document, with the icons of each state")
  func tabs() throws {
    let files = try InterfaceFiles()
    try withStage(.iPhone15) { stage in
      try files.storyboard(
        "Main", initial: "tabs",
        """
        <tabBarController id="tabs" sceneMemberID="viewController">
            <tabBar key="tabBar" contentMode="scaleToFill" id="tb">
                <tabBarAppearance key="standardAppearance" backgroundEffect="regular">
                    <tabBarItemAppearance key="stackedLayoutAppearance" style="stacked">
                        <tabBarItemStateAppearance key="selected">
                            <color key="iconColor" systemColor="systemRedColor"/>
                        </tabBarItemStateAppearance>
                    </tabBarItemAppearance>
                </tabBarAppearance>
                <tabBarAppearance key="scrollEdgeAppearance"/>
            </tabBar>
            <connections><segue destination="a" kind="relationship" relationship="viewControllers" id="r"/></connections>
        </tabBarController>
        """,
        Piece.controller("a", more: #"<tabBarItem key="tabBarItem" title="A" id="ti"/>"#))
      stage.addResources(at: files.folder)
      let tabs = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UITabBarController)
      stage.show(tabs)
      let standard = tabs.tabBar.standardAppearance
      #expect(standard.stackedLayoutAppearance.selected.iconColor == .systemRed)
      #expect(standard.stackedLayoutAppearance.normal.iconColor == nil && standard.backgroundEffect != nil)
      #expect(tabs.tabBar.scrollEdgeAppearance != nil)
    }
  }
}
