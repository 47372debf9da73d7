import Foundation

/// The registration for changes of traits; it ends with the observed object.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
