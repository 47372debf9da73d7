import Porter

/// The command's arguments.
struct PortOptions {
  /// The form of the report.
  enum Form: String { case text, json, diagnostics }

  let folder: String
  let output: String
  let form: Form

  init(_ arguments: [String]) throws {
    var (folders, values): ([String], [String: String]) = ([], [:])
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-o", "--output", "--report":
        let key = argument == "--output" ? "-o" : argument
        guard values[key] == nil else { throw PortError("\(argument) is given twice.") }
        guard let value = rest.popFirst() else { throw PortError("\(argument) needs a value.") }
        values[key] = value
      case _ where argument.hasPrefix("-"):
        throw PortError("\(argument) is no option.\n\(PortCommand.usage)")
      default: folders.append(argument)
      }
    }
    guard folders.count == 1 else { throw PortError("One folder is needed.\n\(PortCommand.usage)") }
    guard let output = values["-o"] else { throw PortError("-o OUT is missing.\n\(PortCommand.usage)") }
    guard let form = Form(rawValue: values["--report"] ?? "text") else {
      throw PortError("--report takes text, json or diagnostics.")
    }
    (folder, self.output, self.form) = (folders[0], output, form)
  }
}
