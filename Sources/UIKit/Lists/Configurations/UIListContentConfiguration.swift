import QuartzCore

/// The content of a row: an image, a text and a secondary text (V-71).
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Hashable {
    /// Where a text lies in its line.
    public enum TextAlignment: Int, Sendable {
      /// At the leading edge.
      case natural
      /// In the middle.
      case center
      /// At both edges.
      case justified
    }

    /// A change of a text's letters.
    public enum TextTransform: Int, Sendable {
      /// None.
      case none
      /// To upper case.
      case uppercase
      /// To lower case.
      case lowercase
      /// To words with a first letter in upper case.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// Where the text lies in its line.
    public var alignment = TextAlignment.natural
    /// How a line that is too long ends.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 for any.
    public var numberOfLines = 0
    /// The change of the letters.
    public var transform = TextTransform.none

    init(_ font: UIFont, _ color: UIColor, _ transform: TextTransform = .none) {
      (self.font, self.color, self.transform) = (font, color, transform)
    }

    @MainActor func apply(to label: UILabel) {
      (label.font, label.textColor) = (font, color)
      (label.numberOfLines, label.lineBreakMode) = (numberOfLines, lineBreakMode)
      label.textAlignment =
        switch alignment {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
    }

    func transformed(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }

  /// How an image looks.
  public struct ImageProperties: Hashable {
    /// The greatest size, in points; a length of 0 is not limited.
    public var maximumSize = CGSize.zero
    /// The size of the area for the image, in points; a length of 0 is that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0
  }

  /// The image at the leading edge; nil for none.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text with attributes, in place of ``text``.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The text below or behind the first; nil for none.
  public var secondaryText: String?
  /// The secondary text with attributes, in place of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// How the secondary text looks.
  public var secondaryTextProperties: TextProperties
  /// The margins around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the secondary text lies at the trailing edge where both texts fit into a line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance from the image to the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The least distance between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 2

  /// The least height of the row, in points.
  let leastHeight: CGFloat

  private init(
    _ text: TextProperties, _ secondary: TextProperties, vertical: CGFloat = Self.verticalMargin,
    leastHeight: CGFloat = Self.rowHeight
  ) {
    (textProperties, secondaryTextProperties, self.leastHeight) = (text, secondary, leastHeight)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 16)
  }

  private static let rowHeight: CGFloat = 44
  private static let headerHeight: CGFloat = 28
  private static let verticalMargin: CGFloat = 11
  private static let textSize: CGFloat = 17
  private static let smallSize: CGFloat = 12
  private static let headerSize: CGFloat = 13

  private static func text(_ size: CGFloat, _ color: UIColor = .label) -> TextProperties {
    TextProperties(.systemFont(ofSize: size), color)
  }

  // MARK: Styles

  /// Returns the content of a row with one text.
  public static func cell() -> UIListContentConfiguration { Self(text(textSize), text(smallSize)) }

  /// Returns the content of a row with a small text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { Self(text(textSize), text(smallSize)) }

  /// Returns the content of a row with a grey text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = Self(text(textSize), text(textSize, .secondaryLabel))
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// Returns the content of a header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    Self(
      TextProperties(.systemFont(ofSize: textSize, weight: .semibold), .label), text(headerSize, .secondaryLabel),
      vertical: headerMargin, leastHeight: headerHeight)
  }

  /// Returns the content of a footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }

  /// Returns the content of a header of a grouped list, in upper case.
  public static func groupedHeader() -> UIListContentConfiguration {
    Self(
      TextProperties(.systemFont(ofSize: headerSize), .secondaryLabel, .uppercase),
      text(headerSize, .secondaryLabel), vertical: headerMargin, leastHeight: headerHeight)
  }

  /// Returns the content of a footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    Self(
      text(headerSize, .secondaryLabel), text(headerSize, .secondaryLabel), vertical: headerMargin,
      leastHeight: headerHeight)
  }

  private static let headerMargin: CGFloat = 6

  // MARK: Content configuration

  /// Returns a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the content for a state: texts of disabled cells are grey.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard let cell = state as? UICellConfigurationState, cell.isDisabled else { return self }
    var copy = self
    (copy.textProperties.color, copy.secondaryTextProperties.color) = (.tertiaryLabel, .tertiaryLabel)
    return copy
  }
}
