import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatRulesOfRedisUsers } from '@memory/event-bus/redis-acl';
import { processEnvironment } from '@memory/launcher/stack/process-environment';
import {
  GATEWAY_PROCESS_NAME,
  type ProcessEnvironmentContext,
  serviceDatabases,
  topology,
} from '@memory/launcher/topology';
import { createPrivateKeyByCaller } from '@memory/service-kit/signing-keys';
import { createTestDatabase, eventually, startTestRedis } from '@memory/testing';
import { findFreePort } from '@memory/testing/free-port';
import type { BuiltServices } from './built-services.ts';
import { ReplicaBalancer } from './replica-balancer.ts';

const START_TIMEOUT_MS = 300_000;

/** The processes that serve requests. */
export const servingProcesses = topology.filter(({ name }) => name !== 'media-worker');

/** One process of the product at a port of its own. */
interface Replica {
  readonly port: number;
  readonly environment: Record<string, string>;
  child: ChildProcess;
}

/** The gateway and the services with several processes each, each behind a load balancer, on their own databases and Redis. */
export class ReplicatedProduct {
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'memory-rollout-'));
  private readonly balancers = new Map<string, ReplicaBalancer>();
  private readonly replicas = new Map<string, Replica[]>();
  private readonly cleanups: (() => Promise<unknown>)[] = [];

  private constructor(
    private readonly settings: Record<string, string>,
    private readonly replicaCount: number,
  ) {
    // A test run that is interrupted leaves no processes behind.
    process.once('exit', () => this.runningChildren().forEach((child) => child.kill('SIGKILL')));
  }

  /** Starts the product, and resolves when all replicas are ready. */
  static async start(
    services: BuiltServices,
    { settings, replicaCount }: { settings: Record<string, string>; replicaCount: number },
  ): Promise<ReplicatedProduct> {
    const product = new ReplicatedProduct(settings, replicaCount);
    try {
      await product.startAll(services);
      return product;
    } catch (error) {
      await product.stop();
      throw error;
    }
  }

  get url(): string {
    return this.balancerOf(GATEWAY_PROCESS_NAME).url;
  }

  /** Stops one replica with SIGTERM and starts it again, and resolves when it is ready. */
  async restart(name: string, index: number, services: BuiltServices): Promise<void> {
    const replica = this.replicas.get(name)![index]!;
    const exited = once(replica.child, 'exit');
    replica.child.kill('SIGTERM');
    const [code, signal] = (await exited) as [number | null, string | null];
    // A process of the previous release ends by the signal itself.
    if (code !== 0 && signal !== 'SIGTERM')
      throw new Error(`${name} ended with ${signal ?? code}:\n${this.logOf(name)}`);
    this.balancerOf(name).markEnded(replica.port);
    replica.child = this.launch(name, replica.environment, services);
    await this.waitUntilReady(name);
  }

  /** The output of the replicas of a process. */
  logOf(name: string): string {
    return readFileSync(this.logFile(name), 'utf8');
  }

  async stop(): Promise<void> {
    const running = this.runningChildren();
    const exits = running.map((child) => once(child, 'exit'));
    for (const child of running) child.kill('SIGKILL');
    await Promise.all(exits);
    await Promise.all([...this.balancers.values()].map((balancer) => balancer.stop()));
    for (const cleanup of this.cleanups) await cleanup();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private async startAll(services: BuiltServices): Promise<void> {
    const [redis, ...databases] = await Promise.all([
      startTestRedis({ appendOnly: true, users: formatRulesOfRedisUsers((user) => user) }),
      ...serviceDatabases().map(async ({ database, app }) => {
        const created = await createTestDatabase({ migrations: app });
        return { database, ...created };
      }),
    ]);
    this.cleanups.push(() => redis.stop(), ...databases.map(({ drop }) => drop));
    const urls = new Map(databases.map(({ database, url }) => [database, url]));
    const ports = new Map<string, number>();
    for (const { name } of topology) ports.set(name, await findFreePort());
    const context: ProcessEnvironmentContext = {
      host: '127.0.0.1',
      dataDir: this.dataDir,
      secrets: { sessionSecret: 'a session secret only for this test run', signingKeys: createPrivateKeyByCaller() },
      usesInstalledSpeechModel: false,
      redisUrl: (user) => redis.urlFor(user),
      databaseUrl: (database) => urls.get(database) ?? '',
      ports,
      metricsPorts: new Map(),
    };
    for (const process of servingProcesses) {
      const environment = { ...processEnvironment(process, context), ...this.settings };
      const replicaPorts = await Promise.all(Array.from({ length: this.replicaCount }, findFreePort));
      this.balancers.set(process.name, await ReplicaBalancer.start(ports.get(process.name)!, replicaPorts));
      this.replicas.set(
        process.name,
        replicaPorts.map((port) => {
          const own = { ...environment, PORT: String(port) };
          return { port, environment: own, child: this.launch(process.name, own, services) };
        }),
      );
    }
    await Promise.all(servingProcesses.map(({ name }) => this.waitUntilReady(name)));
  }

  private launch(name: string, environment: Record<string, string>, services: BuiltServices): ChildProcess {
    const definition = topology.find((candidate) => candidate.name === name)!;
    const log = openSync(this.logFile(name), 'a');
    const child = spawn(process.execPath, [services.program(definition)], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(this.dataDir, 'cache'), ...environment },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    return child;
  }

  private async waitUntilReady(name: string): Promise<void> {
    await eventually(
      () => {
        const count = this.balancerOf(name).readyReplicas;
        if (count < this.replicaCount) throw new Error(`${count} replicas of ${name} are ready:\n${this.logOf(name)}`);
      },
      { timeoutMs: START_TIMEOUT_MS },
    );
  }

  private runningChildren(): ChildProcess[] {
    const children = [...this.replicas.values()].flat().map(({ child }) => child);
    return children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  }

  private balancerOf(name: string): ReplicaBalancer {
    return this.balancers.get(name)!;
  }

  private logFile(name: string): string {
    return join(this.dataDir, `${name}.log`);
  }
}
