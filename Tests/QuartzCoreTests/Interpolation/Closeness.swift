import QuartzCore

/// Whether two matrices agree entry by entry.
func isClose(_ a: CATransform3D, _ b: CATransform3D, _ limit: CGFloat = 1e-9) -> Bool {
  zip(entries(of: a), entries(of: b)).allSatisfy { abs($0 - $1) <= limit }
}

private func entries(of t: CATransform3D) -> [CGFloat] {
  [
    t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
  ]
}
