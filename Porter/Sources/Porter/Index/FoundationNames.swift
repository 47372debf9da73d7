/// Names of Foundation and Dispatch that files use without an import where an umbrella header gives them.
enum FoundationNames {
  /// A module of its own that has some of Foundation's names here.
  struct Part {
    let module: String
    let names: Set<String>
    let words: WordSet.HashedWords

    init(_ module: String, _ names: Set<String>) {
      (self.module, self.names, words) = (module, names, WordSet.HashedWords(names))
    }
  }

  /// Of FoundationXML's names iOS has the parser alone.
  static let parts = [
    Part("FoundationNetworking", networking), Part("FoundationXML", ["XMLParser", "XMLParserDelegate"]),
  ]

  private static let networking: Set<String> = [
    "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest", "URLCache",
    "URLCredential", "URLProtocol", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
    "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionUploadTask",
  ]

  static let all: Set<String> = [
    "Bundle", "Data", "Date", "DateFormatter", "DispatchQueue", "DispatchTime", "DispatchWorkItem", "FileManager",
    "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "NSArray", "NSAttributedString",
    "NSClassFromString",
    "NSCoder", "NSCoding", "NSCopying", "NSDictionary", "NSError", "NSMutableArray", "NSNotification", "NSNumber",
    "NSObject",
    "NSObjectProtocol", "NSRange", "NSString", "NSStringFromClass", "NSValue", "Notification", "NotificationCenter",
    "NumberFormatter", "ProcessInfo", "RunLoop", "TimeInterval", "Timer", "URL", "URLRequest", "URLSession", "UUID",
    "UserDefaults", "M_PI", "M_PI_2", "acos", "asin", "atan", "atan2", "ceil", "cos", "exp", "fabs", "floor", "fmod",
    "log",
    "pow", "round", "sin", "sqrt", "tan",
  ]
}
