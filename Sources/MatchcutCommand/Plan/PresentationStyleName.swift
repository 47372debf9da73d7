import UIKit

/// A style of presentation; the raw value is the name that `--style` takes.
package enum PresentationStyleName: String, Hashable, Sendable, CaseIterable {
  case fullScreen = "full-screen"
  case overFullScreen = "over-full-screen"
  case pageSheet = "page-sheet"
  case mediumSheet = "medium-sheet"
  case formSheet = "form-sheet"
  case popover

  /// A short description of the look.
  package var summary: String {
    switch self {
    case .fullScreen: "covers the screen; the screen behind is taken away"
    case .overFullScreen: "covers the screen; the screen behind stays"
    case .pageSheet: "a large sheet, which pushes the screen behind back"
    case .mediumSheet: "a sheet of half the screen, with a grabber"
    case .formSheet: "a form in the middle of a large screen, a sheet on a phone"
    case .popover: "a bubble that points at a button on a large screen, a sheet on a phone"
    }
  }

  /// UIKit's style.
  package var style: UIModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .pageSheet, .mediumSheet: .pageSheet
    case .formSheet: .formSheet
    case .popover: .popover
    }
  }

  /// The style with a name; throws ``UnknownNameError``.
  package init(named name: String) throws {
    guard let style = Self(rawValue: name.lowercased()) else {
      throw UnknownNameError(kind: "style of presentation", name: name, known: Self.allCases.map(\.rawValue))
    }
    self = style
  }
}
