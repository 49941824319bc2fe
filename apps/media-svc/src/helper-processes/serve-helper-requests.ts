/**
 * Turns this process into a helper process: it handles the requests of its parent and exits with it. An error thrown
 * by `handle` ends the process; the parent's HelperProcess reads the reason from the error output.
 */
export function serveHelperRequests<Request, Response>(handle: (request: Request) => Promise<Response>): void {
  process.on('message', (request: Request) => void handle(request).then((response) => process.send?.(response)));
  process.on('disconnect', () => process.exit());
}
