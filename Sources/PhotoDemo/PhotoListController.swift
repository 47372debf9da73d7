import UIKit

/// The demo's first screen: the photos in two columns, in rows or in a pile, between which a pinch changes.
public final class PhotoListController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let list = UICollectionView(frame: .zero, collectionViewLayout: PhotoArrangement.grid.makeLayout())
  private var pinch = PhotoPinch()
  /// The transition to a photo's screen and back; nil for the system's push.
  public var photoTransition: (_ index: Int) -> UIViewController.Transition? = { _ in nil }
  /// The arrangement of the photos.
  public private(set) var arrangement = PhotoArrangement.grid

  /// Creates a list of the demo's photos.
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
  }

  /// Not supported: the demo is built in code.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Settings") { [weak self] _ in self?.showSettings() })
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.backgroundColor = .systemBackground
    list.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    list.dataSource = self
    list.delegate = self
    list.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: Selector("pinched:", Self.pinched)))
    view.addSubview(list)
  }

  // MARK: Photos

  /// Returns the number of photos.
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    PhotoLibrary.photos.count
  }

  /// Returns a photo's cell.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.identifier, for: indexPath)
    (cell as? PhotoCell)?.show(PhotoLibrary.photos[indexPath.item])
    return cell
  }

  /// Pushes the photo's screen.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    showPhoto(at: indexPath.item)
  }

  /// Pushes a photo's screen.
  public func showPhoto(at index: Int) {
    guard PhotoLibrary.photos.indices.contains(index) else { return }
    let detail = PhotoDetailController(PhotoLibrary.photos[index])
    detail.preferredTransition = photoTransition(index)
    navigationController?.pushViewController(detail, animated: true)
  }

  /// Returns the view that shows a photo in the list, or nil if the list shows it nowhere.
  public func imageView(at index: Int) -> UIView? {
    list.layoutIfNeeded()
    return (list.cellForItem(at: IndexPath(item: index, section: 0)) as? PhotoCell)?.imageView
  }

  /// Pushes the settings.
  public func showSettings() {
    navigationController?.pushViewController(SettingsController(), animated: true)
  }

  // MARK: Arrangements

  /// Changes the arrangement in an animation.
  public func show(_ new: PhotoArrangement) {
    guard new != arrangement else { return }
    arrangement = new
    list.setCollectionViewLayout(new.makeLayout(), animated: true)
  }

  /// A pinch drives the change to the next arrangement: fingers that close to a denser one, fingers that open back.
  private func pinched(_ gesture: UIPinchGestureRecognizer) {
    switch gesture.state {
    case .changed where pinch.layout == nil:
      guard let next = arrangement.next(closing: gesture.scale < 1) else { return }
      pinch = PhotoPinch(to: next, at: gesture.scale)
      pinch.layout = list.startInteractiveTransition(to: next.makeLayout()) { [weak self] completed, _ in
        if completed { self?.arrangement = next }
      }
    case .changed:
      pinch.layout?.transitionProgress = pinch.progress(at: gesture.scale)
      pinch.layout?.invalidateLayout()
    case .ended, .cancelled:
      guard pinch.layout != nil else { return }
      let completes = gesture.state == .ended && pinch.progress(at: gesture.scale) > 0.5
      if completes { list.finishInteractiveTransition() } else { list.cancelInteractiveTransition() }
      pinch = PhotoPinch()
    default: break
    }
  }
}

/// A change of arrangement under two fingers.
private struct PhotoPinch {
  var target: PhotoArrangement?
  /// The scale at the beginning, where the fingers have already moved far enough to be recognized.
  var start: CGFloat = 1
  var layout: UICollectionViewTransitionLayout?

  init() {}

  init(to target: PhotoArrangement, at scale: CGFloat) {
    (self.target, start) = (target, scale)
  }

  /// The progress of the change: 1 when the fingers' distance is half or double that at the beginning.
  func progress(at scale: CGFloat) -> CGFloat {
    let progress = start < 1 ? (1 - scale / start) * 2 : scale / start - 1
    return min(max(progress, 0), 1)
  }
}

extension PhotoArrangement {
  /// The arrangement that a pinch leads to; nil at the end.
  fileprivate func next(closing: Bool) -> PhotoArrangement? {
    switch (self, closing) {
    case (.list, true): .grid
    case (.grid, true): .stack
    case (.stack, false): .grid
    case (.grid, false): .list
    default: nil
    }
  }
}
