const ITERATIONS = 100;

/** Returns the directions in which the vectors differ most, each of length 1, by orthogonal iteration. */
export function principalAxes(vectors: readonly Float64Array[], count: number): Float64Array[] {
  const size = vectors[0]!.length;
  const covariance = Array.from({ length: size }, () => new Float64Array(size));
  for (const vector of vectors)
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++) covariance[row]![column]! += vector[row]! * vector[column]!;
  let axes: Float64Array[] = Array.from({ length: count }, (_, index) =>
    Float64Array.from({ length: size }, (__, column) => (column === index ? 1 : 0.01)),
  );
  for (let iteration = 0; iteration < ITERATIONS; iteration++)
    axes = orthonormalize(axes.map((axis) => Float64Array.from(covariance, (row) => dot(row, axis))));
  return axes;
}

function orthonormalize(axes: readonly Float64Array[]): Float64Array[] {
  const result: Float64Array[] = [];
  for (const axis of axes) {
    const rest = Float64Array.from(axis);
    for (const other of result) {
      const along = dot(rest, other);
      for (let index = 0; index < rest.length; index++) rest[index]! -= along * other[index]!;
    }
    const length = Math.hypot(...rest);
    result.push(rest.map((value) => value / length));
  }
  return result;
}

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, index) => sum + value * b[index]!, 0);
