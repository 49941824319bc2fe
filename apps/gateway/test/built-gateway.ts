import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@memory/testing';
import { findFreePort } from '@memory/testing/free-port';

const root = join(import.meta.dirname, '../../..');

/** The production build of the gateway, in a folder of its own, so that another running build is not overwritten. */
export class BuiltGateway {
  private readonly running = new Set<ChildProcess>();

  private constructor(private readonly folder: string) {}

  static async build(): Promise<BuiltGateway> {
    // The build resolves packages from the repository.
    const folder = await mkdtemp(join(root, 'node_modules', '.memory-test-gateway-'));
    await promisify(execFile)(process.execPath, [join(root, 'tools/launcher/src/build/build-service.ts'), folder], {
      cwd: join(root, 'apps/gateway'),
    });
    return new BuiltGateway(folder);
  }

  /** Starts the gateway on free ports and waits until it responds. */
  async start(env: Record<string, string>, logFile: string): Promise<GatewayProcess> {
    const [port, metricsPort] = [await findFreePort(), await findFreePort()];
    const log = openSync(logFile, 'a');
    const child = spawn(process.execPath, [join(this.folder, 'main.js')], {
      env: { ...env, HOST: '127.0.0.1', PORT: String(port), METRICS_PORT: String(metricsPort) },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.running.add(child);
    child.once('exit', () => this.running.delete(child));
    const gateway = { child, url: `http://127.0.0.1:${port}`, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` };
    await eventually(() => fetch(gateway.metricsUrl));
    return gateway;
  }

  /** Kills the processes that still run, and deletes the build. */
  async delete(): Promise<void> {
    const ends = [...this.running].map((child) => once(child, 'exit'));
    for (const child of this.running) child.kill('SIGKILL');
    await Promise.all(ends);
    await rm(this.folder, { recursive: true, force: true });
  }
}

export interface GatewayProcess {
  readonly child: ChildProcess;
  readonly url: string;
  readonly metricsUrl: string;
}
