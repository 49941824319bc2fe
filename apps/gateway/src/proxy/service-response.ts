import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';

/**
 * A JSON body of at most this size is read completely and sent to the client with one write. A page of a timeline arrives in several chunks, but
 * the service has the whole page ready when it starts to send. All other bodies are streamed with backpressure.
 */
const WHOLE_BODY_MAX_BYTES = 128 * 1024;

/** The response of a service, with the headers that the service sent. */
export interface ServiceResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | Readable;
}

/**
 * Sends a request to a service. When the client disconnects before the response is complete, the request is aborted. undici's `dispatch` is used
 * because its `request` creates a stream for each body, an async resource and an AbortSignal.
 * @throws ServiceFailed when the service cannot be reached, or fails before it has sent the headers or the whole of a short JSON body. If the
 * service fails within a short JSON body, the client's connection is closed, so that the client does not take the received part for the complete
 * body.
 */
export function requestService(
  service: Dispatcher,
  options: Dispatcher.DispatchOptions,
  client: ServerResponse,
): Promise<ServiceResponse> {
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) => {
      // undici leaves a body open that it has not begun to send. Without `destroy`, the remaining bytes of the client's body would not be read.
      if (options.body instanceof Readable) options.body.destroy(cause);
      reject(cause);
    };
    service.dispatch(options, new ServiceResponseReader(client, resolve, fail));
  });
}

/** The error codes for a connection that was refused or has broken. */
const brokenConnectionCode = /^(UND_ERR_SOCKET|ECONNRESET|EPIPE|ECONNREFUSED)$/;

/** Thrown for a request without a response. */
export class ServiceFailed extends Error {
  /** Whether the service has received the request or a part of it, and may have handled it. */
  readonly wasSent: boolean;
  /** Whether the connection was refused or has broken, for example because the replica stops. A new connection then leads to another replica. */
  readonly isConnectionBroken: boolean;

  constructor(wasSent: boolean, cause: Error) {
    super(cause.message, { cause });
    this.wasSent = wasSent;
    this.isConnectionBroken = brokenConnectionCode.test(String((cause as NodeJS.ErrnoException).code));
  }
}

class ServiceResponseReader implements Dispatcher.DispatchHandler {
  private request: Dispatcher.DispatchController | undefined;
  /** A body that is read completely before it is sent to the client. */
  private whole:
    | { readonly status: number; readonly headers: IncomingHttpHeaders; readonly chunks: Buffer[] }
    | undefined;
  /** A body that is streamed. */
  private stream: Readable | undefined;

  constructor(
    private readonly client: ServerResponse,
    private readonly resolve: (response: ServiceResponse) => void,
    private readonly reject: (reason: Error) => void,
  ) {
    client.once('close', () => {
      if (!client.writableFinished) this.request?.abort(new ClientDisconnected());
    });
  }

  onRequestStart(request: Dispatcher.DispatchController): void {
    this.request = request;
    if (this.client.destroyed) request.abort(new ClientDisconnected());
  }

  onResponseStart(request: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    // Informational responses (1xx) concern only the connection to the service, so the client does not receive them.
    if (status < 200) return;
    if (isShortJson(status, headers)) {
      this.whole = { status, headers, chunks: [] };
      return;
    }
    this.stream = new Readable({
      read: () => request.resume(),
      destroy(error, done) {
        // `abort` has no effect when the response is complete.
        request.abort(error ?? new ClientDisconnected());
        done(error);
      },
    });
    // Without a listener, an error that occurs before the stream is sent to the client would end the process.
    this.stream.on('error', () => undefined);
    this.resolve({ status, headers, body: this.stream });
  }

  onResponseData(request: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.whole) this.whole.chunks.push(chunk);
    else if (!this.stream?.push(chunk)) request.pause();
  }

  onResponseEnd(): void {
    this.stream?.push(null);
    if (!this.whole) return;
    const { status, headers, chunks } = this.whole;
    this.resolve({ status, headers, body: chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks) });
  }

  onResponseError(_request: Dispatcher.DispatchController, error: Error): void {
    this.stream?.destroy(error);
    if (this.whole) this.client.destroy(error);
    this.reject(new ServiceFailed(this.request !== undefined, error));
  }
}

/** The reason for which a request to a service is aborted. */
class ClientDisconnected extends Error {
  constructor() {
    super('the client disconnected');
  }
}

/** A response with status 304 declares the length of a body that it does not have. */
const isShortJson = (status: number, headers: IncomingHttpHeaders): boolean =>
  status !== 304 &&
  headers['content-type']?.startsWith('application/json') === true &&
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= WHOLE_BODY_MAX_BYTES;
