import Foundation

// In Objective-C each class has the initializers of its superclasses, and they can be called on a type that is known at
// run time: `kind.init(frame: .zero)`, and `Item()` for a generic parameter. Swift promises that of `required` ones
// only, and refuses these calls. Sources that come from iOS have them with `@_spi(MetatypeInitializers) import UIKit`,
// which `matchcut port` writes where a file has such a call. A call takes them where no other initializer is possible.
//
// The class's own initializer runs; see Decision 33. One without it stops the program, as on an iPhone, with Swift's
// text "Use of unimplemented initializer".
//
// An initializer of a protocol's extension does not know the type that it is called on, but only the one that is
// written in the source. A static method does, and has the same calling convention. So each initializer here is
// declared without a body, by the symbol of a static method, which owns its arguments as an initializer does.

/// The classes whose `init()` can be called on a type that is known at run time.
@_spi(MetatypeInitializers) public protocol PlainInitializable {}

@_spi(MetatypeInitializers) extension NSObject: PlainInitializable {}

@_spi(MetatypeInitializers) extension PlainInitializable {
  /// Creates an object of the type.
  @_silgen_name("matchcut_metatype_plain") @_disfavoredOverload public init()
}

extension PlainInitializable {
  @_silgen_name("matchcut_metatype_plain") static func made() -> Self {
    ClassInitializers.make(self as! NSObject.Type) as! Self
  }
}

/// The views whose `init(frame:)` can be called on a type that is known at run time.
@_spi(MetatypeInitializers) public protocol FrameInitializable {}

@_spi(MetatypeInitializers) extension UIView: FrameInitializable {}

@_spi(MetatypeInitializers) extension FrameInitializable {
  /// Creates a view of the type, with a frame in its future superview's coordinates, in points.
  @_silgen_name("matchcut_metatype_frame") @_disfavoredOverload @preconcurrency @MainActor public init(frame: CGRect)
}

extension FrameInitializable {
  @_silgen_name("matchcut_metatype_frame") @MainActor static func made(frame: CGRect) -> Self {
    RegisteredInitializers.make(self as! UIView.Type, frame: frame) as! Self
  }
}

/// The cells whose `init(style:reuseIdentifier:)` can be called on a type that is known at run time.
@_spi(MetatypeInitializers) public protocol StyleInitializable {}

@_spi(MetatypeInitializers) extension UITableViewCell: StyleInitializable {}

@_spi(MetatypeInitializers) extension StyleInitializable {
  /// Creates a cell of the type, with its style and its identifier; nil for none.
  @_silgen_name("matchcut_metatype_style") @_disfavoredOverload @preconcurrency @MainActor public init(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?)
}

extension StyleInitializable {
  @_silgen_name("matchcut_metatype_style") @MainActor static func made(
    style: UITableViewCell.CellStyle, reuseIdentifier: __owned String?
  ) -> Self {
    RegisteredInitializers.make(self as! UITableViewCell.Type, style: style, identifier: reuseIdentifier) as! Self
  }
}

/// The headers and footers whose `init(reuseIdentifier:)` can be called on a type that is known at run time.
@_spi(MetatypeInitializers) public protocol IdentifierInitializable {}

@_spi(MetatypeInitializers) extension UITableViewHeaderFooterView: IdentifierInitializable {}

@_spi(MetatypeInitializers) extension IdentifierInitializable {
  /// Creates a header or a footer of the type, with its identifier; nil for none.
  @_silgen_name("matchcut_metatype_identifier") @_disfavoredOverload @preconcurrency @MainActor public init(
    reuseIdentifier: String?)
}

extension IdentifierInitializable {
  @_silgen_name("matchcut_metatype_identifier") @MainActor static func made(reuseIdentifier: __owned String?) -> Self {
    RegisteredInitializers.make(self as! UITableViewHeaderFooterView.Type, identifier: reuseIdentifier) as! Self
  }
}

/// The controllers whose `init(nibName:bundle:)` can be called on a type that is known at run time.
@_spi(MetatypeInitializers) public protocol NibInitializable {}

@_spi(MetatypeInitializers) extension UIViewController: NibInitializable {}

@_spi(MetatypeInitializers) extension NibInitializable {
  /// Creates a controller of the type, with a nib's name and bundle; nil for those of the class's name and the main
  /// bundle.
  @_silgen_name("matchcut_metatype_nib") @_disfavoredOverload @preconcurrency @MainActor public init(
    nibName: String?, bundle: Bundle?)
}

extension NibInitializable {
  @_silgen_name("matchcut_metatype_nib") @MainActor static func made(nibName: __owned String?, bundle: __owned Bundle?)
    -> Self
  {
    RegisteredInitializers.make(self as! UIViewController.Type, nibName: nibName, bundle: bundle) as! Self
  }
}

/// The navigation controllers whose `init(rootViewController:)` can be called on a type that is known at run time.
@_spi(MetatypeInitializers) public protocol RootInitializable {}

@_spi(MetatypeInitializers) extension UINavigationController: RootInitializable {}

@_spi(MetatypeInitializers) extension RootInitializable {
  /// Creates a navigation controller of the type, with the lowest controller of its stack.
  @_silgen_name("matchcut_metatype_root") @_disfavoredOverload @preconcurrency @MainActor public init(
    rootViewController: UIViewController)
}

extension RootInitializable {
  @_silgen_name("matchcut_metatype_root") @MainActor static func made(rootViewController: __owned UIViewController)
    -> Self
  {
    RegisteredInitializers.make(self as! UINavigationController.Type, root: rootViewController) as! Self
  }
}

/// The buttons whose `init(type:)` can be called on a type that is known at run time.
@_spi(MetatypeInitializers) public protocol ButtonInitializable {}

@_spi(MetatypeInitializers) extension UIButton: ButtonInitializable {}

@_spi(MetatypeInitializers) extension ButtonInitializable {
  /// Creates a button of the class, of a type.
  @_silgen_name("matchcut_metatype_button") @_disfavoredOverload @preconcurrency @MainActor public init(
    type: UIButton.ButtonType)
}

extension ButtonInitializable {
  @_silgen_name("matchcut_metatype_button") @MainActor static func made(type: UIButton.ButtonType) -> Self {
    let button = RegisteredInitializers.make(self as! UIButton.Type, frame: .zero)
    button.become(type)
    return button as! Self
  }
}

/// The segues whose `init(identifier:source:destination:)` can be called on a type that is known at run time.
@_spi(MetatypeInitializers) public protocol SegueInitializable {}

@_spi(MetatypeInitializers) extension UIStoryboardSegue: SegueInitializable {}

@_spi(MetatypeInitializers) extension SegueInitializable {
  /// Creates a segue of the class, from one controller to another; the identifier is nil for none.
  @_silgen_name("matchcut_metatype_segue") @_disfavoredOverload @preconcurrency @MainActor public init(
    identifier: String?, source: UIViewController, destination: UIViewController)
}

extension SegueInitializable {
  @_silgen_name("matchcut_metatype_segue") @MainActor static func made(
    identifier: __owned String?, source: __owned UIViewController, destination: __owned UIViewController
  ) -> Self {
    RegisteredInitializers.make(
      self as! UIStoryboardSegue.Type, identifier: identifier, source: source, destination: destination) as! Self
  }
}
