/// The events of a stage in the order in which they happened.
public struct EventTrace: Hashable, Sendable, Codable {
  /// The events, oldest first.
  public var events: [TraceEvent]

  /// A trace of the given events.
  public init(_ events: [TraceEvent] = []) {
    self.events = events
  }

  /// The events of some categories, in order.
  public func filtered(_ categories: TraceEvent.Category...) -> EventTrace {
    EventTrace(events.filter { categories.contains($0.category) })
  }
}
