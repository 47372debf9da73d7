import Foundation

/// Groups changes of layers, with their duration, timing function, actions and completion (C-23).
@preconcurrency @MainActor open class CATransaction: NSObject {
  private static var stack: TransactionStack { MediaEnvironment.current.transactions }

  private override init() { super.init() }

  /// Begins a nested transaction.
  open class func begin() {
    let environment = MediaEnvironment.current
    environment.transactions.begin(in: environment)
  }

  /// Ends the innermost transaction; reports a call without one.
  ///
  /// The outermost one lays out, draws and commits inside the call, unless changes were waiting for a commit when it
  /// began (C-110).
  open class func commit() {
    let environment = MediaEnvironment.current
    if !environment.transactions.commit(in: environment) { environment.report(.commitWithoutBegin) }
  }

  /// Commits the turn's implicit transaction now, with layout and the beginnings of animations.
  open class func flush() {
    MediaEnvironment.current.layoutAndCommit()
  }

  /// Does nothing, because the engine runs on the main actor.
  open class func lock() {}

  /// Does nothing, because the engine runs on the main actor.
  open class func unlock() {}

  /// Seconds that implicit animations last; 0.25 unless set (K-51).
  open class func animationDuration() -> CFTimeInterval {
    stack.animationDuration
  }

  /// Sets the duration of animations without one, in seconds; negative and infinite values are refused.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    if duration.isFinite, duration >= 0 { stack.animationDuration = duration }
  }

  /// The timing function that overrides those of animations; nil for none (C-24).
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.overridingTimingFunction
  }

  /// Sets the curve that overrides the animations' own (C-24).
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.overridingTimingFunction = function
  }

  /// Whether changes animate by themselves.
  open class func disableActions() -> Bool {
    stack.disablesActions
  }

  /// Sets whether changes animate by themselves.
  open class func setDisableActions(_ flag: Bool) {
    stack.disablesActions = flag
  }

  /// The block that runs when every animation has ended that was added after it was set.
  open class func completionBlock() -> (() -> Void)? {
    stack.completionBlock
  }

  /// Sets the block that runs when every animation that is added from now on in this transaction has ended; right after
  /// the commit if there is none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let environment = MediaEnvironment.current
    environment.transactions.setCompletionBlock(block, in: environment)
  }

  /// A value of the transaction; Apple's four keys read the settings.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionCompletionBlock: completionBlock()
    default: stack.value(forKey: key)
    }
  }

  /// Sets a value of the transaction; Apple's four keys change the settings, and ignore values of another type.
  open class func setValue(_ anObject: Any?, forKey key: String) {
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

/// The key of a transaction's duration, in seconds, in ``CATransaction/setValue(_:forKey:)``.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a transaction's curve.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of whether changes animate by themselves.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's completion.
public let kCATransactionCompletionBlock = "completionBlock"
