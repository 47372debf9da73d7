import FrameExport

/// The exit status of the command: one for each kind of mistake, with the numbers of `sysexits.h`.
package enum ExitStatus: Int32, Sendable, CaseIterable {
  /// Everything was done.
  case success = 0
  /// Nothing was wrong with the command line, and the work failed.
  case failure = 1
  /// An option, a name or a number that the command does not take, or that do not go together.
  case usage = 64
  /// A file that was read, and whose content is wrong.
  case data = 65
  /// A file that cannot be read.
  case noInput = 66
  /// A program or a package that is not on this machine.
  case unavailable = 69
  /// A program or a library that was called, and failed.
  case software = 70
  /// A file that cannot be written.
  case cannotCreate = 73

  /// The status of an error of this package; nil for errors of other packages.
  package init?(of error: any Error) {
    switch error {
    case let error as PlanError: self = error.isKnownOnlyAfterwards ? .failure : .usage
    case is UnknownNameError, is FingerScriptError: self = .usage
    case let error as TouchFileError: self = error.isUnreadable ? .noInput : .data
    case is CompanionTool.Failure: self = .unavailable
    case let error as FrameExportError: self.init(of: error)
    case let error as GalleryError: self.init(of: error)
    case let error as GalleryPartError: self.init(of: error)
    default: return nil
    }
  }

  private init(of error: FrameExportError) {
    self =
      switch error {
      case .unknownExtension: .usage
      case .unusable: .failure
      case .ffmpegMissing: .unavailable
      case .ffmpegFailed, .gifFailed: .software
      case .notWritten: .cannotCreate
      }
  }

  private init(of error: GalleryError) {
    self = error.isNotWritten ? .cannotCreate : .failure
  }

  private init(of error: GalleryPartError) {
    self =
      switch error {
      case .noPart: .usage
      case .noParts, .missing: .noInput
      case .damaged: .data
      }
  }

  /// A short description, for the documentation.
  package var summary: String {
    switch self {
    case .success: "everything was done"
    case .failure: "the work failed: the message says at which frame or step"
    case .usage: "an option, a name or a number that the command does not take"
    case .data: "a file whose content is wrong: the message names the line"
    case .noInput: "a file that cannot be read"
    case .unavailable: "a program or a package that is missing on this machine"
    case .software: "a program or a library that was called failed"
    case .cannotCreate: "a file that cannot be written"
    }
  }
}

extension PlanError {
  /// Whether only the recording shows it, so that nothing is wrong with the command line by itself.
  fileprivate var isKnownOnlyAfterwards: Bool {
    if case .decidedOtherwise = self { true } else { false }
  }
}
