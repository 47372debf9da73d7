/// The settings of the keyboard that a responder asks for.
///
/// Each has a default; a responder implements those that differ.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// The letters that are capitalised by themselves; the drawn keyboard shows it, and typed text is never changed.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected, which decides whether the keyboard has its bar; typed text is never changed.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked; nothing is marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotes are replaced; typed text is never changed.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether dashes are replaced; typed text is never changed.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are added and removed when text is pasted; text is never changed.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The keys.
  var keyboardType: UIKeyboardType { get set }
  /// Light or dark keys.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text; nil for none in particular.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  /// Sentences; setting it does nothing unless implemented.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The default; setting it does nothing unless implemented.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The default; setting it does nothing unless implemented.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The default; setting it does nothing unless implemented.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The default; setting it does nothing unless implemented.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The default; setting it does nothing unless implemented.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The default; setting it does nothing unless implemented.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The default; setting it does nothing unless implemented.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The default; setting it does nothing unless implemented.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// False; setting it does nothing unless implemented.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// False; setting it does nothing unless implemented.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Nil; setting it does nothing unless implemented.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

/// The settings as stored by fields and text views.
struct TextInputTraits: Equatable {
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: UITextContentType?
}
