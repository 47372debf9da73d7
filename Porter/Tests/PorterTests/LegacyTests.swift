import Testing

@testable import Porter

@Suite("Names from before Swift 4.2") struct LegacyTests {
  @Test(
    "Names and calls become those of Swift 4.2",
    arguments: [
      ("child.removeFromParentViewController()", "child.removeFromParent()"),
      ("view.bringSubview(toFront: a)", "view.bringSubviewToFront(a)"),
      ("let a = childViewControllers.first", "let a = children.first"),
      ("parent?.addChildViewController(a)", "parent?.addChild(a)"),
      ("let a = UIEdgeInsetsInsetRect(b, c)", "let a = (b).inset(by: c)"),
      ("let a = UIImageJPEGRepresentation(b, 0.5)", "let a = (b).jpegData(compressionQuality: 0.5)"),
      ("let a = UIImagePNGRepresentation(b)", "let a = (b).pngData()"),
      ("let a = UIInterfaceOrientationIsPortrait(b.c)", "let a = (b.c).isPortrait"),
      ("if !UIDeviceOrientationIsFlat(b) {}", "if !(b).isFlat {}"),
      ("a.fillMode = kCAFillModeForwards", "a.fillMode = CAMediaTimingFillMode.forwards"),
      ("let a: [NSAttributedStringKey: Any] = [:]", "let a: [NSAttributedString.Key: Any] = [:]"),
      ("b.add(a, forMode: .commonModes)", "b.add(a, forMode: .common)"),
      (
        "let a: NSNotification.Name = .UIKeyboardWillHide",
        "let a: NSNotification.Name = UIResponder.keyboardWillHideNotification"
      ),
      ("let a = UIGestureRecognizerState.began", "let a = UIGestureRecognizer.State.began"),
    ])
  func names(_ before: String, _ after: String) {
    #expect(Ported("import UIKit\n" + before).text == "import UIKit\n" + after)
  }

  @Test("Overrides of renamed methods get the new labels")
  func overrides() {
    let ported = Ported(
      "import UIKit\nclass A: UIViewController { override func didMove(toParentViewController parent: UIViewController?) { super.didMove(toParentViewController: parent) } }"
    )
    #expect(
      ported.text.contains(
        "override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }"))
  }

  @Test(
    "Declarations of the file, and code that only an older Swift compiles, keep their names",
    arguments: [
      "typealias UIViewAnimationOptions = Int\nlet a: UIViewAnimationOptions = 1",
      "struct UIViewAnimationOptions {}\nlet a = UIViewAnimationOptions()",
      "class A { var childViewControllers = 1; func f() { print(childViewControllers) } }",
      "func f() { let childViewControllers = 1; print(childViewControllers) }",
      "#if swift(>=4.2)\nlet a = 1\n#else\nlet a = UIViewAnimationOptions.curveEaseIn\n#endif",
    ])
  func unchanged(_ source: String) {
    #expect(Ported("import UIKit\n" + source).text == "import UIKit\n" + source)
  }

  @Test(
    "The completion of a presentation loses an argument that it does not use, and keeps one that it does",
    arguments: [
      ("dismiss(animated: false) { finished in done() }", "dismiss(animated: false) { () in done() }"),
      (
        "a.present(b, animated: true) { [weak self] _ in done() }",
        "a.present(b, animated: true) { [weak self] () in done() }"
      ),
      (
        "dismiss(animated: true, completion: { (ok) in done() })",
        "dismiss(animated: true, completion: { () in done() })"
      ),
      ("dismiss(animated: true) { ok in done(ok) }", "dismiss(animated: true) { ok in done(ok) }"),
      ("dismiss(animated: true) { done() }", "dismiss(animated: true) { done() }"),
      ("show(b) { ok in done() }", "show(b) { ok in done() }"),
    ])
  func completions(_ before: String, _ after: String) {
    #expect(Ported("import UIKit\n" + before).text == "import UIKit\n" + after)
  }
}
