import Screens
import Testing
import TransitionTesting
import UIKit

/// Optional methods below the class that adopts the protocol, in a debug build and in a release build, from another
/// package.
@Suite("Optional methods of an app's subclass") @MainActor struct OptionalMethodTests {
  /// The library has the method, the app overrides it: as on an iPhone.
  final class Overriding: LibraryDelegate {
    override func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      super.navigationController(navigationController, didShow: viewController, animated: animated)
      calls.append("app: didShow")
    }
  }

  class Between: LibraryDelegate {}

  /// The library has not got the methods: the app names the sibling protocols, here two levels below.
  final class Naming: Between, UINavigationControllerDelegateOverriding,
    UIAdaptivePresentationControllerDelegateOverriding
  {
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      calls.append("app: willShow")
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      calls.append("app: style")
      return .fullScreen
    }
  }

  /// Neither: the method is not called.
  final class Neither: LibraryDelegate {
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      calls.append("app: willShow")
    }
  }

  /// Pushes a screen, and presents one, under a delegate.
  private func run(_ delegate: LibraryDelegate, _ stage: Stage) throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    navigation.delegate = delegate
    navigation.pushViewController(UIViewController(), animated: true)
    try stage.settle()
    let sheet = UIViewController()
    sheet.presentationController?.delegate = delegate
    navigation.present(sheet, animated: true)
    try stage.settle()
  }

  @Test("are called where the app overrides the library's")
  func overriding() throws {
    try withStage(.iPhone15) { stage in
      let delegate = Overriding()
      try run(delegate, stage)
      #expect(delegate.calls == ["library: didShow", "app: didShow"])
    }
  }

  @Test("are called where the app names the sibling protocol")
  func naming() throws {
    try withStage(.iPhone15) { stage in
      let delegate = Naming()
      try run(delegate, stage)
      #expect(delegate.calls == ["app: willShow", "library: didShow", "app: style"])
    }
  }

  @Test("are named by a diagnostic, and not called, where the app does neither")
  func neither() throws {
    try withStage(.iPhone15) { stage in
      let delegate = Neither()
      try run(delegate, stage)
      #expect(delegate.calls == ["library: didShow"])
      #expect(
        try stage.expectDiagnostic("optional-method-not-called").happened.hasPrefix("Neither has navigationController"))
    }
  }
}
