import TransitionStage
import UIKit

/// Presentations and dismissals, each with an expected completion.
extension FuzzWorld {
  /// The expected calls of the completion of a cancelled presentation or dismissal (T-85, T-86).
  private static let expectedWhenCancelled = ExpectedCompletion.Due.once

  // MARK: Presenting

  func present(_ animated: Bool, _ mark: String) {
    guard let source = choices.pick("presenter", allControllers, named: \.name) else { return }
    let presented = newPresented()
    if !(presented is UIAlertController) { choosePresentation(of: presented, animated) }
    let style = presented.modalPresentationStyle
    let name = presented.name
    note("\(source.name) presents \(name) \(style)\(mark)")
    var refusal: Mistake?
    // The call decides on the animation (C-73), also where the request waits for a transition.
    let isInstant = !animated || !UIView.areAnimationsEnabled
    whenRequested(of: source, presents: true) { [weak self] source, isQueued in
      guard let self else { return }
      if isInstant, presented.transitioningDelegate != nil { lastInstantTime = stage.time }
      refusal = self.refusal(of: presenter(from: source, inContext: Self.contextStyles.contains(style)))
      if let refusal { note(refusal) }
      // A context that has left its parent by the end of the transition still counts as one inside.
      if isQueued { note(.presentsAgain) }
      // A presentation in a context may end with its presenter, while either has a transition.
      if allControllers.contains(where: { self.isOwnPresented($0) && ($0.isBeingPresented || $0.isBeingDismissed) }) {
        note(.interruptsPresentation)
      }
    }
    let start = stage.trace.events.count
    let completion = expectCompletion("the completion of presenting \(name)") { [weak self] in
      // The completion of a refused presentation is never called (T-69), nor one whose presenter has left before the
      // beginning.
      guard let self, refusal == nil, let isDone = end("presentationTransitionDidEnd(_:)", of: name, since: start)
      else { return .never }
      return isDone ? .once : Self.expectedWhenCancelled
    }
    source.present(presented, animated: animated) { [weak self] in
      completion.call()
      self?.reenter("present's completion")
    }
  }

  /// Checks the world just before a request is made: now, or at the end of the transition that it waits for (T-134).
  private func whenRequested(
    of source: UIViewController, presents: Bool,
    _ look: @escaping (_ source: UIViewController, _ isQueued: Bool) -> Void
  ) {
    let isQueued = source.coordinatorToAwait(isPresenting: presents) != nil
    source.performInOrder(isPresenting: presents) { look($0, isQueued) }
  }

  private func choosePresentation(of presented: UIViewController, _ animated: Bool) {
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .custom, .overFullScreen, .pageSheet, .formSheet, .automatic, .currentContext, .overCurrentContext,
    ]
    let style = choices.option("style", evenly: styles)
    presented.modalPresentationStyle = style
    presented.modalTransitionStyle = choices.option(
      "transition style", evenly: [.coverVertical, .crossDissolve, .flipHorizontal, .partialCurl])
    if !choices.once("no delegate", in: 3) { presented.transitioningDelegate = director }
    if animated, presented.modalTransitionStyle == .partialCurl { note(.curls) }
    switch style {
    case .automatic: if presented.transitioningDelegate != nil { note(.offersIgnoredController) }
    case .pageSheet, .formSheet:
      if choices.once("half a sheet", in: 2) {
        presented.sheetPresentationController?.detents = [.medium(), .large()]
      }
    default: break
    }
  }

  private static let contextStyles: [UIModalPresentationStyle] = [.currentContext, .overCurrentContext]

  /// Returns the actual presenter: the context's controller, or the outermost parent (T-68).
  private func presenter(from source: UIViewController, inContext isInContext: Bool) -> UIViewController {
    var presenter = source
    while true {
      if isInContext, presenter.definesPresentationContext { return presenter }
      guard let next = presenter.parent ?? (isInContext ? nil : contextPresenter(of: presenter)) else {
        return presenter
      }
      presenter = next
    }
  }

  /// Returns the controller that presents another one inside its own context.
  private func contextPresenter(of presented: UIViewController) -> UIViewController? {
    guard Self.contextStyles.contains(presented.modalPresentationStyle),
      let presenter = presented.presentingViewController
    else { return nil }
    return presenter.parent != nil || contextPresenter(of: presenter) != nil ? presenter : nil
  }

  /// The mistake for which a presentation is refused (T-69).
  private func refusal(of presenter: UIViewController) -> Mistake? {
    if ownPresented(presenter) != nil { return .presentsAgain }
    if isOwnPresented(presenter), presenter.isBeingPresented || presenter.isBeingDismissed {
      return .interruptsPresentation
    }
    return presenter.viewIfLoaded?.window == nil ? .presentsOffScreen : nil
  }

  // MARK: Dismissing

  func dismiss(_ animated: Bool, _ mark: String) {
    guard let controller = choices.pick("dismisser", allControllers, named: \.name) else { return }
    note("\(controller.name) dismiss\(mark)")
    let isInstant = !animated || !UIView.areAnimationsEnabled
    var (isRefused, bottom, name) = (false, Weak<UIViewController>(nil), String?.none)
    whenRequested(of: controller, presents: false) { [weak self] controller, _ in
      guard let self else { return }
      if isInstant { lastInstantTime = stage.time }
      let (chain, passesOver) = presented(dismissedBy: controller)
      isRefused = chain.isEmpty && passesOver || chain.contains { $0.isBeingPresented }
      if isRefused { note(.interruptsPresentation) }
      (bottom, name) = (Weak(chain.first), chain.first?.name)
    }
    let start = stage.trace.events.count
    let completion = expectCompletion("the completion of dismissing by \(controller.name)") { [weak self] in
      guard let self, !isRefused else { return .never }
      // If there is nothing to dismiss, the completion is called all the same.
      guard let name else { return .once }
      if let isDone = end("dismissalTransitionDidEnd(_:)", of: name, since: start) {
        return isDone ? .once : Self.expectedWhenCancelled
      }
      // It has left with the window's root or its context, which is what was asked for.
      if let object = bottom.object, isOwnPresented(object) { complain("\(name) was not dismissed") }
      return .once
    }
    controller.dismiss(animated: animated) { [weak self] in
      completion.call()
      self?.reenter("dismiss's completion")
    }
  }

  /// The presented controllers that a dismissal ends, lowest first (T-88), and whether it skips one that is being
  /// dismissed (T-160).
  private func presented(dismissedBy controller: UIViewController) -> (chain: [UIViewController], passesOver: Bool) {
    var asked: UIViewController? = controller
    var passesOver = false
    while let current = asked {
      for bottom in [ownPresented(current), isOwnPresented(current) ? current : nil].compactMap({ $0 }) {
        if bottom.isBeingDismissed {
          passesOver = true
          continue
        }
        var chain = [bottom]
        while let last = chain.last, let next = ownPresented(last) { chain.append(next) }
        return (chain, passesOver)
      }
      asked = current.parent ?? current.presentingViewController
    }
    return ([], passesOver)
  }

  // MARK: Ends

  /// Returns whether the next presentation or dismissal of a controller was completed, according to its presentation
  /// controller; nil if none has ended since an event.
  private func end(_ call: String, of name: String, since start: Int) -> Bool? {
    stage.trace.events[start...].first { $0.name == call && $0.subject == name }.map { $0.arguments == ["true"] }
  }
}
