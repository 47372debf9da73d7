/// Core Foundation's name for an array, so that `colors as CFArray` means what it means on Apple's platforms.
public typealias CFArray = [Any]

/// Core Foundation's name for a string.
public typealias CFString = String
