/// The key of a transaction's duration, in seconds, in ``CATransaction/setValue(_:forKey:)``.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a transaction's curve.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of whether changes animate by themselves.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's completion.
public let kCATransactionCompletionBlock = "completionBlock"
