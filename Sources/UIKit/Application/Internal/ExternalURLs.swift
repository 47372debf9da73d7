import Foundation
import QuartzCore

/// The addresses that an app has opened in other apps.
@MainActor package final class ExternalURLs {
  /// The addresses, oldest first, also those for which there is no app.
  package private(set) var opened: [URL] = []
  /// Answers whether the device has an app for an address.
  package var canOpen: (URL) -> Bool = { url in
    ["http", "https", "mailto", "tel", "sms", "app-settings"].contains(url.scheme?.lowercased())
  }

  /// Records an address, and calls the completion after the commit.
  func open(
    _ url: URL, universalLinksOnly: Bool, in environment: UIEnvironment, _ completion: ((Bool) -> Void)?
  ) {
    opened.append(url)
    let isUniversal = ["http", "https"].contains(url.scheme?.lowercased())
    let success = canOpen(url) && (isUniversal || !universalLinksOnly)
    environment.record(.lifecycle, "UIApplication", "open", [url.absoluteString])
    environment.runAfterCommit { completion?(success) }
  }
}
