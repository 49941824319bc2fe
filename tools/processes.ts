import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from './child.ts';
import { root, type ToolsConfig } from './config.ts';
import type { Infrastructure } from './infrastructure.ts';
import { endLeftover } from './leftovers.ts';
import { freshLog } from './logs.ts';
import { freePort } from './ports.ts';
import { writeRunning } from './running.ts';
import type { Secrets } from './secrets.ts';
import type { Ending } from './stack.ts';
import type { Steps } from './steps.ts';
import { isHealthy, type Program, Supervised } from './supervised.ts';
import { builtFile, environmentOf, gateway, portOf, type Process, type System, topology } from './topology.ts';

interface Start {
  config: ToolsConfig;
  secrets: Secrets;
  infrastructure: Infrastructure;
  env: NodeJS.ProcessEnv;
  steps: Steps;
  endings: Ending[];
}

/**
 * Starts every process of the topology, each as soon as those it needs answer.
 * @returns restarts one of them by name
 */
export async function startProcesses({ config, secrets, infrastructure, env, steps, endings }: Start): Promise<(name: string) => Promise<void>> {
  const { host, dataDir } = config;
  const system: System = { host, dataDir, secrets, ...infrastructure, ...(await choosePorts(config)) };
  const running = new Map(topology.map((process) => [process.name, new Supervised(programOf(process, system, env), steps.say)]));
  endings.push(() => stopAll(running));
  endings.push(writeRunning(dataDir, { redisUrl: system.redisUrl, addresses: addressesOf(system.ports), metrics: addressesOf(system.metricsPorts) }));

  const started = new Map<string, Promise<void>>();
  const start = (process: Process): Promise<void> => {
    const known = started.get(process.name);
    if (known) return known;
    const needs = topology.filter(({ name }) => process.needs.includes(name));
    const starting = Promise.all(needs.map(start)).then(() =>
      steps.run(`Starting ${process.name}`, () => find(running, process.name).start(), () => `${process.name} ready on ${portOf(process.name, system)}`),
    );
    started.set(process.name, starting);
    return starting;
  };
  await Promise.all(topology.map(start));
  return async (name) => {
    await find(running, name).stop();
    await find(running, name).start();
  };
}

/** What a killed start left running: nothing may hold the ports and the jobs of the new one. */
export async function endLeftovers(dataDir: string): Promise<void> {
  await Promise.all(topology.map(({ name, entry }) => endLeftover(pidFile(dataDir, name), builtFile(entry), 'SIGTERM')));
}

async function choosePorts({ port, dataDir }: ToolsConfig): Promise<Pick<System, 'ports' | 'metricsPorts'>> {
  const ports = new Map<string, number>();
  const metricsPorts = new Map<string, number>();
  for (const { name } of topology) {
    ports.set(name, name === gateway ? port : await freePort(dataDir));
    metricsPorts.set(name, await freePort(dataDir));
  }
  return { ports, metricsPorts };
}

function addressesOf(ports: ReadonlyMap<string, number>): Record<string, string> {
  return Object.fromEntries([...ports].map(([name, port]) => [name, `http://127.0.0.1:${port}`]));
}

function programOf(process: Process, system: System, env: NodeJS.ProcessEnv): Program {
  const logFile = freshLog(system.dataDir, process.name);
  const host = process.name === gateway && !['0.0.0.0', '::'].includes(system.host) ? system.host : '127.0.0.1';
  // The gateway's own health says nothing of the services behind it; what it tells people does.
  const health = `http://${host}:${portOf(process.name, system)}${process.name === gateway ? '/api/health' : '/health'}`;
  return {
    name: process.name,
    logFile,
    answers: () => isHealthy(health),
    launch() {
      const child = startChild({
        program: globalThis.process.execPath,
        args: [builtFile(process.entry)],
        logFile,
        cwd: root,
        // Compiled code is kept between starts: that is half of a service's starting time.
        env: { ...env, ...environmentOf(process, system), NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') },
      });
      const file = pidFile(system.dataDir, process.name);
      writeFileSync(file, `${child.pid}\n`);
      void child.ended.then(() => rmSync(file, { force: true }));
      return child;
    },
  };
}

/** Where a running process of the topology has written its id. */
export function pidFile(dataDir: string, name: string): string {
  return join(dataDir, 'run', `${name}.pid`);
}

/** The door first, so that nobody is served half; then the others together. */
async function stopAll(running: Map<string, Supervised>): Promise<void> {
  await running.get(gateway)?.stop();
  await Promise.all([...running.values()].map((process) => process.stop()));
}

function find(running: Map<string, Supervised>, name: string): Supervised {
  const process = running.get(name);
  if (!process) throw new Error(`${name} is not in topology.ts`);
  return process;
}
