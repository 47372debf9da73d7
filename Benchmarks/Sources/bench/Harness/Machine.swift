import Foundation

/// The machine that measures.
enum Machine {
  /// The kind of machine in words: virtual or not, its cores, its processor, its largest cache.
  static var description: String {
    let processor = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let isVirtual = value(of: "flags", in: processor)?.split(separator: " ").contains("hypervisor") ?? false
    let cores = ProcessInfo.processInfo.activeProcessorCount
    var words = "a \(isVirtual ? "virtual " : "")machine with \(cores) core\(cores == 1 ? "" : "s")"
    if let model = value(of: "model name", in: processor) { words += " (\(model))" }
    if let cache = thirdLevelCache { words += " and a third-level cache of \(cache) MB" }
    return words
  }

  private static func value(of key: String, in text: String) -> String? {
    let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
    return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// In binary megabytes.
  private static var thirdLevelCache: Int? {
    let path = "/sys/devices/system/cpu/cpu0/cache/index3/size"
    guard let size = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    return Int(size.prefix { $0.isNumber }).map { $0 / 1024 }
  }
}
