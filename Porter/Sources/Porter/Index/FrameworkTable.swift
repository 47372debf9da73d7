/// Apple's frameworks: which are here, which have a counterpart, and which have none.
public enum FrameworkTable {
  /// The names of Apple's frameworks that are not here.
  public static var missingNames: Set<String> { Set(names) }

  /// Frameworks that are here as one module.
  static let whole: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Dispatch", "OSLog"]

  /// Frameworks whose names are in another module here.
  static let counterparts: [String: String] = [
    "ObjectiveC": "UIKit", "Darwin": "Foundation", "CoreFoundation": "Foundation", "os": "OSLog",
    // XCTest's tests, each on a stage of its own, with UIKit as on iOS.
    "XCTest": "StagedTests",
  ]

  /// Frameworks that are not here, with the change to make by hand.
  static let missing: [String: String] = {
    var table: [String: String] = [:]
    for name in names {
      table[name] = "Put the import, and what uses it, between #if canImport(\(name)) and #endif."
    }
    return table
  }()

  private static let names = [
    "AVFoundation", "AVKit", "Accelerate", "AddressBook", "AppKit", "AudioToolbox", "CloudKit", "Combine", "Contacts",
    "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreTelephony", "CoreText",
    "CoreVideo", "GLKit", "GameplayKit", "HealthKit", "ImageIO", "JavaScriptCore", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "Network", "PDFKit", "Photos", "PhotosUI",
    "QuickLook", "ReplayKit", "SafariServices", "SceneKit", "Security", "Social", "SpriteKit", "StoreKit", "SwiftUI",
    "SystemConfiguration", "UserNotifications", "Vision", "VisionKit", "WebKit",
  ]
}
