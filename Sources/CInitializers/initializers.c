#include "initializers.h"

// Swift's calling convention passes a metatype to its initializer in the context register.
#define SWIFT_CALL __attribute__((swiftcall))
#define METADATA __attribute__((swift_context)) const void *

typedef const void *(*initializer)(METADATA) SWIFT_CALL;
typedef const void *(*layer_initializer)(void *, METADATA) SWIFT_CALL;
typedef const void *(*frame_initializer)(double, double, double, double, METADATA) SWIFT_CALL;
typedef const void *(*style_initializer)(unsigned long, unsigned long, unsigned long, METADATA) SWIFT_CALL;
typedef const void *(*identifier_initializer)(unsigned long, unsigned long, METADATA) SWIFT_CALL;

const void *matchcut_call_initializer(const void *function, const void *class_metadata) {
  return ((initializer)function)(class_metadata);
}

const void *matchcut_call_layer_initializer(const void *function, void *argument, const void *class_metadata) {
  return ((layer_initializer)function)(argument, class_metadata);
}

const void *matchcut_call_frame_initializer(
    const void *function, double x, double y, double width, double height, const void *class_metadata) {
  return ((frame_initializer)function)(x, y, width, height, class_metadata);
}

const void *matchcut_call_style_initializer(
    const void *function, unsigned long style, unsigned long string_first, unsigned long string_second,
    const void *class_metadata) {
  return ((style_initializer)function)(style, string_first, string_second, class_metadata);
}

const void *matchcut_call_identifier_initializer(
    const void *function, unsigned long string_first, unsigned long string_second, const void *class_metadata) {
  return ((identifier_initializer)function)(string_first, string_second, class_metadata);
}

typedef const void *(*segue_initializer)(
    unsigned long, unsigned long, const void *, const void *, METADATA) SWIFT_CALL;

const void *matchcut_call_segue_initializer(
    const void *function, unsigned long string_first, unsigned long string_second, const void *source,
    const void *destination, const void *class_metadata) {
  return ((segue_initializer)function)(string_first, string_second, source, destination, class_metadata);
}

typedef const void *(*nib_initializer)(unsigned long, unsigned long, const void *, METADATA) SWIFT_CALL;

const void *matchcut_call_nib_initializer(
    const void *function, unsigned long string_first, unsigned long string_second, const void *bundle,
    const void *class_metadata) {
  return ((nib_initializer)function)(string_first, string_second, bundle, class_metadata);
}

typedef const void *(*object_initializer)(const void *, METADATA) SWIFT_CALL;

const void *matchcut_call_object_initializer(
    const void *function, const void *object, const void *class_metadata) {
  return ((object_initializer)function)(object, class_metadata);
}

// Functions of Swift's runtime, whose ABI is stable. Swift itself refuses the reserved name.
extern void *swift_weakAssign(void *reference, const void *object);
extern bool swift_isDeallocating(const void *object);

void matchcut_weak_assign(void *property, const void *object) { swift_weakAssign(property, object); }

bool matchcut_is_deallocating(const void *object) { return swift_isDeallocating(object); }
