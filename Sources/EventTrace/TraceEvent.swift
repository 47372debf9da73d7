/// One thing that happened during a transition: a callback, a delegate question, a context call, a change of hierarchy.
public struct TraceEvent: Hashable, Sendable, Codable {
  /// The kinds of calls that an event records.
  public enum Category: String, Hashable, Sendable, Codable, CaseIterable {
    /// `viewDidLoad`, `viewWillAppear`, … of a view controller.
    case appearance
    /// `willMove(toParent:)`, `didMove(toParent:)`.
    case containment
    /// A question to, or a message for, a delegate.
    case delegate
    /// A call on the transition context.
    case context
    /// A call on an animation or an interaction controller.
    case animator
    /// A coordinator's handler or completion.
    case coordinator
    /// A view that entered or left a hierarchy.
    case hierarchy
    /// A touch or a gesture.
    case input
    /// A call to the delegate of an application or a scene, a notification of theirs, or a change of the key window.
    case lifecycle
    /// Haptic feedback, or its preparation.
    case haptics
    /// A notification for VoiceOver, the move of its focus, or an action that it performs.
    case accessibility
  }

  /// Seconds on the stage's clock since the stage began.
  public var time: Double
  /// The kind of the call.
  public var category: Category
  /// The name of the object it happened to, such as a view controller's title.
  public var subject: String
  /// The call's Swift name without arguments: `viewWillAppear`.
  public var name: String
  /// The arguments, each as `value` or `label: value`.
  public var arguments: [String]

  /// An event from its parts.
  public init(time: Double, category: Category, subject: String, name: String, arguments: [String] = []) {
    self.time = time
    self.category = category
    self.subject = subject
    self.name = name
    self.arguments = arguments
  }
}
