import Foundation

/// Groups changes of layers: their duration, curve, whether they animate, and what runs when all of it has ended (C-23).
@preconcurrency @MainActor public final class CATransaction: NSObject {
  private static var stack: TransactionStack { MediaEnvironment.current.transactions }

  private override init() { super.init() }

  /// Begins a transaction inside the current one.
  public class func begin() {
    let environment = MediaEnvironment.current
    environment.transactions.begin(in: environment)
  }

  /// Ends the innermost transaction; without one, a diagnostic says so.
  ///
  /// One that was begun while no other was open, and nothing waited for a commit, lays out, draws and commits inside the call (C-110).
  public class func commit() {
    let environment = MediaEnvironment.current
    if !environment.transactions.commit(in: environment) { environment.report(.commitWithoutBegin) }
  }

  /// Commits the turn's implicit transaction now: lays out and starts what waits.
  public class func flush() {
    MediaEnvironment.current.layoutAndCommit()
  }

  /// Does nothing: the engine lives on the main actor and needs no lock.
  public class func lock() {}

  /// Does nothing: the engine lives on the main actor and needs no lock.
  public class func unlock() {}

  /// Seconds that implicit animations last; 0.25 unless set (K-51).
  public class func animationDuration() -> CFTimeInterval {
    stack.animationDuration
  }

  /// Sets how many seconds animations without a duration last; negative or unbounded values are refused.
  public class func setAnimationDuration(_ duration: CFTimeInterval) {
    if duration.isFinite, duration >= 0 { stack.animationDuration = duration }
  }

  /// The curve that overrides the animations' own; nil for none (C-24).
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.overridingTimingFunction
  }

  /// Sets the curve that overrides the animations' own (C-24).
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.overridingTimingFunction = function
  }

  /// Whether changes animate by themselves.
  public class func disableActions() -> Bool {
    stack.disablesActions
  }

  /// Sets whether changes animate by themselves.
  public class func setDisableActions(_ flag: Bool) {
    stack.disablesActions = flag
  }

  /// What runs when every animation added after it was set has ended.
  public class func completionBlock() -> (() -> Void)? {
    stack.completionBlock
  }

  /// Sets what runs when every animation added from now on in this transaction has ended; right after the commit if there are none.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    let environment = MediaEnvironment.current
    environment.transactions.setCompletionBlock(block, in: environment)
  }

  /// A value that the transaction carries; Apple's four keys read the settings.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionCompletionBlock: completionBlock()
    default: stack.value(forKey: key)
    }
  }

  /// Sets a value that the transaction carries; Apple's four keys change the settings, and ignore values of another type.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let duration = anObject as? Double { setAnimationDuration(duration) }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionDisableActions:
      if let flag = anObject as? Bool { setDisableActions(flag) }
    case kCATransactionCompletionBlock:
      setCompletionBlock(anObject as? () -> Void)
    default: stack.setValue(anObject, forKey: key)
    }
  }
}
