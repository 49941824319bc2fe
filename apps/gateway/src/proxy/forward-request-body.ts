import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';

/**
 * Returns the body of a client's request as a stream to send to the service. When the service stops reading (because it has rejected
 * the upload or crashed), the rest of the body is read and discarded: browsers read the response only after they have sent the whole
 * body.
 */
export function forwardRequestBody(body: IncomingMessage): PassThrough {
  const forwarded = new PassThrough();
  forwarded.once('close', () => {
    body.unpipe(forwarded);
    body.resume();
  });
  // `pipe` does not propagate an aborted body: the service would wait for the rest.
  body.once('close', () => {
    if (!body.readableEnded) forwarded.destroy(new Error('the client aborted the request body'));
  });
  // The failed request reports the cause; without a listener the error would end the process.
  forwarded.on('error', () => undefined);
  return body.pipe(forwarded);
}
