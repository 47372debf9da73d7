import Foundation
import ShadowTests

/// The command's arguments.
struct TestOptions {
  /// The form of the report.
  enum Report: String { case none, text, json }

  var folder = "."
  var sources: [String] = [], tests: [String] = []
  var module: String?
  /// The folders of the packages that it depends on.
  var packages: [String] = []
  var cache = TestOptions.defaultCache
  var engine = TestOptions.defaultEngine
  var engineBuild: String?
  var engineFlags: [String] = []
  var isDebugEngine = false
  var device: String?
  var checks: String?
  var films: String?
  var report = Report.none
  var buildsOnly = false
  var limit: TimeInterval = 600
  /// The longest time in which the tests print nothing.
  var silence: TimeInterval = 120
  /// Reports of which a table is printed, in place of a run.
  var tables: [String] = []
  /// The part of the tests to run; nil for all.
  var shard: Shard?
  /// Arguments for `swift test`.
  var passed: [String] = []

  /// `MATCHCUT_CACHE`, or the user's folder of caches.
  static var defaultCache: String {
    let environment = ProcessInfo.processInfo.environment
    if let cache = environment["MATCHCUT_CACHE"], !cache.isEmpty { return cache }
    if let caches = environment["XDG_CACHE_HOME"], !caches.isEmpty { return caches + "/matchcut" }
    return NSHomeDirectory() + "/.cache/matchcut"
  }

  /// The folder of the source that this program was built from.
  static var defaultEngine: String {
    let file = URL(fileURLWithPath: #filePath)
    return (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }.path
  }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var folders: [String] = []
    while let argument = rest.popFirst() {
      func value() throws -> String {
        guard let value = rest.popFirst() else { throw TestError("\(argument) needs a value.") }
        return value
      }
      switch argument {
      case "--sources": sources.append(try value())
      case "--tests": tests.append(try value())
      case "--module": module = try value()
      case "--package": packages.append(try value())
      case "--cache": cache = try value()
      case "--engine": engine = try value()
      case "--engine-build": engineBuild = try value()
      case "--engine-flag": engineFlags.append(try value())
      case "--debug-engine": isDebugEngine = true
      case "--device": device = try value()
      case "--checks": checks = try value()
      case "--films": films = try value()
      case "--build-only": buildsOnly = true
      case "--report":
        guard let form = Report(rawValue: try value()) else { throw TestError("--report takes text or json.") }
        report = form
      case "--limit":
        limit = try Self.seconds(value(), argument)
      case "--silence": silence = try Self.seconds(value(), argument)
      case "--table":
        let files = rest.prefix { !$0.hasPrefix("-") }
        tables += files
        rest = rest.dropFirst(files.count)
        guard !tables.isEmpty else { throw TestError("--table needs reports: files that --report json has printed.") }
      case "--shard": shard = try Shard(try value())
      case "--filter", "--skip", "--xunit-output", "--num-workers": passed += [argument, try value()]
      case "--parallel", "--no-parallel": passed.append(argument)
      case _ where argument.hasPrefix("-"):
        throw TestError("\(argument) is no option.\n\(TestCommand.usage)")
      default: folders.append(argument)
      }
    }
    guard folders.count <= 1 else { throw TestError("One folder at most.\n\(TestCommand.usage)") }
    folder = Self.absolute(folders.first ?? ".")
    sources = sources.map { [folder] in Self.absolute($0, in: folder) }
    tests = tests.map { [folder] in Self.absolute($0, in: folder) }
    packages = packages.map { Self.absolute($0) }
    (cache, engine) = (Self.absolute(cache), Self.absolute(engine))
    engineBuild = engineBuild.map { Self.absolute($0) }
    films = films.map { Self.absolute($0) }
  }

  private static func seconds(_ text: String, _ argument: String) throws -> TimeInterval {
    guard let seconds = TimeInterval(text), seconds > 0, seconds < 1e6 else {
      throw TestError("\(argument) takes seconds.")
    }
    return seconds
  }

  /// A path without links and dots.
  private static func absolute(_ path: String, in folder: String? = nil) -> String {
    let base = folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
    return URL(fileURLWithPath: path, relativeTo: base).standardizedFileURL.path
  }
}
