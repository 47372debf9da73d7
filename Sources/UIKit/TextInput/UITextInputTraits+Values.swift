/// The letters that are capitalised by themselves.
public enum UITextAutocapitalizationType: Int, Sendable, CaseIterable {
  case none, words, sentences, allCharacters

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``none`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: Self.allCases)
  }
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable, CaseIterable {
  case `default`, no, yes

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``default`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: Self.allCases)
  }
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable, CaseIterable {
  case `default`, no, yes

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``default`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: Self.allCases)
  }
}

/// Whether quotes are replaced.
public enum UITextSmartQuotesType: Int, Sendable, CaseIterable {
  case `default`, no, yes

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``default`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: Self.allCases)
  }
}

/// Whether dashes are replaced.
public enum UITextSmartDashesType: Int, Sendable, CaseIterable {
  case `default`, no, yes

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``default`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: Self.allCases)
  }
}

/// Whether spaces are added and removed with pasted text.
public enum UITextSmartInsertDeleteType: Int, Sendable, CaseIterable {
  case `default`, no, yes

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``default`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: Self.allCases)
  }
}

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable, CaseIterable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad
  case namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``default`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: Self.allCases)
  }
}

/// Light or dark keys.
public enum UIKeyboardAppearance: Int, Sendable, CaseIterable {
  case `default`, dark, light

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``default`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: Self.allCases)
  }
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable, CaseIterable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``default`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: Self.allCases)
  }
}

/// The meaning of a text that is typed, for which a keyboard offers what it knows; none is offered.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public var rawValue: String

  /// Creates a type from Apple's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A street with its number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
