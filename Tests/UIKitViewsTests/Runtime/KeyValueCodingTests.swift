import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Values by key") @MainActor struct KeyValueCodingTests {
  private final class Card: UIView {
    var caption = "front"
    var undefined: [String] = []
    override func setValue(_ value: Any?, forUndefinedKey key: String) { undefined.append(key) }
  }

  @Test("Properties are read and set by their names, numbers of any type")
  func views() throws {
    try withStage { _ in
      let view = UIView()
      view.setValue(0.5, forKey: "alpha")
      view.setValue(NSNumber(value: true), forKey: "hidden")
      view.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "frame")
      view.setValue(UIView.ContentMode.center.rawValue, forKey: "contentMode")
      #expect(view.alpha == 0.5 && view.isHidden && view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(view.contentMode == .center && view.value(forKey: "contentMode") as? Int == 4)
      #expect(view.value(forKey: "alpha") as? CGFloat == 0.5 && view.value(forKey: "isHidden") as? Bool == true)
      view.setValue(UIColor.red, forKey: "backgroundColor")
      #expect(view.backgroundColor == .red)
      view.setValue(nil, forKey: "backgroundColor")
      #expect(view.backgroundColor == nil && view.value(forKey: "backgroundColor") == nil)
    }
  }

  @Test("Key paths go through views, controllers and layers")
  func paths() throws {
    try withStage { _ in
      let controller = UIViewController()
      controller.setValue(7, forKeyPath: "view.layer.cornerRadius")
      controller.setValue("Home", forKeyPath: "navigationItem.title")
      #expect(controller.view.layer.cornerRadius == 7 && controller.navigationItem.title == "Home")
      #expect(controller.value(forKeyPath: "view.layer.cornerRadius") as? CGFloat == 7)
      let label = UILabel()
      label.setValuesForKeys(["text": "Hello", "numberOfLines": 2])
      #expect(label.text == "Hello" && label.numberOfLines == 2)
      #expect(label.dictionaryWithValues(forKeys: ["text", "attributedText"])["text"] as? String == "Hello")
    }
  }

  @Test("A layer and an animation take any key; an animation's copies have it, too")
  func anyKey() throws {
    try withStage { stage in
      let layer = CALayer()
      layer.setValue("x", forKey: "mine")
      layer.setValue(3, forKeyPath: "transform.scale.x")
      #expect(layer.value(forKey: "mine") as? String == "x")
      #expect(layer.value(forKeyPath: "transform.scale.x") as? CGFloat == 3)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.setValue("fade", forKey: "name")
      animation.setValue(0.25, forKey: "duration")
      #expect(animation.duration == 0.25 && animation.value(forKey: "duration") as? Double == 0.25)
      let view = ViewScene(stage).square()
      view.layer.add(animation, forKey: "fade")
      #expect(view.layer.animation(forKey: "fade")?.value(forKey: "name") as? String == "fade")
      animation.setValue("long", forKey: "duration")
      let refused = try stage.expectDiagnostic("wrong-kind-of-value").happened
      #expect(refused.contains("duration"))
    }
  }

  @Test("An undefined key is reported in UIKit's words, or goes to an override")
  func undefined() throws {
    try withStage { stage in
      let view = UIView()
      view.setValue(1, forKey: "nothing")
      let words = try stage.expectDiagnostic("undefined-key").happened
      #expect(
        words
          == "[<UIView> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nothing.")
      #expect(view.value(forKey: "nothing") == nil)
      let reading = try stage.expectDiagnostic("undefined-key").happened
      #expect(reading.hasPrefix("[<UIView> valueForUndefinedKey:]"))
      let card = Card()
      #expect(card.value(forKey: "caption") as? String == "front")
      card.setValue("back", forKey: "caption")
      #expect(card.undefined == ["caption"])
    }
  }

  @Test("A bar button's view, a recognizer's targets and the device's orientation are reached by their known names")
  func idioms() throws {
    try withStage { stage in
      let screen = UIViewController()
      let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
      screen.navigationItem.rightBarButtonItem = item
      let stack = UINavigationController(rootViewController: screen)
      stage.show(stack)
      stage.advance(frames: 1)
      #expect((item.value(forKey: "view") as? UIView)?.window != nil)
      UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
      try stage.settle()
      #expect(stage.window.bounds.width > stage.window.bounds.height)
    }
  }

  private final class Owner: NSObject {
    unowned var gone: NSObject
    unowned(unsafe) var unsafe: NSObject
    unowned var there: NSObject
    weak var link: NSObject?
    private var _caption = "front"
    let count = 3

    init(gone: NSObject, there: NSObject) {
      (self.gone, unsafe, self.there, link) = (gone, gone, there, there)
      super.init()
    }
  }

  @Test("A stored property is read beside references whose objects are gone, which are nil")
  func goneReferences() throws {
    try withStage { _ in
      let object = NSObject()
      let owner = Owner(gone: NSObject(), there: object)
      #expect(owner.value(forKey: "count") as? Int == 3 && owner.value(forKey: "caption") as? String == "front")
      #expect(owner.value(forKey: "there") as? NSObject === object)
      #expect(owner.value(forKey: "link") as? NSObject === object)
      #expect(owner.value(forKey: "gone") == nil && owner.value(forKey: "unsafe") == nil)
    }
  }

  @Test("The class of the application gives the app by name")
  func application() throws {
    try withStage { stage in
      #expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === UIApplication.shared)
      #expect(UIApplication.value(forKey: "shared") as? UIApplication === UIApplication.shared)
      #expect(UIApplication.value(forKeyPath: "shared.delegate") == nil)
      #expect(UIApplication.value(forKey: "statusBar") == nil)
      try stage.expectDiagnostic("undefined-key")
      // Libraries that may be part of an extension ask for the app so.
      let selector = NSSelectorFromString("sharedApplication")
      #expect(UIApplication.responds(to: selector) && !UIApplication.responds(to: Selector("hide")))
      #expect(UIApplication.perform(selector)?.takeUnretainedValue() === UIApplication.shared)
      #expect(UIApplication.perform(Selector("hide")) == nil)
      try stage.expectDiagnostic("action-mismatch")
    }
  }
}
