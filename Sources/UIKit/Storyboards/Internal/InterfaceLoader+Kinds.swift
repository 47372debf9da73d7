import InterfaceDocuments
import QuartzCore

/// Properties of each kind of view.
extension InterfaceLoader {
  func readKind(of view: UIView, _ reader: InterfaceReader) {
    if let control = view as? UIControl { Self.controlProperties.apply(reader, to: control) }
    if let scroll = view as? UIScrollView { Self.scrollProperties.apply(reader, to: scroll) }
    switch view {
    case let view as UILabel: Self.labelProperties.apply(reader, to: view)
    case let view as UIButton: read(view, reader)
    case let view as UIImageView: Self.imageProperties.apply(reader, to: view)
    case let view as UIStackView: Self.stackProperties.apply(reader, to: view)
    case let view as UISwitch: Self.switchProperties.apply(reader, to: view)
    case let view as UISlider: read(view, reader)
    case let view as UIStepper: read(view, reader)
    case let view as UIDatePicker: read(view, reader)
    case let view as UISegmentedControl: read(view, reader)
    case let view as UIProgressView: Self.progressProperties.apply(reader, to: view)
    case let view as UIActivityIndicatorView: read(view, reader)
    case let view as UIPageControl: Self.pageProperties.apply(reader, to: view)
    case let view as UITextField: read(view, reader)
    case let view as UITextView: read(view, reader)
    case let view as UISearchBar: read(view, reader)
    default: readContainer(view, reader)
    }
  }

  private static let labelProperties: [InterfaceProperty<UILabel>] = [
    .font(\.nibFont), .integer("numberOfLines", \.numberOfLines), .text("text", \.text),
    .color("textColor", \.nibTextColor), .color("highlightedColor", \.highlightedTextColor),
    .color("shadowColor", \.shadowColor), .size("shadowOffset", \.shadowOffset),
    .choice("textAlignment", \.textAlignment, DocumentNames.alignments),
    .choice("lineBreakMode", \.lineBreakMode, DocumentNames.lineBreaks),
    .flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth), .flag("enabled", \.isEnabled),
    .number("minimumScaleFactor", \.minimumScaleFactor), .flag("highlighted", \.isHighlighted),
    .number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
    .flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
    .custom { reader, label in
      // Text that shrinks stays on its baseline, which is the standard.
      _ = reader.choice("baselineAdjustment", ["alignBaselines": 0])
      if reader.flag("adjustsLetterSpacingToFitWidth") == true {
        reader.loader.reportUnknown("label adjustsLetterSpacingToFitWidth", in: reader.element)
      }
      if let size = reader.number("minimumFontSize"), label.font.pointSize > 0, label.adjustsFontSizeToFitWidth {
        label.minimumScaleFactor = min(1, size / label.font.pointSize)
      }
      // Last, because its attributes come before the label's own.
      if let text = reader.attributedText("attributedText") { label.attributedText = text }
    },
  ]

  private static let imageProperties: [InterfaceProperty<UIImageView>] = [
    .image("image", \.image), .image("highlightedImage", \.highlightedImage), .flag("highlighted", \.isHighlighted),
    .custom { reader, view in
      _ = reader.flag("adjustsImageSizeForAccessibilityContentSizeCategory")
      view.preferredSymbolConfiguration = reader.child("preferredSymbolConfiguration")?.symbolConfiguration
    },
  ]

  private static let stackProperties: [InterfaceProperty<UIStackView>] = [
    .choice("axis", \.axis, ["horizontal": .horizontal, "vertical": .vertical]), .number("spacing", \.spacing),
    .choice(
      "distribution", \.distribution,
      [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ]),
    .choice(
      "alignment", \.alignment,
      [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
      ]),
    .flag("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
    .custom { reader, stack in
      if reader.choice("spacingType", ["standard": true]) == true { stack.spacing = UIStackView.spacingUseSystem }
      // Newer versions of Xcode keep the second name.
      for name in ["layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement"] {
        if let flag = reader.flag(name) { stack.isLayoutMarginsRelativeArrangement = flag }
      }
    },
  ]

  private static let switchProperties: [InterfaceProperty<UISwitch>] = [
    .flag("on", \.isOn), .color("onTintColor", \.onTintColor), .color("thumbTintColor", \.thumbTintColor),
  ]

  private static let progressProperties: [InterfaceProperty<UIProgressView>] = [
    .number("progress", \.progress), .color("progressTintColor", \.progressTintColor),
    .color("trackTintColor", \.trackTintColor),
    .custom { reader, view in
      if let style = reader.choice("progressViewStyle", ["default": UIProgressView.Style.default, "bar": .bar]) {
        view.progressViewStyle = style
      }
    },
  ]

  private static let pageProperties: [InterfaceProperty<UIPageControl>] = [
    .integer("numberOfPages", \.numberOfPages), .integer("currentPage", \.currentPage),
    .flag("hidesForSinglePage", \.hidesForSinglePage), .color("pageIndicatorTintColor", \.pageIndicatorTintColor),
    .color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
  ]

  private static let controlProperties: [InterfaceProperty<UIControl>] = [
    .flag("enabled", \.isEnabled), .flag("selected", \.isSelected), .flag("highlighted", \.isHighlighted),
    .choice(
      "contentHorizontalAlignment", \.contentHorizontalAlignment,
      [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
      ]),
    .choice(
      "contentVerticalAlignment", \.contentVerticalAlignment,
      ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]),
  ]

  static let scrollProperties: [InterfaceProperty<UIScrollView>] = [
    .flag("scrollEnabled", \.isScrollEnabled), .flag("pagingEnabled", \.isPagingEnabled),
    .flag("bounces", \.bounces), .flag("bouncesZoom", \.bouncesZoom), .flag("scrollsToTop", \.scrollsToTop),
    .flag("alwaysBounceVertical", \.alwaysBounceVertical), .flag("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
    .flag("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
    .flag("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
    .flag("directionalLockEnabled", \.isDirectionalLockEnabled),
    .flag("delaysContentTouches", \.delaysContentTouches), .flag("canCancelContentTouches", \.canCancelContentTouches),
    .number("minimumZoomScale", \.minimumZoomScale), .number("maximumZoomScale", \.maximumZoomScale),
    .size("contentSize", \.contentSize),
    .choice("indicatorStyle", \.indicatorStyle, ["default": .default, "black": .black, "white": .white]),
    .choice(
      "keyboardDismissMode", \.keyboardDismissMode,
      ["none": .none, "onDrag": .onDrag, "interactive": .interactive]),
    .choice(
      "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
      ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]),
    .insets("contentInset", \.contentInset), .insets("scrollIndicatorInsets", \.scrollIndicatorInsets),
  ]
}

extension UILabel {
  /// The font as an optional, as elements set it.
  fileprivate var nibFont: UIFont? {
    get { font }
    set { font = newValue }
  }
  fileprivate var nibTextColor: UIColor? {
    get { textColor }
    set { textColor = newValue }
  }
}
