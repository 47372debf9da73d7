import UIKit

@objc protocol DeckViewControllerDelegate: AnyObject {
  func deck(_ deck: DeckViewController, didShow card: CardView)
  @objc optional func deckDidEnd(_ deck: DeckViewController)
  @objc optional func deck(_ deck: DeckViewController, shouldShowCardAt index: Int) -> Bool
}
