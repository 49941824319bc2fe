import { once } from 'node:events';
import { Agent, type IncomingMessage, request as sendRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon, { type Options, type Result } from 'autocannon';

/** The number of connections that send requests at the same time. */
export const CONNECTIONS = 32;
/**
 * The request rate of the second measurement. It is far below the capacity of both servers, so it measures the cost of a request that never waits.
 */
const FIXED_REQUESTS_PER_SECOND = 100;

/** The requests that a load consists of. */
export interface LoadRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly body?: string;
  /** Returns the headers of a connection, by its number. Every connection belongs to another user. */
  headersOf(connection: number): Record<string, string>;
}

export interface LoadResult {
  readonly requests: number;
  readonly requestsPerSecond: number;
  /** The durations of the responses, in milliseconds. */
  readonly latencies: readonly number[];
}

/** How long requests are sent: for a number of seconds, or until a number of requests is reached. */
export type LoadLength = { readonly seconds: number } | { readonly requests: number };

/**
 * Sends requests on 32 connections, each as soon as the previous one has its response.
 * @throws Error when a response is not successful
 */
export async function saturate(load: LoadRequest, length: LoadLength): Promise<LoadResult> {
  const latencies: number[] = [];
  let connection = 0;
  const startedAt = performance.now();
  const options: Options = {
    url: load.url,
    method: load.method,
    ...(load.body === undefined ? {} : { body: load.body }),
    connections: CONNECTIONS,
    ...('seconds' in length ? { duration: length.seconds } : { amount: length.requests }),
    setupClient: (client) => client.setHeaders(load.headersOf(connection++)),
  };
  const { errors, timeouts, non2xx } = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, result) => (error ? reject(error) : resolve(result)));
    run.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  });
  const elapsedSeconds = (performance.now() - startedAt) / 1_000;
  if (errors + timeouts + non2xx > 0)
    throw new Error(`${load.url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} unsuccessful responses`);
  return {
    requests: latencies.length,
    requestsPerSecond: latencies.length / elapsedSeconds,
    latencies,
  };
}

/**
 * Sends 100 requests per second at equal intervals, without waiting for the previous responses. autocannon is not used here, because it sends all
 * requests of a second at once.
 * @throws Error when a response is not successful
 */
export async function sendAtFixedRate(load: LoadRequest, seconds: number): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const responses: Promise<number>[] = [];
  const startedAt = performance.now();
  const count = seconds * FIXED_REQUESTS_PER_SECOND;
  for (let number = 0; number < count; number += 1) {
    const dueAt = startedAt + (number * 1_000) / FIXED_REQUESTS_PER_SECOND;
    await delay(Math.max(0, dueAt - performance.now()));
    responses.push(measureResponse(agent, load, number % CONNECTIONS));
  }
  const latencies = await Promise.all(responses);
  agent.destroy();
  return {
    requests: count,
    requestsPerSecond: FIXED_REQUESTS_PER_SECOND,
    latencies,
  };
}

/** Sends one request. @returns the milliseconds until the last byte of the response */
async function measureResponse(agent: Agent, load: LoadRequest, connection: number): Promise<number> {
  const startedAt = performance.now();
  const request = sendRequest(load.url, { agent, method: load.method, headers: load.headersOf(connection) });
  request.end(load.body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  if (response.statusCode === undefined || response.statusCode >= 300)
    throw new Error(`${load.url}: ${response.statusCode}`);
  return performance.now() - startedAt;
}
