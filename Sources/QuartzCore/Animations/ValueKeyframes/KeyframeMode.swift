/// How values between those of keyframes are found.
package enum KeyframeMode: Hashable, Sendable {
  /// Straight from value to value, or not at all until the next one's time.
  case linear, discrete
  /// Straight at one speed; the times do not count.
  case paced
  /// Along a smooth curve through all values, by their times or at one speed.
  case cubic, cubicPaced
}
