import Foundation

/// Gathers the result of a build of the engine: modules, headers of C, one library, and the objects of the hooks.
struct EnginePacking {
  let source: String, build: String, folder: String

  static let modules = [
    "SeededRandom", "Raster", "EventTrace", "ConstraintSolver", "CoreGraphics", "ListLayout", "InterfaceDocuments",
    "Rendering", "OSLog", "QuartzCore", "UIKit", "Tunables", "TransitionEffects", "FrameExport", "TransitionStage",
    "TransitionTesting", "XCTestLibrary", "StagedTests", "_Testing_UIKit", "_Testing_CoreGraphics", "Logging",
  ]
  private static let cTargets = ["CWideKernels", "CInitializers", "CStageTime", "StageTimeHooks"]
  private static let systemLibraries = [
    "CFreeType", "CHarfBuzz", "CPNG", "CTurboJPEG", "CWebP", "CGIF", "CZlib", "CPrefetch",
  ]
  private static let libraries = ["freetype2", "harfbuzz", "libpng", "libturbojpeg", "libwebpdemux", "zlib"]

  func run() throws {
    try FileManager.default.createDirectory(atPath: folder + "/hooks", withIntermediateDirectories: true)
    try copyModules()
    try copyHeaders()
    let flags = try ChildProcess(["pkg-config", "--cflags"] + Self.libraries).captured(limit: 60)
    let words = flags.text.split(whereSeparator: \.isWhitespace)
    try write(words.map { $0 + "\n" }.joined(), to: "flags")
    try link()
    try write(Engine.seal(of: folder), to: Engine.sealName)
  }

  private func copyModules() throws {
    try FileManager.default.createDirectory(atPath: folder + "/modules", withIntermediateDirectories: true)
    for module in Self.modules {
      let name = module + ".swiftmodule"
      try FileManager.default.copyItem(atPath: "\(build)/Modules/\(name)", toPath: "\(folder)/modules/\(name)")
    }
  }

  private func copyHeaders() throws {
    try FileManager.default.createDirectory(atPath: folder + "/headers", withIntermediateDirectories: true)
    for name in Self.systemLibraries {
      try FileManager.default.copyItem(atPath: "\(source)/Sources/\(name)", toPath: "\(folder)/headers/\(name)")
    }
    for name in Self.cTargets {
      let location = "\(folder)/headers/\(name)"
      try FileManager.default.copyItem(atPath: "\(source)/Sources/\(name)/include", toPath: location)
      guard !FileManager.default.fileExists(atPath: location + "/module.modulemap") else { continue }
      try write("module \(name) {\n  umbrella \".\"\n  export *\n}\n", to: "headers/\(name)/module.modulemap")
    }
  }

  /// Links the modules' objects as one library; those of the hooks stay objects.
  private func link() throws {
    var objects: [String] = []
    for module in Self.modules { objects += try self.objects(of: module) }
    for target in Self.cTargets {
      let files = try objectsOfC(target)
      guard target == "StageTimeHooks" else {
        objects += files
        continue
      }
      for file in files {
        let name = (file as NSString).lastPathComponent
        try FileManager.default.copyItem(atPath: file, toPath: "\(folder)/hooks/\(name)")
      }
    }
    let list = folder + "/objects"
    try write(objects.map { "\"\($0)\"\n" }.joined(), to: "objects")
    let needed = ["freetype", "harfbuzz", "png", "turbojpeg", "webpdemux", "webp", "gif", "z", "XCTest", "Testing"]
    let result = try ChildProcess(
      ["swiftc", "-emit-library", "-o", "\(folder)/\(Engine.libraryName)", "@\(list)"] + needed.map { "-l" + $0 }
    ).captured(limit: 600)
    guard result.status == 0 else { throw TestError("The engine does not link:\n\(result.text)") }
    try FileManager.default.removeItem(atPath: list)
  }

  /// The objects of a Swift module, by the package manager's own list: its folder may hold older ones.
  private func objects(of module: String) throws -> [String] {
    let path = "\(build)/\(module).build/output-file-map.json"
    guard let data = FileManager.default.contents(atPath: path),
      let map = try? JSONDecoder().decode([String: [String: String]].self, from: data)
    else { throw TestError("The build of \(module) has no list of objects in \(path).") }
    return map.values.compactMap { $0["object"] }.filter(FileManager.default.fileExists).sorted()
  }

  private func objectsOfC(_ target: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(source)/Sources/\(target)")
    return names.filter { $0.hasSuffix(".c") }.sorted().map { "\(build)/\(target).build/\($0).o" }
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }
}
