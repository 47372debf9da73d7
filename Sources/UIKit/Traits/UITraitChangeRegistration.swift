import Foundation

/// What registering for changes of traits returns; it ends with the object that was observed.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
