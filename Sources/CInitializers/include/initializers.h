#pragma once

#include <stdbool.h>

/// Calls the initializer `init()` of a Swift class, given the function of the class's method table.
///
/// The result is the new object, which the caller owns.
const void *_Nonnull matchcut_call_initializer(
    const void *_Nonnull function, const void *_Nonnull class_metadata);

/// Calls the initializer `init(layer: Any)` of a Swift class, given the function of the class's method table.
///
/// The argument is consumed. The result is the new object, which the caller owns.
const void *_Nonnull matchcut_call_layer_initializer(
    const void *_Nonnull function, void *_Nonnull argument, const void *_Nonnull class_metadata);

/// Calls the initializer `init(frame: CGRect)` of a Swift class, given the function of the class's method table.
///
/// The result is the new object, which the caller owns.
const void *_Nonnull matchcut_call_frame_initializer(
    const void *_Nonnull function, double x, double y, double width, double height, const void *_Nonnull class_metadata);

/// Calls an initializer `init(style: RawRepresentableByte, reuseIdentifier: String?)` of a Swift class.
///
/// The two words of the string are consumed. The result is the new object, which the caller owns.
const void *_Nonnull matchcut_call_style_initializer(
    const void *_Nonnull function, unsigned long style, unsigned long string_first, unsigned long string_second,
    const void *_Nonnull class_metadata);

/// Calls an initializer `init(reuseIdentifier: String?)` of a Swift class.
///
/// The two words of the string are consumed. The result is the new object, which the caller owns.
const void *_Nonnull matchcut_call_identifier_initializer(
    const void *_Nonnull function, unsigned long string_first, unsigned long string_second,
    const void *_Nonnull class_metadata);

/// Calls an initializer `init(identifier: String?, source: AnyObject, destination: AnyObject)` of a Swift class.
///
/// The two words of the string and both objects are consumed. The result is the new object, which the caller owns.
const void *_Nonnull matchcut_call_segue_initializer(
    const void *_Nonnull function, unsigned long string_first, unsigned long string_second,
    const void *_Nonnull source, const void *_Nonnull destination, const void *_Nonnull class_metadata);

/// Calls an initializer `init(nibName: String?, bundle: AnyObject?)` of a Swift class.
///
/// The two words of the string and the object are consumed. The result is the new object, which the caller owns.
const void *_Nonnull matchcut_call_nib_initializer(
    const void *_Nonnull function, unsigned long string_first, unsigned long string_second,
    const void *_Nullable bundle, const void *_Nonnull class_metadata);

/// Calls an initializer with one parameter, which is an object, of a Swift class.
///
/// The object is consumed. The result is the new object, which the caller owns.
const void *_Nonnull matchcut_call_object_initializer(
    const void *_Nonnull function, const void *_Nonnull object, const void *_Nonnull class_metadata);

/// Whether an object that an unowned reference points to is gone, or going.
bool matchcut_is_deallocating(const void *_Nonnull object);

/// Sets a stored property that is declared `weak`, by Swift's runtime.
void matchcut_weak_assign(void *_Nonnull property, const void *_Nullable object);
