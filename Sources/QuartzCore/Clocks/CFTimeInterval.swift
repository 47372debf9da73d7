/// Seconds, as Core Animation counts them.
public typealias CFTimeInterval = Double
