// Swift Testing looks for this module when a file imports both `Testing` and `UIKit`; there is nothing to overlay here.
