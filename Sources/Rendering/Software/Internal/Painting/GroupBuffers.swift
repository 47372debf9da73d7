/// Memory for groups within groups, one buffer for each depth, kept from band to band.
final class GroupBuffers {
  private var buffers: [UnsafeMutableBufferPointer<UInt32>] = []

  /// A buffer for a depth, of at least `count` pixels whose values are not defined.
  func pixels(depth: Int, count: Int) -> UnsafeMutablePointer<UInt32>? {
    while buffers.count <= depth { buffers.append(.allocate(capacity: 0)) }
    if buffers[depth].count < count {
      buffers[depth].deallocate()
      buffers[depth] = .allocate(capacity: count)
    }
    return buffers[depth].baseAddress
  }

  deinit {
    for buffer in buffers { buffer.deallocate() }
  }
}
