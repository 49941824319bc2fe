import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';

/** The one connection on which files are requested. */
export const newConnection = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 });

/** One server's URL of the measured file, with the headers that its requests need. */
export interface FileAddress {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Requests 100 bytes from the middle of a file of at least 6 MB. @returns the milliseconds until the first byte of the body */
export async function measureFirstByte(agent: Agent, file: FileAddress): Promise<number> {
  const { response, startedAt } = await requestFile(agent, file, { range: 'bytes=6000000-6000099' }, 206);
  // This listener is registered before 'data', because a body of 100 bytes ends in the same tick.
  const ended = once(response, 'end');
  await once(response, 'data');
  const ms = performance.now() - startedAt;
  response.resume();
  await ended;
  return ms;
}

/** Downloads a file. @returns the milliseconds until its last byte, and their number */
export async function measureDownload(agent: Agent, file: FileAddress): Promise<{ ms: number; bytes: number }> {
  const { response, startedAt } = await requestFile(agent, file, {}, 200);
  let bytes = 0;
  response.on('data', (chunk: Buffer) => (bytes += chunk.length));
  await once(response, 'end');
  return { ms: performance.now() - startedAt, bytes };
}

/** @throws Error for any other status than the expected one */
async function requestFile(
  agent: Agent,
  { url, headers }: FileAddress,
  ownHeaders: Record<string, string>,
  status: number,
): Promise<{ response: IncomingMessage; startedAt: number }> {
  const startedAt = performance.now();
  const request = get(url, { agent, headers: { ...headers, ...ownHeaders } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== status) throw new Error(`${url}: status ${response.statusCode} instead of ${status}`);
  return { response, startedAt };
}
