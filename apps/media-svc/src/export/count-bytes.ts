import { pipeline, type Readable, Transform } from 'node:stream';

/**
 * Passes a stream on and reports the size of each part. Destroying the result destroys the source, and an error of the source destroys the
 * result.
 */
export function countBytes(source: Readable, onBytes: (bytes: number) => void): Readable {
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk.length);
      done(null, chunk);
    },
  });
  // An error needs no handling here, because `counter` emits it too, and the reader of `counter` handles it.
  pipeline(source, counter, () => undefined);
  return counter;
}
