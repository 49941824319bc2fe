/**
 * Turns this process into a helper process: it handles the requests of its parent process and exits together with it. An error that
 * `handle` throws ends the process, and HelperProcess in the parent process reads the reason from the error output.
 */
export function serveHelperRequests<Request, Response>(handle: (request: Request) => Promise<Response>): void {
  process.on('message', (request: Request) => void handle(request).then((response) => process.send?.(response)));
  process.on('disconnect', () => process.exit());
}
