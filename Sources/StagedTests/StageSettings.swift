import Foundation
import TransitionTesting

/// The settings of the stages on which tests run, read from the environment of the process.
struct StageSettings {
  let device: Device
  let checks: EndChecks
  /// The folder for the page of each failed test, with its last frames and trace; nil for none.
  let films: String?
  /// The reason why a setting can't be used; nil where all can.
  let problem: String?

  static let current = StageSettings(ProcessInfo.processInfo.environment)

  /// The settings of an environment: `MATCHCUT_DEVICE`, `MATCHCUT_CHECKS`, `MATCHCUT_FILMS`.
  init(_ environment: [String: String]) {
    let device = environment["MATCHCUT_DEVICE"].map { name in Device.all.first { $0.name == name } }
    let checks = environment["MATCHCUT_CHECKS"].map { EndChecks($0) }
    self.device = (device ?? .iPhone15) ?? .iPhone15
    self.checks = (checks ?? EndChecks()) ?? EndChecks()
    films = environment["MATCHCUT_FILMS"].flatMap { $0.isEmpty ? nil : $0 }
    if case .some(.none) = device {
      let names = Device.all.map(\.name).joined(separator: ", ")
      problem = "MATCHCUT_DEVICE names no device that is known. Known are \(names)."
    } else if case .some(.none) = checks {
      problem =
        "MATCHCUT_CHECKS takes fail, note or off, or a list of diagnostics, leaks and motion: diagnostics=fail,leaks=off."
    } else {
      problem = nil
    }
  }
}
