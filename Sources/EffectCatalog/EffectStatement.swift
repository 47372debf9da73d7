/// A statement of the specification from which an effect's look is taken.
public struct EffectStatement: Hashable, Sendable {
  /// The number, such as `E-26`.
  public let number: String
  /// The rule, as a sentence.
  public let rule: String

  /// The statement's heading, from the repository's folder.
  public var address: String {
    "Documentation/Specification/\(number.hasPrefix("E") ? "Effects" : "Pitfalls").md#\(number.lowercased())"
  }

  /// The statements that a source names, in order; `E-1…E-3` names three.
  static func all(in source: String) -> [EffectStatement] {
    var found: [EffectStatement] = []
    for word in source.split(whereSeparator: { " ,".contains($0) }) {
      let ends = word.split(separator: "…")
      guard let first = number(of: ends[0]), let last = number(of: ends[ends.count - 1]), first <= last else {
        continue
      }
      for value in first...last {
        let number = "\(ends[0].prefix(2))\(value)"
        if let rule = rules[number] { found.append(EffectStatement(number: number, rule: rule)) }
      }
    }
    return found
  }

  private static func number(of text: Substring) -> Int? {
    text.hasPrefix("E-") || text.hasPrefix("P-") ? Int(text.dropFirst(2)) : nil
  }

  /// The rules of the statements that the catalogue's sources name, as the specification has them.
  static let rules = [
    "E-1": "The slide of a navigation controller moves both views by one width.",
    "E-2": "The slide of a tab bar controller takes its direction from the indices.",
    "E-3": "The slide of a presentation comes up from below.",
    "E-6": "The overlay grows from a line in the middle of its presenter.",
    "E-7": "The overlay's presentation controller grows a dimming view alongside.",
    "E-9": "The diagonal transition of the guide moves the presented view to and from the lower right corner.",
    "E-11": "The bounce presents along a spring from below.",
    "E-12": "The normal dismissal moves fromView down by the screen's height.",
    "E-14": "The semi-modal presentation shows a smaller image of its presenter behind.",
    "E-15": "The magic move pushes while an image moves from its cell to its final frame.",
    "E-16": "The magic move's pop moves the image back to its cell.",
    "E-18": "The container shows its child over the full root view, with a bar of buttons.",
    "E-19": "The container's driver scrubs the layer's time and finishes beyond 0.6.",
    "E-20": "The buttons' title colours follow the progress.",
    "E-21": "A cancel restores the selected index.",
    "E-22": "The container of objc.io slides along a spring and cross-fades.",
    "E-23": "Crossfade fades fromView out over toView.",
    "E-24": "Cards, forward: fromView tilts back while toView comes up from below.",
    "E-25": "Cards, reverse: fromView goes down and toView comes forward.",
    "E-26": "Cube turns both views as two sides of a cube.",
    "E-27": "Explode throws tiles of fromView in random directions.",
    "E-28": "Flip turns a page about the middle of the screen.",
    "E-29": "Fold turns each view into strips that fold like an accordion.",
    "E-30": "NatGeo, forward: toView swings in from the side while fromView turns away.",
    "E-31": "NatGeo, reverse, swaps the layers.",
    "E-32": "Pan slides with a parallax of half a width.",
    "E-33": "Portal, forward: fromView opens as two doors.",
    "E-34": "Portal, reverse: toView closes as two doors.",
    "E-35": "Turn shows fromView's turn to its edge, then toView's turn from its edge.",
    "E-41": "Ping shows toView in a circle that grows from a button.",
    "E-42": "Ping's pop shrinks fromView to the button's circle.",
    "E-44": "BubbleTransition presents from a bubble that grows over the screen.",
    "E-45": "BubbleTransition's dismissal and pop shrink into the starting point.",
    "E-47": "StarWars' settings demo switches themes by a circle that grows from a button.",
    "E-48": "The UIView engine lets tiles of fromView fall.",
    "E-49": "The UIDynamics engine pushes tiles and lets them fall by gravity.",
    "E-50": "The OpenGL engine moves sprites and depends on animationEnded being called synchronously.",
    "E-51": "The UIDynamics and OpenGL engines cannot be scrubbed by the container's clock.",
    "E-52": "The book's push lays a cover over the cell and prepares the pages inside it.",
    "E-53": "The book's push opens the cover and spreads the cells.",
    "E-54": "The book's pop gathers the cells and closes the cover.",
    "E-55": "The book's pinch driver finishes beyond 0.4.",
    "E-56": "The pop of objc.io's issue 5 shrinks fromView under toView.",
    "E-58": "The third part of issue 5 blends and pixellates the two views with a filter.",
    "E-60": "WXTabBarController scrolls its children and fades the icons by the scroll position.",
    "E-64":
      "With useLayoutToLayoutNavigationTransitions a push animates the layout of one collection "
      + "view instead of the views.",
    "E-65": "Non-interactive, the layout changes in the animation context of the navigation transition.",
    "E-66": "Interactive, on a single view, a transition layout interpolates between two layouts.",
    "E-67": "The layout transition is interactive under a navigation controller as well.",
    "E-69": "A push slides toView over fromView, which moves by 0.3 W.",
    "E-70": "A pop is the mirror image of a push.",
    "E-71": "The interactive pop follows the finger linearly.",
    "E-72": "coverVertical moves the presented view up by H.",
    "E-73": "crossDissolve fades, and flipHorizontal turns both views as two faces of a card.",
    "E-76": "The zoom transition of iOS 18 grows the destination from a source view.",
    "E-77": "The zoom is dismissed by a pinch, a drag down, or a drag from the leading edge.",
    "E-78": "Interrupting a zoom push converts it to a pop.",
    "P-37": "`visibleCells` is empty in a shared-element transition.",
  ]
}

extension Effect {
  /// The statements that ``source`` names.
  public var statements: [EffectStatement] { EffectStatement.all(in: source) }
}
