/** A message of a helper process: how much of the request is done, from 0 to 1, or the response. */
export type HelperMessage<Response> = { readonly progress: number } | { readonly response: Response };

/**
 * Turns this process into a helper process: it handles the requests of its parent process and exits together with it. An error that `handle` throws
 * ends the process, and HelperProcess in the parent process reads the reason from the error output.
 * @param handle returns the response, and may report the completed share of the request, from 0 to 1
 */
export function serveHelperRequests<Request, Response>(
  handle: (request: Request, reportProgress: (share: number) => void) => Promise<Response>,
): void {
  const send = (message: HelperMessage<Response>): void => void process.send?.(message);
  process.on(
    'message',
    (request: Request) => void handle(request, (progress) => send({ progress })).then((response) => send({ response })),
  );
  process.on('disconnect', () => process.exit());
}
