import TransitionTesting
import UIKit

/// The cost of collection views: the first frame, a frame of scrolling, and a frame of a change of layout.
struct CollectionViews: Benchmark {
  let name = "collection-views"

  func run() throws -> [Measurement] {
    try MainActor.assumeIsolated {
      try [
        firstFrame(), scrolling(100_000), changing(100_000, beside: 1000), changing(10_000, beside: 1000), cells(),
      ]
    }
  }

  /// A collection view of numbers on a stage.
  @MainActor private final class Scene: NSObject, UICollectionViewDataSource {
    let list: UICollectionView
    let count: Int
    var made = 0

    init(_ stage: Stage, _ count: Int) {
      self.count = count
      let controller = UIViewController()
      list = UICollectionView(frame: stage.window.bounds, collectionViewLayout: Self.layout(width: 90))
      super.init()
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = self
      controller.view.addSubview(list)
      stage.show(controller)
    }

    static func layout(width: CGFloat) -> UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: width, height: 70)
      return layout
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if cell.tag == 0 { made += 1 }
      cell.tag = 1
      return cell
    }

    func goToMiddle() {
      list.contentOffset.y = (list.contentSize.height / 2).rounded()
      list.layoutIfNeeded()
    }

    /// Scrolls by a line of cells.
    func scroll() {
      list.contentOffset.y += 80
      list.layoutIfNeeded()
    }
  }

  @MainActor private func firstFrame() throws -> Measurement {
    try withStage { stage in
      let scene = Scene(stage, 100_000)
      let time = Stopwatch().measure {
        scene.list.reloadData()
        scene.list.layoutIfNeeded()
      }
      return Measurement(name: "first frame of 100,000 cells in lines", value: time.processor, unit: "ms", limit: 50)
    }
  }

  @MainActor private func scrolling(_ count: Int) throws -> Measurement {
    try withStage { stage in
      let scene = Scene(stage, count)
      let time = Stopwatch().measure {
        scene.goToMiddle()
        for _ in 0..<20 { scene.scroll() }
      }
      return Measurement(
        name: "20 frames of scrolling by a line, \(count) cells", value: time.processor, unit: "ms", limit: 20)
    }
  }

  /// The frames of an interactive change of layout in the middle of the content.
  @MainActor private func changing(_ count: Int, beside few: Int) throws -> Measurement {
    try withStage { stage in
      let (many, other) = (change(Scene(stage, count)), change(Scene(stage, few)))
      let times = Stopwatch().measure(many, beside: other)
      return Measurement(
        name: "20 frames of a change of layout, \(count) cells", value: times.body.processor, unit: "ms",
        reference: times.reference.processor, beside: "\(few) cells", limit: 1.3)
    }
  }

  @MainActor private func change(_ scene: Scene) -> () -> Void {
    scene.goToMiddle()
    let between = scene.list.startInteractiveTransition(to: Scene.layout(width: 180))
    return {
      for step in 0..<20 {
        between.transitionProgress = CGFloat(step) / 20
        between.invalidateLayout()
        scene.list.layoutIfNeeded()
      }
    }
  }

  @MainActor private func cells() throws -> Measurement {
    try withStage { stage in
      let scene = Scene(stage, 100_000)
      let visible = scene.list.visibleCells.count
      for _ in 0..<500 { scene.scroll() }
      return Measurement(
        name: "cells made in 500 scrolled lines", value: Double(scene.made), unit: "", reference: Double(visible),
        beside: "visible cells", limit: 2)
    }
  }
}
