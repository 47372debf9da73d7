import Foundation
import Testing
import TransitionTesting
import UIKit

/// The rules of constraints, beside the vectors.
@Suite("Constraints") @MainActor struct ConstraintTests {
  private func scene(_ body: (ConstraintScene) throws -> Void) throws {
    try withStage(.iPhone15) { try body(ConstraintScene($0)) }
  }

  /// Pins a view to all edges of its superview.
  private func pin(_ view: UIView, inset: CGFloat = 0) {
    guard let parent = view.superview else { return }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -inset),
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -inset),
    ])
  }

  // MARK: Holding

  @Test("The nearest common ancestor holds a constraint, which is inactive at first (L-4, L-15, L-17, L-38)")
  func holders() throws {
    try scene { scene in
      let (a, b) = (scene.add(), scene.add())
      let inner = scene.add(UIView(), to: a)
      let between = inner.topAnchor.constraint(equalTo: b.topAnchor)
      let unary = inner.widthAnchor.constraint(equalToConstant: 10)
      let own = inner.leadingAnchor.constraint(equalTo: a.leadingAnchor)
      #expect(!between.isActive && between.priority == .required && between.identifier == nil)
      scene.activate(between, unary, own)
      #expect(scene.root.constraints == [between] && inner.constraints == [unary] && a.constraints == [own])
      between.isActive = true
      #expect(scene.root.constraints == [between])
      between.isActive = false
      #expect(scene.root.constraints.isEmpty && !between.isActive)
    }
  }

  @Test("A view that leaves drops the constraints with its surroundings, and keeps those inside (L-19)")
  func removal() throws {
    try scene { scene in
      let view = scene.add()
      let inner = scene.add(UIView(), to: view)
      let outer = view.widthAnchor.constraint(equalTo: scene.root.widthAnchor)
      let inside = inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
      scene.activate(outer, inside)
      view.removeFromSuperview()
      #expect(!outer.isActive && inside.isActive)
      scene.root.addSubview(view)
      #expect(!outer.isActive && scene.root.constraints.isEmpty)
    }
  }

  @Test("Constraints between hierarchies, or outside of their view, are reported and stay inactive (L-16, L-18)")
  func foreignItems() throws {
    try scene { scene in
      let (view, foreign) = (scene.add(), UIView())
      let constraint = view.topAnchor.constraint(equalTo: foreign.topAnchor)
      constraint.isActive = true
      #expect(!constraint.isActive)
      try scene.stage.expectDiagnostic("no-common-ancestor")
      let inner = scene.add(UIView(), to: view)
      inner.addConstraint(view.widthAnchor.constraint(equalTo: scene.root.widthAnchor))
      #expect(inner.constraints.isEmpty)
      try scene.stage.expectDiagnostic("constraint-outside-hierarchy")
    }
  }

  @Test("Illegal constraints are reported in UIKit's words, and never hold (L-6…L-11)")
  func illegal() throws {
    try scene { scene in
      let view = scene.add()
      @MainActor func make(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, constant: CGFloat = 0,
        multiplier: CGFloat = 1
      ) throws -> String {
        let constraint = NSLayoutConstraint(
          item: view, attribute: first, relatedBy: .equal, toItem: second == .notAnAttribute ? nil : scene.root,
          attribute: second, multiplier: multiplier, constant: constant)
        let message = try #require(scene.stage.diagnostics.last).message
        try scene.stage.expectDiagnostic("illegal-constraint")
        constraint.isActive = true
        try scene.stage.expectDiagnostic("illegal-constraint")
        #expect(!constraint.isActive)
        return message
      }
      #expect(try make(.left, .notAnAttribute).contains("Location attributes must be specified in pairs."))
      #expect(try make(.left, .left, multiplier: 0).contains("Location attributes must be specified in pairs."))
      #expect(try make(.left, .leading).contains("Use leading/trailing for both or neither."))
      #expect(try make(.left, .width).contains("Invalid pairing of layout attributes"))
      #expect(try make(.width, .width, constant: .nan).contains("NSLayoutConstraint constant is not finite!"))
      #expect(try make(.width, .width, multiplier: .infinity).contains("Multiplier is not finite!"))
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      width.priority = UILayoutPriority(750)
      #expect(width.priority == .required)
      try scene.stage.expectDiagnostic("illegal-constraint")
      width.constant = .nan
      #expect(width.constant == 10)
      try scene.stage.expectDiagnostic("illegal-constraint")
    }
  }

  // MARK: Solving

  @Test("Of required constraints that contradict each other one is given up until there is room for it (L-91…L-94)")
  func conflict() throws {
    try scene { scene in
      let view = scene.add()
      let (wide, narrow) = (
        view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 50)
      )
      wide.identifier = "wide"
      scene.activate(wide)
      scene.layOut()
      #expect(view.bounds.width == 100)
      narrow.isActive = true
      scene.layOut()
      let message = try #require(scene.stage.diagnostics.last).message
      #expect(message.contains("Unable to simultaneously satisfy constraints") && message.contains("'wide'"))
      try scene.stage.expectDiagnostic("unsatisfiable-constraints")
      #expect(view.bounds.width == 100 && narrow.isActive)
      wide.isActive = false
      scene.layOut()
      #expect(view.bounds.width == 50)
    }
  }

  @Test("A constraint may become active before another one goes, in one turn (L-81)")
  func exchange() throws {
    try scene { scene in
      let view = scene.add()
      let (wide, narrow) = (
        view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 50)
      )
      scene.activate(wide)
      scene.layOut()
      narrow.isActive = true
      wide.isActive = false
      scene.layOut()
      #expect(view.bounds.width == 50 && scene.stage.diagnostics.isEmpty)
    }
  }

  @Test("A view resized by code lays its constrained subviews out anew, and they animate with it (L-105)")
  func resizing() throws {
    try scene { scene in
      let view = scene.add()
      pin(view, inset: 10)
      scene.layOut()
      try scene.stage.settle()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.root.frame.size.width = 420
        scene.root.layoutIfNeeded()
      }
      scene.stage.advance(frames: 30)
      #expect(view.bounds.width == 400)
      #expect(abs(try #require(view.layer.presentation()).bounds.width - 350) < 2)
    }
  }

  @Test("A text that wraps takes the height of the width that constraints give it, in one layout (L-73)")
  func wrapping() throws {
    try scene { scene in
      let (label, below) = (scene.add(UILabel()), scene.add())
      label.numberOfLines = 0
      label.text = String(repeating: "word ", count: 30)
      scene.activate(
        label.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        label.topAnchor.constraint(equalTo: scene.root.topAnchor),
        below.topAnchor.constraint(equalTo: label.bottomAnchor), below.heightAnchor.constraint(equalToConstant: 5))
      scene.layOut()
      let height = label.sizeThatFits(CGSize(width: 320, height: 0)).height
      #expect(height > 2 * label.font.lineHeight && label.frame.size == CGSize(width: 320, height: height))
      #expect(below.frame.minY == height)
      label.text = "word"
      scene.layOut()
      #expect(label.frame.height == label.intrinsicContentSize.height && below.frame.minY == label.frame.height)
    }
  }

  @Test("Natural sizes count until they change, and only without translated masks (L-65, L-68, L-69)")
  func contentChanges() throws {
    try scene { scene in
      let view = scene.add(SizedView(40, 20))
      scene.activate(view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 3))
      scene.layOut()
      expect(view, 3, 0, 40, 20)
      view.natural = CGSize(width: UIView.noIntrinsicMetric, height: 30)
      scene.layOut()
      expect(view, 3, 0, 0, 30)
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
      scene.layOut()
      expect(view, 3, 4, 5, 6)
    }
  }

  @Test("A view that has no natural size at first takes one that it comes to have (L-69)")
  func laterNaturalSize() throws {
    try scene { scene in
      let view = scene.add(SizedView(UIView.noIntrinsicMetric, UIView.noIntrinsicMetric))
      let next = scene.add()
      scene.activate(
        view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        view.topAnchor.constraint(equalTo: scene.root.topAnchor),
        next.leadingAnchor.constraint(equalTo: view.trailingAnchor),
        next.topAnchor.constraint(equalTo: view.bottomAnchor))
      scene.layOut()
      view.natural = CGSize(width: 30, height: UIView.noIntrinsicMetric)
      scene.layOut()
      #expect(view.frame.width == 30 && next.frame.minX == 30)
      view.natural = CGSize(width: 40, height: 20)
      scene.layOut()
      expect(view, 0, 0, 40, 20)
      #expect(next.frame.origin == CGPoint(x: 40, y: 20))
    }
  }

  @Test("Constraints may outlive their views, and be changed and deactivated then (L-19)")
  func outliving() throws {
    try scene { scene in
      var constraints: [NSLayoutConstraint] = []
      autoreleasepool {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(view)
        constraints = [
          view.leadingAnchor.constraint(equalTo: page.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 10),
        ]
        NSLayoutConstraint.activate(constraints)
        page.layoutIfNeeded()
        #expect(view.frame.width == 10)
      }
      constraints[1].constant = 20
      scene.stage.advance(frames: 2)
      NSLayoutConstraint.deactivate(constraints)
      scene.stage.advance(frames: 2)
      #expect(constraints.allSatisfy { !$0.isActive })
    }
  }

  @Test("Leading edges, constants and inequalities are mirrored in right-to-left layouts (L-30, TV-25)")
  func rightToLeft() throws {
    try scene { scene in
      scene.root.traitOverrides.layoutDirection = .rightToLeft
      let (view, other) = (scene.add(), scene.add())
      scene.activate(
        view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16),
        view.widthAnchor.constraint(equalToConstant: 100), other.widthAnchor.constraint(equalToConstant: 20),
        other.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 8))
      let near = other.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor)
      near.priority = .defaultLow
      near.isActive = true
      scene.layOut()
      #expect(view.frame.minX == 204 && other.frame.maxX == 196)
    }
  }

  // MARK: Guides

  @Test("A guide between two views divides the room, and has a frame (L-45, L-46)")
  func guides() throws {
    try scene { scene in
      let (a, b, guide) = (scene.add(), scene.add(), UILayoutGuide())
      scene.root.addLayoutGuide(guide)
      scene.activate(
        a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor), a.widthAnchor.constraint(equalToConstant: 50),
        guide.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        guide.trailingAnchor.constraint(equalTo: b.leadingAnchor), b.widthAnchor.constraint(equalToConstant: 30),
        b.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        guide.heightAnchor.constraint(equalToConstant: 10), guide.topAnchor.constraint(equalTo: scene.root.topAnchor))
      scene.layOut()
      #expect(guide.layoutFrame == CGRect(x: 50, y: 0, width: 240, height: 10) && guide.owningView === scene.root)
      scene.root.removeLayoutGuide(guide)
      #expect(scene.root.layoutGuides.isEmpty && guide.owningView == nil && scene.root.constraints.count == 2)
    }
  }

  @Test("The safe area's guide follows the safe area (L-47, L-50, L-86)")
  func safeArea() throws {
    try withStage(.iPhone15) { stage in
      let controller = UIViewController()
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      let guide = controller.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
      stage.show(controller)
      stage.advance(frames: 1)
      #expect(view.frame == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34))
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
      controller.view.setNeedsLayout()
      stage.advance(frames: 1)
      #expect(view.frame == CGRect(x: 5, y: 69, width: 388, height: 852 - 69 - 34))
    }
  }

  // MARK: Measuring

  @Test("A row's cell is as high as the constraints in its content view want (L-74, L-77)")
  func measuring() throws {
    try scene { scene in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = scene.add(UILabel(), to: cell.contentView)
      label.numberOfLines = 0
      label.text = String(repeating: "word ", count: 30)
      pin(label, inset: 12)
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size.width == 200)
      #expect(size.height == label.sizeThatFits(CGSize(width: 176, height: 0)).height + 24)
    }
  }

  // MARK: Passes

  private final class LoggedView: UIView {
    var log: [String] = []
    let name: String
    var parentLog: LoggedView?

    init(_ name: String, parent: LoggedView?) {
      self.name = name
      parentLog = parent
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      (parentLog ?? self).log.append("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      (parentLog ?? self).log.append("layout \(name)")
    }
  }

  @Test("Constraints are updated subviews first, then views are laid out superviews first (L-79, L-80, L-83)")
  func passes() throws {
    try scene { scene in
      let outer = scene.add(LoggedView("outer", parent: nil))
      let inner = scene.add(LoggedView("inner", parent: outer), to: outer)
      pin(outer)
      pin(inner)
      scene.layOut()
      #expect(outer.log == ["update inner", "update outer", "layout outer", "layout inner"])
      outer.log = []
      scene.layOut()
      #expect(outer.log.isEmpty)
      inner.setNeedsUpdateConstraints()
      #expect(inner.needsUpdateConstraints())
      scene.stage.advance(frames: 1)
      #expect(outer.log == ["update inner", "layout inner"] && !inner.needsUpdateConstraints())
    }
  }

  @Test("A frame on a constrained view holds until its superview's next layout (L-99)")
  func frameOnConstrainedView() throws {
    try scene { scene in
      let view = scene.add()
      pin(view)
      scene.layOut()
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      scene.root.setNeedsLayout()
      scene.layOut()
      #expect(view.frame == scene.root.bounds)
    }
  }

  @Test("Constraints that leave room are ambiguous, and others are not (L-95)")
  func ambiguity() throws {
    try scene { scene in
      let view = scene.add()
      let left = view.leadingAnchor.constraint(greaterThanOrEqualTo: scene.root.leadingAnchor)
      scene.activate(
        left, view.topAnchor.constraint(equalTo: scene.root.topAnchor), view.widthAnchor.constraint(equalToConstant: 9),
        view.heightAnchor.constraint(equalToConstant: 9))
      scene.layOut()
      #expect(view.hasAmbiguousLayout && view.constraintsAffectingLayout(for: .horizontal).contains(left))
      view.exerciseAmbiguityInLayout()
      #expect(view.frame.minX == 100)
      scene.activate(view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor))
      #expect(!view.hasAmbiguousLayout)
    }
  }
}
