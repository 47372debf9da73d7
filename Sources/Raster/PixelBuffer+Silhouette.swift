extension PixelBuffer {
  /// A pixel's colour wherever there is something, as opaque as that is: what a shadow is blurred from.
  ///
  /// - Parameters:
  ///   - room: the part to take, which may reach beyond the picture; nil for the whole.
  ///   - pixel: premultiplied BGRA.
  package func alphaSilhouette(in room: PixelRect? = nil, pixel: UInt32) -> PixelBuffer {
    let room = room ?? PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    var result = PixelBuffer(width: room.width, height: room.height)
    let columns = max(0, room.minX)..<max(0, room.minX, min(width, room.maxX))
    for y in max(0, room.minY)..<max(0, room.minY, min(height, room.maxY)) {
      let (from, to) = (y * width, (y - room.minY) * room.width - room.minX)
      for x in columns {
        let alpha = pixels[from + x] >> 24
        if alpha > 0 { result.pixels[to + x] = PixelMath.scale(pixel, by: alpha) }
      }
    }
    return result
  }
}
