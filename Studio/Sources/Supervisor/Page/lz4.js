/**
 * Decodes a block of LZ4 into an array of known size; throws where the block is damaged.
 *
 * Short copies are loops, because a call for each takes longer than its bytes; whole pixels are copied as words.
 */
export function decode(source, target) {
  const words = new Uint32Array(target.buffer, target.byteOffset, target.length >> 2);
  const [sourceEnd, targetEnd] = [source.length, target.length];
  let from = 0, to = 0;
  while (from < sourceEnd) {
    const token = source[from++];
    let length = token >> 4;
    if (length === 15) {
      let more;
      do { more = source[from++]; length += more; } while (more === 255);
    }
    if (length > 0) {
      const end = from + length;
      if (!(end <= sourceEnd && to + length <= targetEnd)) throw new Error("damaged bitmap");
      if (length > 64) {
        target.set(source.subarray(from, end), to);
        from = end;
        to += length;
      } else {
        while (from < end) target[to++] = source[from++];
      }
    }
    if (from >= sourceEnd) break;
    const distance = source[from] | source[from + 1] << 8;
    from += 2;
    length = token & 15;
    if (length === 15) {
      let more;
      do { more = source[from++]; length += more; } while (more === 255);
    }
    length += 4;
    const end = to + length;
    if (distance === 0 || distance > to || !(end <= targetEnd)) throw new Error("damaged bitmap");
    if (length > 64 && distance >= length) {
      target.copyWithin(to, to - distance, end - distance);
      to = end;
    } else if (length > 64 && distance === 4) {
      // A run of one pixel.
      while (to & 3) { target[to] = target[to - 4]; to++; }
      words.fill(words[(to >> 2) - 1], to >> 2, end >> 2);
      to = Math.max(to, end & ~3);
      for (; to < end; to++) target[to] = target[to - 4];
    } else if ((distance & 3) === 0 && length >= 16) {
      while (to & 3) { target[to] = target[to - distance]; to++; }
      const back = distance >> 2, last = end >> 2;
      for (let word = to >> 2; word < last; word++) words[word] = words[word - back];
      to = Math.max(to, end & ~3);
      for (; to < end; to++) target[to] = target[to - distance];
    } else {
      for (; to < end; to++) target[to] = target[to - distance];
    }
  }
  return to;
}
