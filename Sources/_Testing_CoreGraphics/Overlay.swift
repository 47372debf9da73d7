// Swift Testing looks for this module when a file imports both `Testing` and `CoreGraphics`; there is nothing to
// overlay here.
