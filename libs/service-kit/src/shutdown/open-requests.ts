import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Injectable, Module } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** Tracks the requests of this process that have no complete response yet, and its connections that have sent no request. */
@Injectable()
export class OpenRequests {
  private readonly unusedConnections = new Set<Socket>();
  private server: Server | undefined;
  private requests = 0;

  /** Starts counting the requests to this server. Called before it listens. */
  watch(fastify: FastifyInstance): void {
    this.server = fastify.server as Server;
    this.server.on('connection', (socket: Socket) => {
      this.unusedConnections.add(socket);
      socket.once('close', () => this.unusedConnections.delete(socket));
    });
    this.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      this.unusedConnections.delete(socket);
      this.requests += 1;
      response.once('close', () => (this.requests -= 1));
    });
    // Node itself closes idle connections, which are between two requests.
    fastify.addHook('preClose', async () => this.closeUnusedConnections());
  }

  /** The number of requests without a complete response. */
  get count(): number {
    return this.requests;
  }

  /** Breaks all connections. */
  cut(): void {
    this.server?.closeAllConnections();
  }

  /**
   * Closes the connections that have sent no data, which would otherwise stay open until the headers of their first request time out. The event loop
   * reads from sockets between the two calls of setImmediate, so a request that has already arrived is handled.
   */
  private closeUnusedConnections(): void {
    setImmediate(() =>
      setImmediate(() => {
        for (const socket of this.unusedConnections) if (socket.bytesRead === 0) socket.destroy();
      }),
    );
  }
}

@Module({ providers: [OpenRequests] })
export class ShutdownModule {}
