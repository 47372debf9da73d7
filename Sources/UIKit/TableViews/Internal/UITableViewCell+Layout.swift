import QuartzCore

/// The layout of a cell: its content between the editing controls and the accessory, and its separator.
extension UITableViewCell {
  /// The control at the leading edge that the cell shows now.
  var editControl: TableCellParts.EditControl {
    guard isEditing, edit.isEditable else { return .none }
    if edit.isSelecting { return .selection }
    return switch edit.style {
    case .none: .none
    case .delete: .delete
    case .insert: .insert
    }
  }

  /// Whether the cell shows the control to move its row.
  var showsReorder: Bool { isEditing && showsReorderControl && edit.isMovable }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The height of the separator; 0 where the table has none.
  private var separatorHeight: CGFloat {
    look.separatorStyle == .none ? 0 : 1 / max(1, uiEnvironment.screen.scale)
  }

  /// The accessory view that the app has set for the present state.
  private var customAccessory: UIView? { isEditing ? editingAccessoryView : accessoryView }
  private var presentAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  func layOutParts() {
    let backgrounds = [
      backgroundView, selectedBackgroundView, multipleSelectionBackgroundView, parts.selectedBackground,
      parts.configuredBackground,
    ]
    for view in backgrounds {
      guard let view, view.superview === self else { continue }
      view.layOut(in: bounds)
    }
    let (leading, trailing) = layOutControls()
    let area = CGRect(
      x: leading, y: 0, width: max(0, bounds.width - leading - trailing),
      height: max(0, bounds.height - separatorHeight))
    set(area, of: contentView)
    if contentConfiguration == nil { layOutLabels(in: area.size, hasAccessory: trailing > look.safeInsets.right) }
    layOutSeparator()
  }

  /// Lays out the editing controls and the accessory.
  ///
  /// - Returns: The widths that they take at the leading and at the trailing edge.
  private func layOutControls() -> (leading: CGFloat, trailing: CGFloat) {
    let (safeLeft, safeRight) =
      isMirrored
      ? (look.safeInsets.right, look.safeInsets.left) : (look.safeInsets.left, look.safeInsets.right)
    var (leading, trailing) = (safeLeft, safeRight)
    parts.update(self)
    let hasControl = editControl != .none
    let controlX = hasControl ? leading + look.sideMargin - 4 : leading - TableMetrics.editControlWidth
    set(CGRect(x: controlX, y: 0, width: TableMetrics.editControlWidth - 8, height: bounds.height), of: parts.editView)
    if isEditing, edit.isEditable, hasControl, shouldIndentWhileEditing, edit.indents {
      leading += TableMetrics.editControlWidth
    }
    let reorder = showsReorder ? TableMetrics.reorderControlWidth : 0
    let reorderX = bounds.width - trailing - (showsReorder ? reorder : -TableMetrics.reorderControlWidth + 44)
    set(
      CGRect(x: reorderX, y: 0, width: TableMetrics.reorderControlWidth, height: bounds.height), of: parts.reorderView)
    trailing += reorder
    let accessory = customAccessory ?? parts.accessory(presentAccessoryType, of: self)
    for other in [accessoryView, editingAccessoryView].compactMap({ $0 }) where other !== accessory {
      if other.superview === self { other.removeFromSuperview() }
    }
    if let accessory {
      if accessory.superview !== self { addSubview(accessory) }
      let size = accessory.bounds.size
      trailing += TableMetrics.accessoryMargin
      accessory.bounds.size = size
      accessory.center = mirrored(CGPoint(x: bounds.width - trailing - size.width / 2, y: contentMiddle))
      trailing += size.width
    }
    return (leading, trailing)
  }

  private var contentMiddle: CGFloat { (bounds.height - separatorHeight) / 2 }

