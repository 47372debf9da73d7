/** Decodes a block of LZ4 into an array of known size; throws where the block is damaged. */
export function decode(source, target) {
  let from = 0, to = 0;
  while (from < source.length) {
    const token = source[from++];
    let length = token >> 4;
    if (length === 15) {
      let more;
      do { more = source[from++]; length += more; } while (more === 255);
    }
    if (length > 0) {
      if (from + length > source.length || to + length > target.length) throw new Error("damaged bitmap");
      target.set(source.subarray(from, from + length), to);
      from += length;
      to += length;
    }
    if (from >= source.length) break;
    const distance = source[from] | source[from + 1] << 8;
    from += 2;
    length = token & 15;
    if (length === 15) {
      let more;
      do { more = source[from++]; length += more; } while (more === 255);
    }
    length += 4;
    if (distance === 0 || distance > to || to + length > target.length) throw new Error("damaged bitmap");
    if (distance >= length) {
      target.copyWithin(to, to - distance, to - distance + length);
      to += length;
    } else if (distance === 4 && to % 4 === 0 && length >= 16) {
      // A run of one pixel.
      const words = length >> 2, start = to >> 2;
      const pixels = new Uint32Array(target.buffer, target.byteOffset, target.length >> 2);
      pixels.fill(pixels[start - 1], start, start + words);
      const end = to + length;
      for (to += words * 4; to < end; to++) target[to] = target[to - 4];
    } else {
      for (const end = to + length; to < end;) {
        const part = Math.min(distance, end - to);
        target.copyWithin(to, to - distance, to - distance + part);
        to += part;
      }
    }
  }
  return to;
}
