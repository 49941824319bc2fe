import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';

/**
 * A caller's body on its way to a service. When the service takes no more of it, having refused it or died, the rest is read
 * and dropped: a browser hears no answer before it has said everything, and a closed connection is no answer.
 */
export function passOn(body: IncomingMessage): PassThrough {
  const onItsWay = new PassThrough();
  onItsWay.once('close', () => {
    body.unpipe(onItsWay);
    body.resume();
  });
  // `pipe` does not propagate an aborted body: the service would wait for the rest.
  body.once('close', () => {
    if (!body.readableEnded) onItsWay.destroy(new Error('the client aborted the request body'));
  });
  // Why it ended early is told by the request's outcome; nobody listens here any more by then.
  onItsWay.on('error', () => undefined);
  return body.pipe(onItsWay);
}