  private func mirrored(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: bounds.width - point.x, y: point.y) : point
  }

  private func set(_ frame: CGRect, of view: UIView?) {
    guard let view else { return }
    var frame = frame
    if isMirrored, let width = view.superview?.bounds.width { frame.origin.x = width - frame.maxX }
    view.layOut(in: frame)
  }

  // MARK: Labels

  private func layOutLabels(in size: CGSize, hasAccessory: Bool) {
    var start = look.sideMargin + CGFloat(max(0, indentationLevel)) * indentationWidth
    if let imageView, let image = imageView.image {
      let fitted = Self.fitted(image.size, height: size.height)
      set(
        CGRect(x: start, y: (size.height - fitted.height) / 2, width: fitted.width, height: fitted.height),
        of: imageView)
      start += fitted.width + TableMetrics.imageSpacing
    } else if let imageView, imageView.frame.size != .zero {
      imageView.frame = .zero
    }
    let width = max(0, size.width - start - (hasAccessory ? 8 : look.sideMargin))
    switch cellStyle {
    case .default: set(CGRect(x: start, y: 0, width: width, height: size.height), of: labels.text)
    case .value1: layOutValue1(start, width, size.height)
    case .value2: layOutValue2(start, width, size.height)
    case .subtitle: layOutSubtitle(start, width, size.height)
    }
  }

  /// An image that is higher than the row is shown smaller.
  private static func fitted(_ size: CGSize, height: CGFloat) -> CGSize {
    guard size.height > height, size.height > 0 else { return size }
    return CGSize(width: size.width * height / size.height, height: height)
  }

  private func layOutValue1(_ start: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let space: CGFloat = 8
    let wanted = labels.detail?.sizeThatFits(CGSize(width: width, height: height)).width ?? 0
    let textWidth = min(labels.text.sizeThatFits(CGSize(width: width, height: height)).width, width)
    let detailWidth = min(wanted, max(0, width - textWidth - space))
    set(CGRect(x: start, y: 0, width: textWidth, height: height), of: labels.text)
    set(CGRect(x: start + width - detailWidth, y: 0, width: detailWidth, height: height), of: labels.detail)
  }

  private func layOutValue2(_ start: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let (textWidth, space): (CGFloat, CGFloat) = (91, 6)
    set(CGRect(x: start, y: 0, width: min(textWidth, width), height: height), of: labels.text)
    let detailStart = start + textWidth + space
    set(
      CGRect(x: detailStart, y: 0, width: max(0, start + width - detailStart), height: height), of: labels.detail)
  }

  private func layOutSubtitle(_ start: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    let text = labels.text.text == nil ? 0 : labels.text.sizeThatFits(limit).height
    let detail = labels.detail?.text == nil ? 0 : labels.detail?.sizeThatFits(limit).height ?? 0
    let top = (height - text - detail) / 2
    set(CGRect(x: start, y: top, width: width, height: text), of: labels.text)
    set(CGRect(x: start, y: top + text, width: width, height: detail), of: labels.detail)
  }

  /// Returns the height of the labels with their margins (F-15).
  func systemHeight(width: CGFloat) -> CGFloat {
    var available = width - 2 * look.sideMargin - look.safeInsets.left - look.safeInsets.right
    available -= CGFloat(max(0, indentationLevel)) * indentationWidth
    if let image = imageView?.image { available -= image.size.width + TableMetrics.imageSpacing }
    if let view = customAccessory ?? parts.accessory(presentAccessoryType, of: self) {
      available -= view.bounds.width + 8
    }
    let limit = CGSize(width: max(0, available), height: .greatestFiniteMagnitude)
    if contentConfiguration != nil {
      let whole = CGSize(width: limit.width + 2 * look.sideMargin, height: limit.height)
      let height = contentView.sizeThatFits(whole).height
      // A list content's height is that of the row (V-87).
      return contentView is UIListContentView ? height : height + separatorHeight
    }
    let text = labels.text.text == nil ? 0 : labels.text.sizeThatFits(limit).height
    let detail = labels.detail?.text == nil ? 0 : labels.detail?.sizeThatFits(limit).height ?? 0
    let lines = cellStyle == .subtitle ? text + detail : max(text, detail)
    return max(TableMetrics.rowHeight, lines + TableMetrics.rowPadding)
  }

  // MARK: Separator

  /// Where the automatic separator begins: at the text, at least at the margin (V-91).
  var separatorStart: CGFloat {
    let margin = look.sideMargin + look.safeInsets.left
    if let content = contentView as? UIListContentView { return max(margin, content.frame.minX + content.textStart) }
    guard contentConfiguration == nil, imageView?.image != nil else { return margin }
    let text = labels.text.frame
    return max(margin, contentView.frame.minX + (isMirrored ? contentView.bounds.width - text.maxX : text.minX))
  }

  /// The separator's insets: the cell's own, the table's, or the automatic ones.
  private var presentSeparatorInset: UIEdgeInsets {
    let automatic = UIEdgeInsets(top: 0, left: separatorStart, bottom: 0, right: 0)
    guard var inset = ownSeparatorInset ?? look.separatorInset else { return automatic }
    if look.insetReference == .fromAutomaticInsets { inset.left += automatic.left }
    return inset
  }

  private func layOutSeparator() {
    let inset = presentSeparatorInset
    let height = separatorHeight
    parts.outerSeparator.isHidden = look.hidesSeparator || look.separatorStyle == .none
    set(
      CGRect(
        x: inset.left, y: bounds.height - height, width: max(0, bounds.width - inset.left - inset.right), height: height
      ),
      of: parts.outerSeparator)
  }

  // MARK: Look

  func lookChanged(from old: TableCellLook) {
    parts.separator.backgroundColor = look.separatorColor ?? .separator
    parts.setSeparatorEffect(look.separatorEffect, in: self)
    if old.roundedCorners != look.roundedCorners {
      layer.cornerRadius = look.roundedCorners.isEmpty ? 0 : TableMetrics.cornerRadius
      layer.maskedCorners = look.roundedCorners
      clipsToBounds = !look.roundedCorners.isEmpty
    }
    setNeedsLayout()
  }

  /// The background of the cell while it is highlighted or selected; nil for none.
  private var activeBackground: UIView? {
    // A configured background changes by itself.
    guard selectionStyle != .none, backgroundConfiguration == nil else { return nil }
    if edit.isSelecting, let multipleSelectionBackgroundView { return multipleSelectionBackgroundView }
    return selectedBackgroundView ?? parts.systemBackground(of: self)
  }

  func updateSelectedBackground(animated: Bool) {
    let isActive = isSelected || isHighlighted
    let active = isActive ? activeBackground : nil
    let all = [selectedBackgroundView, multipleSelectionBackgroundView, parts.selectedBackground].compactMap { $0 }
    for view in all {
      let alpha: CGFloat = view === active ? 1 : 0
      guard animated, window != nil, view.alpha != alpha else {
        view.alpha = alpha
        continue
      }
      UIView.animate(withDuration: TableMetrics.duration, delay: 0, options: .listChange) {
        view.alpha = alpha
      }
    }
  }
}
