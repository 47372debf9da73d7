import UIKit

/// The settings, in sections of rows with controls.
final class SettingsController: UITableViewController, UITextFieldDelegate {
  private let settings: Settings
  private let days = UILabel()
  private let stepper = UIStepper()
  private var sections: [(title: String, rows: [UITableViewCell])] = []

  init(_ settings: Settings) {
    self.settings = settings
    super.init(style: .insetGrouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Reset") { [weak self] _ in self?.confirmReset() })
    tableView.keyboardDismissMode = .onDrag
    tableView.rowHeight = UITableView.automaticDimension
    show()
  }

  // MARK: Rows

  private func show() {
    sections = [
      ("Profile", [nameRow]),
      ("Reminders", [remindersRow, daysRow]),
      ("Sound", [volumeRow]),
      ("Display", [unitRow, appearanceRow]),
    ]
    tableView.reloadData()
  }

  private var nameRow: UITableViewCell {
    let field = UITextField()
    (field.text, field.placeholder, field.delegate) = (settings.name, "Your name", self)
    (field.textAlignment, field.returnKeyType) = (.right, .done)
    field.addAction(
      UIAction { [settings, weak field] _ in settings.name = field?.text ?? "" }, for: .editingChanged)
    return SettingCell("Name", field, fills: true)
  }

  private var remindersRow: UITableViewCell {
    let control = UISwitch()
    control.isOn = settings.sendsReminders
    control.addAction(
      UIAction { [weak self, weak control] _ in self?.setReminders(control?.isOn ?? false) }, for: .valueChanged)
    return SettingCell("Remind me", control)
  }

  private var daysRow: UITableViewCell {
    (stepper.minimumValue, stepper.maximumValue) = (1, 14)
    stepper.value = Double(settings.daysBetweenReminders)
    stepper.isEnabled = settings.sendsReminders
    stepper.addAction(UIAction { [weak self] _ in self?.stepperChanged() }, for: .valueChanged)
    days.textColor = .secondaryLabel
    setDays(settings.daysBetweenReminders)
    let value = UIStackView(arrangedSubviews: [days, stepper])
    (value.spacing, value.alignment) = (12, .center)
    stepper.accessibilityLabel = "Days between reminders"
    return SettingCell("Every", value)
  }

  private var volumeRow: UITableViewCell {
    let slider = UISlider()
    slider.value = settings.volume
    slider.addAction(
      UIAction { [settings, weak slider] _ in settings.volume = slider?.value ?? 0 }, for: .valueChanged)
    return SettingCell("Volume", slider, fills: true)
  }

  private var unitRow: UITableViewCell {
    let control = UISegmentedControl(items: Settings.units)
    control.selectedSegmentIndex = settings.unit
    control.addAction(
      UIAction { [settings, weak control] _ in settings.unit = control?.selectedSegmentIndex ?? 0 },
      for: .valueChanged)
    return SettingCell("Units", control)
  }

  private var appearanceRow: UITableViewCell {
    SettingCell("Appearance", value: settings.appearance.rawValue)
  }

  // MARK: Changes

  private func setReminders(_ isOn: Bool) {
    settings.sendsReminders = isOn
    stepper.isEnabled = isOn
  }

  private func stepperChanged() { setDays(Int(stepper.value)) }

  private func setDays(_ count: Int) {
    settings.daysBetweenReminders = count
    days.text = count == 1 ? "1 day" : "\(count) days"
  }

  private func confirmReset() {
    let alert = UIAlertController(
      title: "Reset all settings?", message: "Your name is deleted as well.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in self?.reset() })
    present(alert, animated: true)
  }

  private func reset() {
    let fresh = Settings()
    settings.name = fresh.name
    settings.sendsReminders = fresh.sendsReminders
    settings.daysBetweenReminders = fresh.daysBetweenReminders
    (settings.volume, settings.unit, settings.appearance) = (fresh.volume, fresh.unit, fresh.appearance)
    use(settings.appearance)
    show()
  }

  private func use(_ appearance: Settings.Appearance) {
    settings.appearance = appearance
    navigationController?.view.window?.overrideUserInterfaceStyle = appearance.style
    sections[3].rows[1].detailTextLabel?.text = appearance.rawValue
  }

  // MARK: Table

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].rows[indexPath.row]
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath == IndexPath(row: 1, section: 3) else { return }
    let choice = AppearanceController(settings.appearance) { [weak self] in self?.use($0) }
    navigationController?.pushViewController(choice, animated: true)
  }

  // MARK: Text

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
