import { type FileHandle, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';

/** How long a server may send nothing before the request is sent again, in milliseconds. */
const IDLE_TIMEOUT_MS = 60_000;
/** How many consecutive attempts may end without a new byte before the command gives up, and the pause before each attempt. */
const FRUITLESS_ATTEMPTS_MAX = 5;
const PAUSE_MS = 2_000;

export interface DownloadOptions {
  url: URL;
  /** The file to write. When the file already contains the beginning of the download, the download continues from there. */
  path: string;
  /** The size of the complete file. */
  bytes: number;
  onProgress: (received: number) => void;
  signal: AbortSignal;
  idleTimeoutMs?: number;
  pauseMs?: number;
}

/** Thrown when another attempt may succeed: the connection was cut, or the server is busy. */
class AttemptFailed extends Error {}

/**
 * Downloads a file of known size. When the connection is cut, the download continues on a new connection from the last received byte. After an error
 * or an abort, the received part is kept, and the next call continues with it.
 * @throws UserFacingError when the server has no such file, has a file of another size, or cannot be reached
 */
export async function downloadFile(options: DownloadOptions): Promise<void> {
  const { path, bytes, signal, pauseMs = PAUSE_MS } = options;
  await mkdir(dirname(path), { recursive: true });
  for (let fruitless = 0; ;) {
    const before = await sizeOf(path);
    if (before > bytes) await rm(path);
    if (before === bytes) return;
    try {
      await receiveRest(options, before > bytes ? 0 : before);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof AttemptFailed)) throw error;
      fruitless = (await sizeOf(path)) > before ? 0 : fruitless + 1;
      if (fruitless >= FRUITLESS_ATTEMPTS_MAX)
        throw new UserFacingError(
          `${options.url.host} does not send the file: ${error.message}. What was received is kept; the same command goes on with it.`,
          { cause: error },
        );
      await delay(pauseMs, undefined, { signal });
    }
  }
}

/** Sends one request for the missing bytes, and appends the response to the file. */
async function receiveRest(options: DownloadOptions, offset: number): Promise<void> {
  const { path, bytes, onProgress, signal, idleTimeoutMs = IDLE_TIMEOUT_MS } = options;
  const idle = new AbortController();
  const timer = setTimeout(() => idle.abort(), idleTimeoutMs);
  const ended = new AbortController();
  let file: FileHandle | undefined;
  try {
    const response = await request(options, offset, AbortSignal.any([signal, idle.signal, ended.signal]));
    const start = startOfResponse(response, offset, bytes);
    // The validator is written first: the old validator must not stay beside bytes of another version of the file.
    await writeFile(validatorPath(path), validatorOf(response));
    file = await open(path, start === 0 ? 'w' : 'a');
    let received = start;
    for await (const chunk of response.body ?? []) {
      timer.refresh();
      received += chunk.length;
      if (received > bytes)
        throw new UserFacingError(`${options.url.host} sends more than ${bytes} bytes: it is another file.`);
      // Unlike `write`, `writeFile` writes the whole chunk.
      await file.writeFile(chunk);
      onProgress(received);
    }
    if (received < bytes) throw new AttemptFailed(`the connection ended after ${received} of ${bytes} bytes`);
  } catch (error) {
    if (idle.signal.aborted) throw new AttemptFailed(`nothing was sent for ${idleTimeoutMs / 1_000} s`);
    throw error instanceof TypeError || isConnectionError(error) ? new AttemptFailed(causeOf(error)) : error;
  } finally {
    clearTimeout(timer);
    // An unread body would keep its connection open and this process running.
    ended.abort();
    await file?.close();
  }
}

async function request({ url, path }: DownloadOptions, offset: number, signal: AbortSignal): Promise<Response> {
  const { username, password } = url;
  const address = new URL(url);
  address.username = '';
  address.password = '';
  const validator = offset > 0 ? await readFile(validatorPath(path), 'utf8').catch(() => '') : '';
  return fetch(address, {
    signal,
    headers: {
      // A compressed response would have other bytes and another size.
      'accept-encoding': 'identity',
      ...(offset > 0 && { range: `bytes=${offset}-` }),
      ...(validator && { 'if-range': validator }),
      ...(username && {
        authorization: `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
      }),
    },
  });
}

/**
 * Returns the position in the file at which a response begins, in bytes.
 * @throws UserFacingError when the server refuses the request or has a file of another size; AttemptFailed when the server is busy
 */
function startOfResponse({ status, headers, url }: Response, offset: number, bytes: number): number {
  const { host } = new URL(url);
  if (status === 429 || status >= 500) throw new AttemptFailed(`it answers with status ${status}`);
  if (status === 206) {
    const [, start, total] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers.get('content-range') ?? '') ?? [];
    if (Number(start) === offset && (total === '*' || Number(total) === bytes)) return offset;
    throw new UserFacingError(
      `${host} has another file under this address: ${headers.get('content-range') ?? 'of unknown size'}.`,
    );
  }
  if (status !== 200) throw new UserFacingError(`${host} answers with status ${status} instead of sending the file.`);
  const length = headers.get('content-length');
  // The server does not support ranges, or now has another version of the file.
  if (length === null || Number(length) === bytes) return 0;
  throw new UserFacingError(`${host} has a file of ${length} bytes under this address, not one of ${bytes}.`);
}

/**
 * Returns the path of the file with the validator (RFC 9110). The validator identifies the version of the file to which the received part belongs.
 */
const validatorPath = (path: string): string => `${path}.validator`;

/** Returns the validator for `If-Range`: a strong entity tag; without one, the date of the last change; without a date, an empty text. */
function validatorOf({ headers }: Response): string {
  const etag = headers.get('etag');
  return etag?.startsWith('"') ? etag : (headers.get('last-modified') ?? '');
}

/** Removes the downloaded file and its validator. */
export async function removeDownload(path: string): Promise<void> {
  await Promise.all([rm(path, { force: true }), rm(validatorPath(path), { force: true })]);
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** Returns the cause of an error of `fetch`: a TypeError whose `cause` is the error of the connection. */
const causeOf = (error: unknown): string => {
  const cause = (error as Error).cause ?? error;
  return (cause as NodeJS.ErrnoException).code ?? (cause as Error).message;
};

const isConnectionError = (error: unknown): boolean =>
  ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_SOCKET'].includes((error as NodeJS.ErrnoException).code ?? '');
