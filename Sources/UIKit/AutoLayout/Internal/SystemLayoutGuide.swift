import QuartzCore

/// A guide whose rectangle the system makes from a view's size and insets.
final class SystemLayoutGuide: UILayoutGuide {
  enum Kind {
    case safeArea, margins, readable, content, contentMargins, frame
    /// The parts of a controller's view above and below its safe area.
    case top, bottom
  }

  let kind: Kind

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owner = view
    identifier =
      switch kind {
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .margins: "UIViewLayoutMarginsGuide"
      case .readable: "UIViewReadableContentGuide"
      case .content: "UIScrollView-contentLayoutGuide"
      case .contentMargins: "UIScrollView-contentMarginsGuide"
      case .frame: "UIScrollView-frameLayoutGuide"
      case .top: "_UILayoutGuide-top"
      case .bottom: "_UILayoutGuide-bottom"
      }
  }

  /// The rectangle, also where no constraint names the guide.
  override var layoutFrame: CGRect {
    guard let owner else { return .zero }
    switch kind {
    case .safeArea, .margins, .readable:
      return CGRect(origin: .zero, size: owner.bounds.size).inset(by: insets(in: owner))
    case .content: return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
    case .contentMargins:
      return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero).inset(by: insets(in: owner))
    case .frame: return owner.bounds
    case .top: return CGRect(x: 0, y: 0, width: 0, height: owner.safeAreaInsets.top)
    case .bottom:
      let length = owner.safeAreaInsets.bottom
      return CGRect(x: 0, y: owner.bounds.height - length, width: 0, height: length)
    }
  }

  /// The widest column of text that is read with ease at the default text size, in points (L-56).
  static let readableWidth: CGFloat = 672

  /// The insets of the rectangle from the view's edges.
  private func insets(in view: UIView) -> UIEdgeInsets {
    switch kind {
    case .safeArea: return view.safeAreaInsets
    case .margins, .contentMargins: return view.layoutMargins
    case .readable:
      var insets = view.layoutMargins
      let extra = (view.bounds.width - insets.left - insets.right - Self.readableWidth) / 2
      if extra > 0 { (insets.left, insets.right) = (insets.left + extra, insets.right + extra) }
      return insets
    case .content, .frame, .top, .bottom: return .zero
    }
  }

  /// The expression that makes a quantity; nil for one that the content's constraints make.
  func form(_ quantity: LayoutRecord.Quantity, of record: LayoutRecord, in engine: LayoutEngine) -> LinearForm? {
    guard let owner else { return nil }
    let view = engine.record(of: owner)
    var form = LinearForm()
    form.add(quantity, of: record)
    switch (kind, quantity) {
    case (.content, .width), (.content, .height): return nil
    case (.content, _): return form
    case (.frame, .minX): form.add(.originX, of: view, times: -1)
    case (.frame, .minY): form.add(.originY, of: view, times: -1)
    case (.frame, _): form.add(quantity, of: view, times: -1)
    case (.top, .height): form.add(-owner.safeAreaInsets.top)
    case (.bottom, .height): form.add(-owner.safeAreaInsets.bottom)
    case (.bottom, .minY):
      form.add(.height, of: view, times: -1)
      form.add(owner.safeAreaInsets.bottom)
    case (.top, .originX), (.top, .originY), (.bottom, .originX), (.bottom, .originY): return nil
    case (.top, _), (.bottom, _): return form
    default:
      let insets = insets(in: owner)
      // The area that the insets are in: the view, or a scroll view's content (L-59).
      let content = kind == .contentMargins ? (owner as? UIScrollView)?.contentLayoutGuide : nil
      let area = content.map { engine.record(of: $0) } ?? view
      switch quantity {
      case .minX: form.add(-insets.left)
      case .minY: form.add(-insets.top)
      case .width:
        form.add(.width, of: area, times: -1)
        form.add(insets.left + insets.right)
      case .height:
        form.add(.height, of: area, times: -1)
        form.add(insets.top + insets.bottom)
      case .originX, .originY: return nil
      }
    }
    return form
  }
}
