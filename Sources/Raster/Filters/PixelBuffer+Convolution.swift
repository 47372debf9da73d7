import CWideKernels

extension PixelBuffer {
  /// Returns the bitmap convolved with a symmetric kernel, across and then down, in integers.
  ///
  /// - Parameters:
  ///   - weights: the middle's weight, then those of pixels ever farther to both sides; the first one and twice the
  ///     others add up to 65,536.
  ///   - extendsEdges: whether the border pixels go on outside; else the outside is transparent.
  package func convolved(
    weights: [UInt32], extendsEdges: Bool, instructions: InstructionSet = .best, work: ParallelWork = .serial
  ) -> PixelBuffer {
    guard weights.count > 1, width > 0, height > 0 else { return self }
    let lanes = width * 4
    let usesAVX2 = instructions == .avx2 && lanes >= 8
    let across = [UInt16](unsafeUninitializedCapacity: lanes * height) { target, count in
      // Each chunk writes rows of its own.
      nonisolated(unsafe) let target = target
      work.forEachRowRange(rows: height, pixelsPerRow: width) { lines in
        if usesAVX2 {
          convolveRowsAVX2(lines, weights, extendsEdges, into: target)
        } else {
          convolveRows(lines, weights, extendsEdges, into: target)
        }
      }
      count = lanes * height
    }
    let result = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      across.withUnsafeBufferPointer { rows in
        nonisolated(unsafe) let (rows, target) = (rows, target)
        work.forEachRowRange(rows: height, pixelsPerRow: width) { lines in
          if usesAVX2 {
            convolveColumnsAVX2(lines, rows, weights, extendsEdges, into: target)
          } else {
            convolveColumns(lines, rows, weights, extendsEdges, into: target)
          }
        }
      }
      count = width * height
    }
    return PixelBuffer(width: width, height: height, pixels: result)
  }

  private func convolveRows(
    _ lines: Range<Int>, _ weights: [UInt32], _ extendsEdges: Bool, into target: UnsafeMutableBufferPointer<UInt16>
  ) {
    let reach = weights.count - 1
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: (width + 2 * reach) * 4) { row in
      for y in lines {
        unpack(y, reach, extendsEdges, into: row)
        let start = y * width * 4
        Self.sum(row, weights, stride: 4, count: width * 4) { target[start + $0] = UInt16(($1 + 128) >> 8) }
      }
    }
  }

  /// The same as ``convolveRows(_:_:_:into:)`` with AVX2, for rows of eight channels or more.
  private func convolveRowsAVX2(
    _ lines: Range<Int>, _ weights: [UInt32], _ extendsEdges: Bool, into target: UnsafeMutableBufferPointer<UInt16>
  ) {
    let reach = weights.count - 1
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width + 2 * reach) { buffer in
      guard let row = buffer.baseAddress, let target = target.baseAddress else { return }
      pixels.withUnsafeBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        for y in lines {
          let line = base + y * width
          SpanKernels.fill(row, count: reach, pixel: extendsEdges ? line[0] : 0)
          SpanKernels.copy(row + reach, from: line, count: width)
          SpanKernels.fill(row + reach + width, count: reach, pixel: extendsEdges ? line[width - 1] : 0)
          matchcut_convolve_row(row + reach, weights, reach, target + y * width * 4, width * 4)
        }
      }
    }
  }

  /// Writes a row's channels one after the other, with `reach` more pixels at both ends.
  private func unpack(_ y: Int, _ reach: Int, _ extendsEdges: Bool, into row: UnsafeMutableBufferPointer<UInt32>) {
    for x in -reach..<width + reach {
      let isInside = x >= 0 && x < width
      let pixel = isInside || extendsEdges ? pixels[y * width + min(max(x, 0), width - 1)] : 0
      let lane = (x + reach) * 4
      row[lane] = pixel & 255
      row[lane + 1] = pixel >> 8 & 255
      row[lane + 2] = pixel >> 16 & 255
      row[lane + 3] = pixel >> 24
    }
  }

  @inline(__always)
  private static func sum(
    _ row: UnsafeMutableBufferPointer<UInt32>, _ weights: [UInt32], stride: Int, count: Int,
    _ body: (Int, UInt32) -> Void
  ) {
    let reach = weights.count - 1
    weights.withUnsafeBufferPointer { weights in
      for lane in 0..<count {
        let middle = lane &+ reach &* stride
        var sum = row[middle] &* weights[0]
        for distance in 1...reach {
          sum &+= (row[middle &- distance &* stride] &+ row[middle &+ distance &* stride]) &* weights[distance]
        }
        body(lane, sum)
      }
    }
  }

  private func convolveColumns(
    _ lines: Range<Int>, _ rows: UnsafeBufferPointer<UInt16>, _ weights: [UInt32], _ extendsEdges: Bool,
    into target: UnsafeMutableBufferPointer<UInt32>
  ) {
    let lanes = width * 4
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: lanes) { sums in
      func add(_ y: Int, _ weight: UInt32) {
        guard extendsEdges || (y >= 0 && y < height) else { return }
        let start = min(max(y, 0), height - 1) * lanes
        for lane in 0..<lanes { sums[lane] &+= UInt32(rows[start &+ lane]) &* weight }
      }
      for y in lines {
        sums.initialize(repeating: 0)
        add(y, weights[0])
        for distance in 1..<weights.count {
          add(y - distance, weights[distance])
          add(y + distance, weights[distance])
        }
        for x in 0..<width {
          @inline(__always)
          func byte(_ lane: Int) -> UInt32 { min(sums[x &* 4 &+ lane] &+ 0x0080_0000, 0xFF00_0000) &>> 24 }
          target[y * width + x] = byte(3) << 24 | byte(2) << 16 | byte(1) << 8 | byte(0)
        }
      }
    }
  }

  /// The same as ``convolveColumns(_:_:_:_:into:)`` with AVX2, for rows of eight channels or more.
  private func convolveColumnsAVX2(
    _ lines: Range<Int>, _ rows: UnsafeBufferPointer<UInt16>, _ weights: [UInt32], _ extendsEdges: Bool,
    into target: UnsafeMutableBufferPointer<UInt32>
  ) {
    guard let base = rows.baseAddress, let bytes = target.baseAddress else { return }
    let (lanes, reach) = (width * 4, weights.count - 1)
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: lanes) { nothing in
      nothing.initialize(repeating: 0)
      guard let empty = nothing.baseAddress else { return }
      var taps = [UnsafePointer<UInt16>](repeating: UnsafePointer(empty), count: 2 * reach + 1)
      for y in lines {
        for distance in -reach...reach {
          let line = y + distance
          let isThere = extendsEdges || (line >= 0 && line < height)
          taps[distance + reach] = isThere ? base + min(max(line, 0), height - 1) * lanes : UnsafePointer(empty)
        }
        matchcut_convolve_column(
          taps, weights, reach, UnsafeMutableRawPointer(bytes + y * width).assumingMemoryBound(to: UInt8.self), lanes)
      }
    }
  }
}
