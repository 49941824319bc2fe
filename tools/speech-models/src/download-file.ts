import { type FileHandle, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';

/** A server that sends nothing for this long is asked again, in milliseconds. */
const IDLE_TIMEOUT_MS = 60_000;
/** How often in a row a download may end without a new byte until the command gives up, and the pause before each attempt. */
const FRUITLESS_ATTEMPTS_MAX = 5;
const PAUSE_MS = 2_000;

export interface DownloadOptions {
  url: URL;
  /** The file to write. When it has the beginning of the file already, the download goes on from there. */
  path: string;
  /** The size of the whole file. */
  bytes: number;
  onProgress: (received: number) => void;
  signal: AbortSignal;
  idleTimeoutMs?: number;
  pauseMs?: number;
}

/** Thrown for an attempt after which another one may succeed: the connection was cut, or the server is busy. */
class AttemptFailed extends Error {}

/**
 * Downloads a file of known size. A connection that is cut is opened again, and goes on where it ended. After an error or an abort the part that was
 * received stays, so that the next call goes on with it.
 * @throws UserFacingError when the server has no such file, has one of another size, or cannot be reached
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

/** Sends one request for what is missing, and appends the response to the file. */
async function receiveRest(options: DownloadOptions, offset: number): Promise<void> {
  const { path, bytes, onProgress, signal, idleTimeoutMs = IDLE_TIMEOUT_MS } = options;
  const idle = new AbortController();
  const timer = setTimeout(() => idle.abort(), idleTimeoutMs);
  const ended = new AbortController();
  let file: FileHandle | undefined;
  try {
    const response = await request(options, offset, AbortSignal.any([signal, idle.signal, ended.signal]));
    const start = startOfResponse(response, offset, bytes);
    // The old validator must not outlive bytes of another version of the file.
    await writeFile(validatorPath(path), validatorOf(response));
    file = await open(path, start === 0 ? 'w' : 'a');
    let received = start;
    for await (const chunk of response.body ?? []) {
      timer.refresh();
      received += chunk.length;
      if (received > bytes)
        throw new UserFacingError(`${options.url.host} sends more than ${bytes} bytes: it is another file.`);
      // Unlike `write`, it writes the whole chunk.
      await file.writeFile(chunk);
      onProgress(received);
    }
    if (received < bytes) throw new AttemptFailed(`the connection ended after ${received} of ${bytes} bytes`);
  } catch (error) {
    if (idle.signal.aborted) throw new AttemptFailed(`nothing was sent for ${idleTimeoutMs / 1_000} s`);
    throw error instanceof TypeError || isConnectionError(error) ? new AttemptFailed(causeOf(error)) : error;
  } finally {
    clearTimeout(timer);
    // A body that was not read would keep its connection open, and this process running.
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
 * Returns at which byte of the file a response begins.
 * @throws UserFacingError when the server refuses the request or has a file of another size; AttemptFailed when it is busy
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
  // The server ignores ranges, or has another version of the file than before.
  if (length === null || Number(length) === bytes) return 0;
  throw new UserFacingError(`${host} has a file of ${length} bytes under this address, not one of ${bytes}.`);
}

/** The file beside a part that has the validator (RFC 9110) of the version of the file that the part is of. */
const validatorPath = (path: string): string => `${path}.validator`;

/** Returns the validator for `If-Range`: a strong entity tag, else the date of the last change, else an empty text. */
function validatorOf({ headers }: Response): string {
  const etag = headers.get('etag');
  return etag?.startsWith('"') ? etag : (headers.get('last-modified') ?? '');
}

/** Removes what was downloaded. */
export async function removeDownload(path: string): Promise<void> {
  await Promise.all([rm(path, { force: true }), rm(validatorPath(path), { force: true })]);
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** `fetch` throws a TypeError with the error of the connection as its cause. */
const causeOf = (error: unknown): string => {
  const cause = (error as Error).cause ?? error;
  return (cause as NodeJS.ErrnoException).code ?? (cause as Error).message;
};

const isConnectionError = (error: unknown): boolean =>
  ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_SOCKET'].includes((error as NodeJS.ErrnoException).code ?? '');
