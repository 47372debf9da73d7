/// Names of Foundation and Dispatch that files use without an import where an umbrella header gives them.
enum FoundationNames {
  /// Names that Foundation has in a module of its own here.
  static let networking: Set<String> = [
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
