import Testing

@testable import Supervisor

@Suite("Options and errors")
struct TextTests {
  @Test("Options are read, and mistakes say what to do")
  func options() throws {
    let options = try Options(["--port", "8080", "--debug", "--package", "P", "--product", "X"], root: "/r")
    #expect(options.port == 8080 && options.configuration == "debug" && options.package == "P" && options.root == "/r")
    #expect(options.scratch == nil)
    #expect(try Options(["--scratch-path", "S"], root: "/r").scratch == "S")
    func reason(_ arguments: String...) -> String? {
      #expect(throws: Options.Failure.self) { try Options(arguments, root: "/r") }?.description
    }
    #expect(reason("--prt", "1") == "\"--prt\" is no option. 'matchcut preview --help' lists them.")
    #expect(reason("--port") == "--port needs a value.")
    #expect(reason("--port", "70000") == "--port is a number from 0 to 65535.")
    #expect(
      reason("--package", "P") == "--package and --product belong together: the folder, and the executable in it.")
  }

  @Test("A command of the page passes with its own members alone")
  func commands() {
    func passes(_ text: String) -> Bool {
      if case .relay = ViewerMessage(text) { true } else { false }
    }
    #expect(passes(#"{"do":"tune","name":"damping","value":0.3,"frame":12}"#))
    #expect(passes(#"{"do":"animate","animations":"1 A › position\n2 A › opacity","frame":12,"delay":0.2,"muted":1}"#))
    #expect(passes(#"{"do":"pick","frame":12,"x":100,"y":200.5}"#))
    #expect(passes(#"{"do":"test","expect":"visible 12 100 200.5\ntop 12"}"#))
    #expect(!passes(#"{"do":"test","expect":["visible"]}"#))
    #expect(passes(#"{"do":"test","title":"A swipe back"}"#))
    #expect(!passes(#"{"do":"test","title":{"a":1}}"#))
    #expect(passes(#"{"do":"open","story":"List","style":"dark","frame":90}"#))
    #expect(passes(#"{"do":"board","kind":"takes","frame":3,"take":0}"#))
    #expect(passes(#"{"do":"film","format":"gif","from":0,"to":9,"fps":60,"speed":1,"touches":1}"#))
    #expect(!passes(#"{"do":"film","format":"gif","path":"/tmp/film.gif"}"#))
    #expect(!passes(#"{"do":"open","story":{"name":"List"}}"#))
  }

  @Test("A folder without a package is named before anything is built")
  func noPackage() {
    let build = HostBuild(package: "/nowhere", product: "Preview", configuration: "debug", scratch: nil)
    let failure = #expect(throws: HostBuild.Failure.self) { try build.run() }
    #expect(failure?.description == "There is no package in /nowhere: no Package.swift lies there.")
  }

  @Test("Of a build's text the errors are shown once, with their source lines")
  func errors() {
    let text = """
      [1/3] Compiling App
      /a/b/Sources/App/List.swift:3:7: error: cannot find 'x' in scope
       2 |
       3 |   x()
         |   `- error: cannot find 'x' in scope
      /a/b/Sources/App/List.swift:3:7: error: cannot find 'x' in scope
      """
    #expect(
      CompilerErrors.summary(of: text)
        == "App/List.swift:3:7: cannot find 'x' in scope\n     2 |\n     3 |   x()\n       |   `- error: cannot find 'x' in scope"
    )
    #expect(CompilerErrors.summary(of: "one\ntwo") == "one\ntwo")
  }

  @Test("Files that a build reads count as source, editors' own do not")
  func sources() {
    #expect(SourceWatch.isSource("List.swift") && SourceWatch.isSource("a.png"))
    for name in [".List.swift.swp", "List.swift~", "4913", "notes.txt"] { #expect(!SourceWatch.isSource(name)) }
  }
}
