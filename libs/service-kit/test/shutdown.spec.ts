import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { eventually } from '@memory/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { OpenRequests } from '../src/shutdown/open-requests.ts';
import { Shutdown } from '../src/shutdown/shutdown.ts';
import { identityOf, startSample } from './sample-service.ts';

const UNLIMITED = { SHUTDOWN_DELAY_SECONDS: 0, SHUTDOWN_TIMEOUT_SECONDS: 3_600 };

const rawRequest = (path: string, headers: Record<string, string> = {}): string => {
  const lines = Object.entries({ host: 'sample', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
};

/** A listening service with a route `/slow`, which responds when `respond` is called. */
class ListeningSample {
  readonly isClosing = Promise.withResolvers<void>();
  readonly slowResponse = Promise.withResolvers<string>();
  app!: NestFastifyApplication;

  async start(): Promise<this> {
    this.app = await startSample((instance) => {
      const server = instance.getHttpAdapter().getInstance() as unknown as FastifyInstance;
      server.addHook('preClose', async () => this.isClosing.resolve());
      server.get('/slow', () => this.slowResponse.promise);
    });
    await this.app.listen(0, '127.0.0.1');
    return this;
  }

  async connect(): Promise<Connection> {
    const socket = connect(Number(new URL(await this.app.getUrl()).port), '127.0.0.1');
    await once(socket, 'connect');
    return new Connection(socket);
  }
}

class Connection {
  received = '';
  readonly closed: Promise<unknown>;

  constructor(readonly socket: Socket) {
    socket.setEncoding('utf8').on('data', (text: string) => (this.received += text));
    // The server may also reset the connection.
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.once('close', resolve));
  }
}

/** Sends a request to `/slow`, and resolves when it has arrived. */
async function requestSlowly(): Promise<Connection> {
  const connection = await sample.connect();
  connection.socket.write(rawRequest('/slow'));
  await eventually(() => expect(sample.app.get(OpenRequests).count).toBe(1));
  return connection;
}

let sample: ListeningSample;
beforeEach(async () => {
  sample = await new ListeningSample().start();
});
afterEach(() => sample.app.close());

it('is not ready from the first moment, and goes on serving until the delay has passed, closing each connection', async () => {
  const shutdown = new Shutdown(sample.app, { ...UNLIMITED, SHUTDOWN_DELAY_SECONDS: 300 });
  const ended = shutdown.start();
  const url = await sample.app.getUrl();
  const health = await fetch(`${url}/health`);
  expect([health.status, health.headers.get('retry-after')]).toEqual([503, '5']);
  const response = await fetch(`${url}/api/greetings`, { headers: await identityOf('mei') });
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
  // A person who presses Ctrl-C does not wait for the delay.
  await Promise.all([shutdown.interrupt(), ended]);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

it('responds to the open requests, and closes each connection after its response', async () => {
  const connection = await requestSlowly();
  const ended = new Shutdown(sample.app, UNLIMITED).start();
  await sample.isClosing.promise;
  sample.slowResponse.resolve('slow');
  await Promise.all([connection.closed, ended]);
  expect(connection.received).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n[^]*slow$/i);
});

it('does not wait for connections that have sent nothing', async () => {
  const connection = await sample.connect();
  await eventually(async () => expect(await connectionCount(sample.app)).toBe(1));
  await new Shutdown(sample.app, UNLIMITED).start();
  await connection.closed;
  expect(connection.received).toBe('');
});

it('cuts the requests that are open after the limit', async () => {
  const connection = await requestSlowly();
  await new Shutdown(sample.app, { ...UNLIMITED, SHUTDOWN_TIMEOUT_SECONDS: 0.05 }).start();
  await connection.closed;
  expect(connection.received).toBe('');
});

function connectionCount(app: NestFastifyApplication): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const { server } = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  return promise;
}
