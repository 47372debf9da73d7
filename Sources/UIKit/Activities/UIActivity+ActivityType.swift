import Foundation

extension UIActivity {
  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name, in the form of a bundle identifier.
    public let rawValue: String

    /// Creates a type from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a type from its name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    private init(system name: String) {
      self.init(rawValue: "com.apple.UIKit.activity.\(name)")
    }

    /// Copies the items to the pasteboard; the only one of the system's activities that is shown.
    public static let copyToPasteboard = ActivityType(system: "CopyToPasteboard")
    /// Adds an address to the reading list.
    public static let addToReadingList = ActivityType(system: "AddToReadingList")
    /// Adds an address to the home screen.
    public static let addToHomeScreen = ActivityType(system: "AddToHomeScreen")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType(system: "AirDrop")
    /// Assigns an image to a contact.
    public static let assignToContact = ActivityType(system: "AssignToContact")
    /// Copies a link for working together.
    public static let collaborationCopyLink = ActivityType(system: "CollaborationCopyLink")
    /// Invites to work together.
    public static let collaborationInviteWithLink = ActivityType(system: "CollaborationInviteWithLink")
    /// Sends a mail.
    public static let mail = ActivityType(system: "Mail")
    /// Marks up a PDF document.
    public static let markupAsPDF = ActivityType(system: "MarkupAsPDF")
    /// Sends a message.
    public static let message = ActivityType(system: "Message")
    /// Opens a book.
    public static let openInIBooks = ActivityType(system: "OpenInIBooks")
    /// Posts to Facebook.
    public static let postToFacebook = ActivityType(system: "PostToFacebook")
    /// Posts to Flickr.
    public static let postToFlickr = ActivityType(system: "PostToFlickr")
    /// Posts to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType(system: "TencentWeibo")
    /// Posts to Twitter.
    public static let postToTwitter = ActivityType(system: "PostToTwitter")
    /// Posts to Vimeo.
    public static let postToVimeo = ActivityType(system: "PostToVimeo")
    /// Posts to Weibo.
    public static let postToWeibo = ActivityType(system: "PostToWeibo")
    /// Prints.
    public static let print = ActivityType(system: "Print")
    /// Saves an image to the photo library.
    public static let saveToCameraRoll = ActivityType(system: "SaveToCameraRoll")
    /// Shares by SharePlay.
    public static let sharePlay = ActivityType(system: "SharePlay")
  }
}
