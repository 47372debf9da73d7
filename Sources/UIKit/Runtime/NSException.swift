import Foundation

/// A condition that code reports by ending the app.
///
/// Swift code cannot catch an exception, on Apple's platforms neither, so a raised one is always uncaught.
open class NSException: NSObject, NSCopying, @unchecked Sendable {
  /// The exception's name.
  open var name: NSExceptionName { storedName }
  /// The text that says why the exception was raised; nil for none.
  open var reason: String? { storedReason }
  /// Values of the app; nil for none.
  open var userInfo: [AnyHashable: Any]? { storedUserInfo }

  private let storedName: NSExceptionName
  private let storedReason: String?
  private let storedUserInfo: [AnyHashable: Any]?

  /// Creates an exception that is not raised.
  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    (storedName, storedReason, storedUserInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Returns the exception itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The reason, or else the name.
  open override var description: String { reason ?? name.rawValue }

  /// Ends the process with the message of an uncaught exception: code behind the call would not run on a device.
  open func raise() {
    let reason = reason ?? "(null)"
    fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'")
  }

  /// Raises an exception whose reason is made from a format and its arguments.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }
}

extension NSExceptionName {
  /// An exception of no particular kind.
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  /// An index outside of a collection, or a range outside of a text.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  /// An argument that a method does not take.
  public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
  /// A state that should not be possible.
  public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
}
