/** The pixels of one connected area of a mask. */
export interface ConnectedArea {
  /** The indexes of the area's pixels in the mask. The array is valid until the next area. */
  readonly pixels: Int32Array;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Yields the areas of a mask whose pixels touch each other, also at their corners. The bounds of an area are its outermost pixels. */
export function* findConnectedAreas(
  isSet: (pixel: number) => boolean,
  { width, height }: { width: number; height: number },
): Generator<ConnectedArea> {
  const isVisited = new Uint8Array(width * height);
  const found = new Int32Array(width * height);
  for (let first = 0; first < isVisited.length; first += 1) {
    if (isVisited[first] || !isSet(first)) continue;
    isVisited[first] = 1;
    found[0] = first;
    let count = 1;
    let [left, right, top, bottom] = [width, 0, height, 0];
    for (let next = 0; next < count; next += 1) {
      const x = found[next]! % width;
      const y = (found[next]! - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (let nearY = Math.max(0, y - 1); nearY <= Math.min(height - 1, y + 1); nearY += 1)
        for (let nearX = Math.max(0, x - 1); nearX <= Math.min(width - 1, x + 1); nearX += 1) {
          const near = nearY * width + nearX;
          if (isVisited[near] || !isSet(near)) continue;
          isVisited[near] = 1;
          found[count] = near;
          count += 1;
        }
    }
    yield { pixels: found.subarray(0, count), left, top, right, bottom };
  }
}
