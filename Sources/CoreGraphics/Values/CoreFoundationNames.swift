/// Core Foundation's name for an array, so that `colors as CFArray` compiles as on Apple's platforms.
public typealias CFArray = [Any]

/// Core Foundation's name for a string.
public typealias CFString = String
