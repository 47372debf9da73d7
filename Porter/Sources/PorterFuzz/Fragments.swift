/// Pieces of source that rules look for.
enum Fragments {
  static let heads = [
    "class Card: UIView", "open class Deck: UIViewController", "final class Ace: Card", "extension Card",
    "extension UIView",
    "extension UIViewController", "extension Deck", "@objc protocol DeckDelegate",
    "@objc public protocol Shape: NSObjectProtocol",
    "@objcMembers class Game: NSObject", "struct Point", "@objc enum Suit: Int", "public extension Ace",
    "class Pile<T>: Deck",
    "extension Pile where T: Equatable", "@UIApplicationMain class AppDelegate: UIResponder",
  ]

  static let members = [
    "@objc func tap(_ sender: UIButton) { print(#selector(tap)) }", "lazy var action = #selector(Card.tap(_:))",
    "@objc func note(notification: Notification) {}",
    "func f() { add(#selector(self.note), #selector(note(notification:))) }",
    "override func layoutSubviews() { super.layoutSubviews() }", "override var isHidden: Bool { get { false } set {} }",
    "open override func flip(_: Int, to _: String) -> Bool { super.flip(1, to: \"\") }",
    "@objc func flip(_ a: Int, to b: String) -> Bool { true }",
    "@objc optional func didOpen(_ index: Int)", "@objc optional func size(for card: Card) -> CGSize",
    "@objc optional var count: Int { get }",
    "@IBOutlet weak var label: UILabel!", "@IBAction func close() {}", "@IBAction func save(_ sender: Any) {}",
    "weak var delegate: DeckDelegate?", "func g() { delegate?.didOpen?(1); _ = delegate?.size?(for: Ace()) ?? .zero }",
    "var completion: (() -> Void)?", "func h() { completion?(); self.delegate!.didOpen!(2) }",
    "let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
    "let image = #imageLiteral(resourceName: \"star\")",
    "let path = #keyPath(UIView.layer.bounds)", "@objc dynamic var score = 0", "@nonobjc static let shared = Card()",
    "func i() { addChildViewController(x); x.didMove(toParentViewController: self) }",
    "var o: UIViewAnimationOptions = [.curveEaseIn]",
    "let n = Notification.Name.UIKeyboardWillShow", "let e = UIEdgeInsetsMake(1, 2, 3, 4)",
    "let r = UIEdgeInsetsInsetRect(a, b)",
    "let same = type(of: a) === B.self", "let b = Bundle.module", "func j() { (a as AnyObject).count }",
    "let m = class_getInstanceMethod(A.self, s)",
    "func k() { if let h = scroll.delegate?.scrollViewShouldScrollToTop?(scroll) { _ = h } }",
    "func l() { _ = gate.gestureRecognizerShouldBegin?(pan) ?? true }", "#if os(iOS) || os(tvOS)\nlet x = 1\n#endif",
    "// @objc in a comment, #selector(tap)", "let s = \"\"\"\n  #selector(tap) \\(#selector(tap))\n  \"\"\"",
    "let é = \"ünï\"",
    "var child: UIViewController { childViewControllers[0] }",
    "override func didMove(toParentViewController p: UIViewController?) {}",
    "let setter = #selector(setter: Card.score)", "func p(@available x: Int) {}",
    "/* a /* nested */ comment */ let q = 1",
  ]
}
