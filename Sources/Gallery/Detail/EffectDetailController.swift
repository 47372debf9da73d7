import EffectCatalog
import UIKit

/// An effect by itself: it plays by a button and by a finger, in any of its containers, on several devices, at several
/// speeds; its parameters are sliders, and the code that makes it follows them.
public final class EffectDetailController: UIViewController {
  /// The effect that is shown.
  public let effect: Effect
  /// The effect's parameters, as the sliders stand.
  public private(set) var values: [Double]
  /// The showcase that plays the effect.
  public private(set) var showcase: ShowcaseController?
  private var container: EffectContainer
  private var device = ShowcaseDevice.phone
  private var speed = ShowcaseSpeed.full

  private let scroll = UIScrollView()
  private let frame = UIView()
  private let summary = UILabel()
  private let code = CodeView()
  private var rows: [ParameterRow] = []
  private var choices: [UIView] = []
  private lazy var playButton = UIButton(
    configuration: .filled(), primaryAction: UIAction(title: "Play") { [weak self] _ in self?.showcase?.play() })

  /// An effect in the container that suits it best, with its standard values.
  public init(_ effect: Effect) {
    self.effect = effect
    values = effect.standardValues
    container = effect.containers.first ?? .navigation
    super.init(nibName: nil, bundle: nil)
    title = effect.title
  }

  /// Not supported: the gallery is built in code.
  public required init?(coder: NSCoder) { nil }

  /// The code that makes the effect as it stands.
  public var codeText: String { effect.codeText(in: container, values) }

  // MARK: View

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    summary.text = effect.summary
    summary.font = .systemFont(ofSize: 13)
    summary.textColor = .secondaryLabel
    summary.textAlignment = .center
    view.addSubview(frame)
    view.addSubview(scroll)
    makeChoices()
    rows = effect.parameters.enumerated().map { index, parameter in
      let row = ParameterRow(parameter, value: values[index])
      row.changed = { [weak self] in self?.change(index, to: $0) }
      return row
    }
    for part in [summary, playButton] + choices + rows + [code] { scroll.addSubview(part) }
    build()
  }

  private func makeChoices() {
    if effect.containers.count > 1 {
      let row = ChoiceRow(effect.containers, chosen: container)
      row.changed = { [weak self] in
        self?.container = $0
        self?.build()
      }
      choices.append(row)
    }
    let devices = ChoiceRow(ShowcaseDevice.allCases, chosen: device)
    devices.changed = { [weak self] in
      self?.device = $0
      self?.build()
    }
    let speeds = ChoiceRow(ShowcaseSpeed.allCases, chosen: speed)
    speeds.changed = { [weak self] in
      self?.speed = $0
      self?.showcase?.speed = $0
    }
    choices += [devices, speeds]
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let isWide = area.width > area.height
    frame.frame =
      isWide
      ? CGRect(x: area.minX + 16, y: area.minY + 12, width: area.width * 0.5 - 24, height: area.height - 24)
      : CGRect(x: area.minX + 16, y: area.minY + 12, width: area.width - 32, height: area.height * 0.48)
    showcase?.view.frame = frame.bounds
    scroll.frame =
      isWide
      ? CGRect(x: area.midX, y: area.minY, width: area.width / 2, height: view.bounds.maxY - area.minY)
      : CGRect(
        x: area.minX, y: frame.frame.maxY + 12, width: area.width, height: view.bounds.maxY - frame.frame.maxY - 12)
    layOutControls()
  }

  private func layOutControls() {
    let width = scroll.bounds.width - 32
    var top: CGFloat = 0
    func put(_ part: UIView, height: CGFloat, gap: CGFloat) {
      part.frame = CGRect(x: 16, y: top, width: width, height: height)
      top += height + gap
    }
    put(summary, height: 18, gap: 10)
    put(playButton, height: 44, gap: 12)
    for choice in choices { put(choice, height: 32, gap: 10) }
    top += 4
    for row in rows { put(row, height: 56, gap: 6) }
    put(code, height: code.contentSize.height, gap: 24)
    scroll.contentSize = CGSize(width: scroll.bounds.width, height: top)
  }

  // MARK: Changes

  /// Changes a parameter, as its slider does; what plays goes on as it began.
  private func change(_ index: Int, to value: Double) {
    values[index] = value
    showcase?.values = values
    showCode()
  }

  private func showCode() {
    let text = codeText
    guard code.text != text else { return }
    code.text = text
    view.setNeedsLayout()
  }

  /// Makes what plays anew, for another container or device.
  private func build() {
    if let old = showcase {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    let new = ShowcaseController(effect, in: container, size: device.size, values: values)
    new.speed = speed
    showcase = new
    addChild(new)
    new.view.frame = frame.bounds
    frame.addSubview(new.view)
    new.didMove(toParent: self)
    showCode()
  }
}
