/** More than any answer asked for here can be. */
const ANSWER_MAX_BYTES = 64 * 1024;

/** A fetch whose answer ends in an error once it is longer than any answer should be, so that nobody's server can fill the memory. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let bytes = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > ANSWER_MAX_BYTES) throw new RangeError('the answer is longer than any answer should be');
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded, { status: response.status, statusText: response.statusText, headers: response.headers });
};
