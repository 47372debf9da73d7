import QuartzCore

/// A button of a stepper.
enum StepperButton {
  case decrement, increment

  /// The seconds after which a held button repeats its step.
  static let repetitionDelay: CFTimeInterval = 0.5
  /// The seconds between repetitions.
  static let repetitionInterval: CFTimeInterval = 0.1
}

/// The parts of a stepper: a rounded fill, two symbols, and a line between them.
final class StepperParts: UIView {
  /// One button: its images, and the view of the one that shows.
  @MainActor final class Side {
    var images = StateValues<UIImage>()
    let view = UIImageView(frame: .zero)
    private let symbol: String

    init(_ symbol: String) {
      self.symbol = symbol
      view.contentMode = .center
    }

    func update(_ state: UIControl.State) {
      let own = images.shown(in: state)
      view.image = own ?? UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 14))
      view.tintColor = state.contains(.disabled) ? .tertiaryLabel : .label
    }
  }

  private struct DividerStates: Hashable {
    let left: UInt
    let right: UInt
  }

  private static let cornerRadius: CGFloat = 8
  private static let divider = CGSize(width: 1, height: 18)

  let decrement = Side("minus")
  let increment = Side("plus")
  var backgroundImages = StateValues<UIImage>()
  private var dividers: [DividerStates: UIImage] = [:]
  private let background = UIImageView(frame: .zero)
  private let highlight = UIView(frame: .zero)
  private let separator = UIImageView(frame: .zero)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.cornerRadius
    clipsToBounds = true
    for part in [background, highlight, decrement.view, increment.view, separator] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func setDivider(_ image: UIImage?, _ left: UIControl.State, _ right: UIControl.State) {
    dividers[DividerStates(left: left.rawValue, right: right.rawValue)] = image
  }

  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    dividers[DividerStates(left: left.rawValue, right: right.rawValue)]
  }

  func update(
    canDecrement: Bool, canIncrement: Bool, held: StepperButton?, isEnabled: Bool, isMirrored: Bool
  ) {
    let decrementState = state(canDecrement, held == .decrement)
    let incrementState = state(canIncrement, held == .increment)
    decrement.update(decrementState)
    increment.update(incrementState)
    let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    decrement.view.frame = isMirrored ? right : left
    increment.view.frame = isMirrored ? left : right
    let whole: UIControl.State = isEnabled ? held == nil ? .normal : .highlighted : .disabled
    background.image = backgroundImages.shown(in: whole)
    background.frame = bounds
    backgroundColor = background.image == nil ? .tertiarySystemFill : nil
    highlight.isHidden = held == nil || background.image != nil
    highlight.backgroundColor = .tertiarySystemFill
    highlight.frame = held == .increment ? increment.view.frame : decrement.view.frame
    updateSeparator(
      isMirrored ? (incrementState, decrementState) : (decrementState, incrementState), isHeld: held != nil)
  }

  private func state(_ isEnabled: Bool, _ isHeld: Bool) -> UIControl.State {
    isEnabled ? isHeld ? .highlighted : .normal : .disabled
  }

  private func updateSeparator(_ states: (left: UIControl.State, right: UIControl.State), isHeld: Bool) {
    separator.image = divider(states.left, states.right) ?? divider(.normal, .normal)
    separator.backgroundColor = separator.image == nil ? .separator : nil
    // The system hides its line while a button is held.
    separator.isHidden = isHeld && separator.image == nil
    let size = separator.image.map { CGSize(width: $0.size.width, height: bounds.height) } ?? Self.divider
    separator.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}

extension Double {
  /// The number without a fraction that is 0.
  var formattedForVoiceOver: String {
    magnitude < 1e15 && self == rounded() ? "\(Int(self))" : "\(self)"
  }
}
