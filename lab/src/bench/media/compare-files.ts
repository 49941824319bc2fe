import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { cpuSecondsOfTree } from '../../product/process-usage.ts';
import { quantile } from '../benchmark.ts';

/** Creates the agent with a single connection on which files are requested. */
const newConnection = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 });

/** One server's URL of the measured file, with the headers that its requests need. */
export interface FileAddress {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Requests 100 bytes from a position within a file of at least 6 MB. @returns the milliseconds until the first byte of the body */
async function measureFirstByte(agent: Agent, file: FileAddress): Promise<number> {
  const { response, startedAt } = await requestFile(agent, file, { range: 'bytes=6000000-6000099' }, 206);
  // This listener must be registered before waiting for 'data', because a body of 100 bytes ends in the same tick.
  const ended = once(response, 'end');
  await once(response, 'data');
  const ms = performance.now() - startedAt;
  response.resume();
  await ended;
  return ms;
}

/** Downloads a file. @returns the milliseconds until the last byte, and the number of bytes */
async function measureDownload(agent: Agent, file: FileAddress): Promise<{ ms: number; bytes: number }> {
  const { response, startedAt } = await requestFile(agent, file, {}, 200);
  let bytes = 0;
  response.on('data', (chunk: Buffer) => (bytes += chunk.length));
  await once(response, 'end');
  return { ms: performance.now() - startedAt, bytes };
}

/** @throws Error when the status differs from the expected status */
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

const MB = 1_024 ** 2;

/** A way to read the measured file. */
export interface FileServer {
  readonly name: string;
  readonly file: FileAddress;
  /** The ids of all processes that take part in serving the file. */
  readonly processIds: readonly number[];
}

/** The numbers of measured requests. */
export interface MeasuringCounts {
  readonly warmUpRequests: number;
  readonly rounds: number;
  /** The number of range requests to each server in each round. */
  readonly rangeRequests: number;
  readonly downloads: number;
}

/** The figures that were measured for one server. */
export interface FileServerFigures {
  /** The median time until the first byte of a range, in milliseconds. */
  readonly firstByteMs: number;
  /** The median throughput while the whole file is sent, in megabytes per second. */
  readonly megabytesPerSecond: number;
  /** The CPU time per sent megabyte, in milliseconds. */
  readonly cpuMsPerMegabyte: number;
}

/** Measures all servers alternately, so that other load on the machine affects all of them. */
export async function compareFileServers(
  servers: Readonly<Record<string, FileServer>>,
  counts: MeasuringCounts,
): Promise<Record<string, FileServerFigures>> {
  const measured = Object.entries(servers).map(([key, server]) => [key, new MeasuredServer(server)] as const);
  for (const [, server] of measured) await server.warmUp(counts.warmUpRequests);
  for (let round = 0; round < counts.rounds; round += 1) {
    for (let request = 0; request < counts.rangeRequests; request += 1)
      for (const [, server] of measured) await server.readRange();
    for (const [, server] of measured) await server.download(counts.downloads);
  }
  return Object.fromEntries(measured.map(([key, server]) => [key, server.close()]));
}

/** Requests ranges of a file, or the whole file, from only one server, for example while the server's CPU profile is recorded. */
export async function requestRepeatedly(server: FileServer, part: 'range' | 'file', times: number): Promise<void> {
  const agent = newConnection();
  const request = part === 'range' ? measureFirstByte : measureDownload;
  for (let time = 0; time < times; time += 1) await request(agent, server.file);
  agent.destroy();
}

class MeasuredServer {
  private readonly server: FileServer;
  private readonly agent: Agent = newConnection();
  private readonly firstByteMs: number[] = [];
  private readonly megabytesPerSecond: number[] = [];
  private megabytes = 0;
  private cpuSeconds = 0;

  constructor(server: FileServer) {
    this.server = server;
  }

  async warmUp(requests: number): Promise<void> {
    for (let request = 0; request < requests; request += 1) await measureFirstByte(this.agent, this.server.file);
    for (let request = 0; request < requests / 20; request += 1) await measureDownload(this.agent, this.server.file);
  }

  async readRange(): Promise<void> {
    this.firstByteMs.push(await measureFirstByte(this.agent, this.server.file));
  }

  async download(times: number): Promise<void> {
    const before = this.readCpuSeconds();
    for (let time = 0; time < times; time += 1) {
      const { ms, bytes } = await measureDownload(this.agent, this.server.file);
      this.megabytes += bytes / MB;
      this.megabytesPerSecond.push(bytes / MB / (ms / 1_000));
    }
    this.cpuSeconds += this.readCpuSeconds() - before;
  }

  close(): FileServerFigures {
    this.agent.destroy();
    return {
      firstByteMs: median(this.firstByteMs),
      megabytesPerSecond: median(this.megabytesPerSecond),
      cpuMsPerMegabyte: (this.cpuSeconds * 1_000) / this.megabytes,
    };
  }

  private readCpuSeconds(): number {
    return this.server.processIds.reduce((sum, pid) => sum + cpuSecondsOfTree(pid), 0);
  }
}

const median = (values: readonly number[]): number => quantile(values, 0.5);
