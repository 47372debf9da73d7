import Foundation
import QuartzCore

/// Makes the application and its delegate, and runs the app on the machine's clock, for ever.
///
/// The app has a screen of an iPhone 15 that is not shown: there is no window on the desktop. SIGTERM and SIGINT end
/// the app as the system does, by `applicationWillTerminate(_:)`.
///
/// - Parameters:
///   - argc: the number of the command line's arguments; not read, because `CommandLine` has them.
///   - argv: the command line's arguments; not read.
///   - principalClassName: the name of a subclass of ``UIApplication``, `Module.Class`; nil for that class itself.
///   - delegateClassName: the name of the delegate's class; nil for an app without a delegate.
/// - Returns: 1 where there is no such class; else it does not return.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let application: AnyClass? = principalClassName.map(NSClassFromString) ?? UIApplication.self
  let delegate: AnyClass? = delegateClassName.map(NSClassFromString) ?? nil
  guard let application = application as? UIApplication.Type else {
    return refuse(principalClassName, wanted: "UIApplication")
  }
  guard delegateClassName == nil || delegate is any UIApplicationDelegate.Type else {
    return refuse(delegateClassName, wanted: "UIApplicationDelegate")
  }
  LiveLoop().run(delegate as? NSObject.Type, application)
}

/// Reports a class that cannot be used, where there is no app yet.
@MainActor private func refuse(_ name: String?, wanted: String) -> Int32 {
  let environment = MediaEnvironment.currentIfAny ?? MediaEnvironment(clock: SystemClock())
  environment.report(.unknownApplicationClass(name ?? "", wanted: wanted))
  return 1
}

extension UIApplicationDelegate {
  /// Runs the app with a delegate of this class; `@main` calls it.
  @preconcurrency @MainActor public static func main() {
    LiveLoop().run(Self.self as? NSObject.Type, UIApplication.self)
  }
}
