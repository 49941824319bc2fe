import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const CHECK_INTERVAL_MS = 100;

/**
 * A TCP load balancer in place of the platform's, such as a Service of Kubernetes: each new connection goes to the next replica whose
 * readiness was true at its last check. A failed connection is not repeated elsewhere.
 */
export class ReplicaBalancer {
  private readonly ready = new Set<number>();
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private readonly stopping = new AbortController();
  private connections = 0;

  private constructor(private readonly replicaPorts: readonly number[]) {
    this.server = createServer((client) => this.forward(client));
    for (const port of replicaPorts) void this.followReadiness(port);
  }

  static async start(port: number, replicaPorts: readonly number[]): Promise<ReplicaBalancer> {
    const balancer = new ReplicaBalancer(replicaPorts);
    balancer.server.listen(port, '127.0.0.1');
    await once(balancer.server, 'listening');
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get readyReplicas(): number {
    return this.ready.size;
  }

  /** Sends no connection to a replica that has ended until a check finds it ready again. */
  markEnded(port: number): void {
    this.ready.delete(port);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await once(this.server, 'close');
  }

  private async followReadiness(port: number): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      if (await isReady(port)) this.ready.add(port);
      else this.ready.delete(port);
      await delay(CHECK_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private forward(client: Socket): void {
    const ports = this.replicaPorts.filter((port) => this.ready.has(port));
    const port = ports[(this.connections += 1) % ports.length];
    if (port === undefined) return void client.destroy();
    const replica = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [client, replica],
      [replica, client],
    ] as const) {
      this.sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.once('close', () => {
        this.sockets.delete(from);
        to.end();
      });
    }
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/health`, { headers: { connection: 'close' } });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
