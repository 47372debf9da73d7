import Foundation

/// The C library's allocator.
enum Allocator {
  /// Lets memory grow by megabytes. Otherwise a thread's grows by a page at a time, which takes as long as a rule.
  static func growInLargeSteps() {
    #if canImport(Glibc)
      typealias Function = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
      // Swift's module of the C library leaves out `malloc.h`.
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let mallopt = unsafeBitCast(symbol, to: Function.self)
      let (arenas, padding): (Int32, Int32) = (-8, -2)
      _ = mallopt(arenas, 1)
      _ = mallopt(padding, 16 << 20)
    #endif
  }
}
