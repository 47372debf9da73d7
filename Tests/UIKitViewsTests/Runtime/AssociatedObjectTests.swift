import Testing
import TransitionTesting
import UIKit

@Suite("Associated objects") @MainActor struct AssociatedObjectTests {
  nonisolated(unsafe) private static var key: UInt8 = 0
  nonisolated(unsafe) private static var otherKey: UInt8 = 0

  private final class Plain {}
  private final class Note: NSObject, NSCopying {
    func copy(with zone: NSZone? = nil) -> Any { Note() }
  }

  /// Objects of UIKit's classes, and one of a class that it does not know.
  private static let makers: [@MainActor () -> AnyObject] = [
    { UIView() }, { UIViewController() }, { UITapGestureRecognizer() }, { UINavigationItem(title: "") }, { CALayer() },
    { Plain() },
  ]

  @Test("Associated objects are stored under their key, and are released with the object", arguments: 0..<6)
  func retained(maker: Int) throws {
    try withStage(.small) { stage in
      weak var value: Note?
      var object: AnyObject? = Self.makers[maker]()
      do {
        let (owner, note) = (try #require(object), Note())
        value = note
        objc_setAssociatedObject(owner, &Self.key, note, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, &Self.otherKey, 7, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, &Self.key) as? Note === note)
        #expect(objc_getAssociatedObject(owner, &Self.otherKey) as? Int == 7)
        #expect(objc_getAssociatedObject(UIView(), &Self.key) == nil)
      }
      stage.advance(frames: 1)
      #expect(value != nil)
      object = nil
      stage.advance(frames: 1)
      #expect(value == nil)
    }
  }

  @Test(
    "Associated objects are found in every environment, and are released when one of them has ended a turn",
    arguments: 0..<6)
  func environments(maker: Int) throws {
    weak var value: Note?
    var object: AnyObject? = Self.makers[maker]()
    try withStage(.small) { _ in
      let note = Note()
      value = note
      objc_setAssociatedObject(try #require(object), &Self.key, note, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    try withStage(.small) { stage in
      do {
        let owner = try #require(object)
        #expect(objc_getAssociatedObject(owner, &Self.key) is Note)
      }
      stage.advance(frames: 1)
      #expect(value != nil)
      object = nil
      stage.advance(frames: 1)
      #expect(value == nil)
    }
  }

  @Test("Associated objects are replaced, copied, unretained or removed, as the policy says")
  func policies() throws {
    try withStage(.small) { _ in
      let view = UIView()
      let note = Note()
      objc_setAssociatedObject(view, &Self.key, note, .OBJC_ASSOCIATION_COPY_NONATOMIC)
      let copy = objc_getAssociatedObject(view, &Self.key) as? Note
      #expect(copy != nil && copy !== note)
      do {
        let short = Note()
        objc_setAssociatedObject(view, &Self.key, short, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(view, &Self.key) as? Note === short)
      }
      #expect(objc_getAssociatedObject(view, &Self.key) == nil)
      objc_setAssociatedObject(view, &Self.key, "text", .OBJC_ASSOCIATION_COPY)
      objc_setAssociatedObject(view, &Self.otherKey, "more", .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(view, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(view, &Self.key) == nil)
      #expect(objc_getAssociatedObject(view, &Self.otherKey) as? String == "more")
      objc_removeAssociatedObjects(view)
      #expect(objc_getAssociatedObject(view, &Self.otherKey) == nil)
    }
  }
}
