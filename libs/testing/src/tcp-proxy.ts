import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A TCP proxy in front of a server, which imitates the failures of a network. */
export interface TcpProxy {
  /** The URL of the server, with the host and port of the proxy. */
  readonly url: string;
  /** Forwards nothing in either direction until the returned function is called, like a network that is cut and then restored. */
  holdAll(): () => void;
  /** Makes all current connections half-open: the server forgets them, and the clients are not told. New connections work. */
  makeHalfOpen(): void;
  /** Delays every chunk of bytes, until the returned function is called. @param delayMs in milliseconds, in each direction */
  slowDown(delayMs: number): () => void;
  stop(): Promise<void>;
}

interface Connection {
  readonly client: Socket;
  readonly server: Socket;
  isHalfOpen: boolean;
}

export async function startTcpProxy(url: string): Promise<TcpProxy> {
  const target = new URL(url);
  const connections = new Set<Connection>();
  let isHeld = false;
  let delayMs = 0;

  const forward = (connection: Connection, from: Socket, to: Socket): void => {
    // Chunks are forwarded one after the other, so that a delay does not change their order.
    let previous: Promise<unknown> = Promise.resolve();
    const enqueue = (work: () => unknown): void => void (previous = previous.then(work));
    from.on('data', (bytes: Buffer) => {
      if (connection.isHalfOpen) return;
      enqueue(async () => {
        if (delayMs > 0) await delay(delayMs);
        if (!to.destroyed) to.write(bytes);
      });
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      if (!connection.isHalfOpen) enqueue(() => to.destroy());
      if (from === connection.client) connections.delete(connection);
    });
  };
  const proxy = createServer((client) => {
    const connection = { client, server: connect(Number(target.port), target.hostname), isHalfOpen: false };
    connections.add(connection);
    forward(connection, client, connection.server);
    forward(connection, connection.server, client);
    if (isHeld) pause(connection);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const proxied = new URL(url);
  proxied.port = String((proxy.address() as AddressInfo).port);
  return {
    url: proxied.href,
    holdAll() {
      isHeld = true;
      for (const connection of connections) pause(connection);
      return () => {
        isHeld = false;
        for (const { client, server } of connections) for (const socket of [client, server]) socket.resume();
      };
    },
    makeHalfOpen() {
      for (const connection of connections) {
        connection.isHalfOpen = true;
        connection.server.destroy();
      }
    },
    slowDown(milliseconds) {
      delayMs = milliseconds;
      return () => void (delayMs = 0);
    },
    async stop() {
      const closed = once(proxy, 'close');
      proxy.close();
      for (const { client, server } of connections) for (const socket of [client, server]) socket.destroy();
      await closed;
    },
  };
}

function pause({ client, server }: Connection): void {
  client.pause();
  server.pause();
}
