import type { Capability } from './capabilities.ts';
import type { ToolsConfig } from './config.ts';
import type { Infrastructure } from './infrastructure.ts';
import { endLeftover } from './leftovers.ts';
import { pidFile } from './pid-file.ts';
import { freePort } from './ports.ts';
import { writeRunning } from './running.ts';
import type { Secrets } from './secrets.ts';
import { prepareProgram } from './service-program.ts';
import type { Ending } from './stack.ts';
import type { Steps } from './steps.ts';
import { Supervised } from './supervised.ts';
import { builtFile, gateway, portOf, type Process, type System, topology } from './topology.ts';

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
export async function startProcesses({
  config,
  secrets,
  infrastructure,
  env,
  steps,
  endings,
}: Start): Promise<(name: string) => Promise<void>> {
  const { host, dataDir } = config;
  const system: System = { host, dataDir, secrets, ...infrastructure, ...(await choosePorts(config)) };
  const prepared = topology.map((process) => prepareProgram(process, system, env));
  warnOfCapabilities(new Set(prepared.flatMap(({ capabilities }) => capabilities)), steps);
  const running = new Map(prepared.map(({ program }) => [program.name, new Supervised(program, steps.say)]));
  endings.push(() => stopAll(running));
  endings.push(
    writeRunning(dataDir, {
      redisUrl: system.redisUrl('admin'),
      addresses: addressesOf(system.ports),
      metrics: addressesOf(system.metricsPorts),
    }),
  );

  const started = new Map<string, Promise<void>>();
  const start = (process: Process): Promise<void> => {
    const known = started.get(process.name);
    if (known) return known;
    const needs = topology.filter(({ name }) => process.needs.includes(name));
    const starting = Promise.all(needs.map(start)).then(() =>
      steps.run(
        `Starting ${process.name}`,
        () => find(running, process.name).start(),
        () => `${process.name} ready on ${portOf(process.name, system)}`,
      ),
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

/** Warns when system users cannot read the clone or DATA_DIR by their own rights: says what follows, and how to avoid it. */
function warnOfCapabilities(capabilities: ReadonlySet<Capability>, { say }: Steps): void {
  const access = capabilities.has('dac_override') ? 'read and change' : 'read';
  if (!capabilities.has('dac_override') && !capabilities.has('dac_read_search')) return;
  say(
    `! Other users of this machine may not read the clone or DATA_DIR. The processes ignore file permissions instead: an intruder in one of them could ${access} ` +
      'every file of this machine. To avoid that, put both where every user may read, such as /srv/memory.',
  );
}

/** What a killed start left running: nothing may hold the ports and the jobs of the new one. */
export async function endLeftovers(dataDir: string): Promise<void> {
  await Promise.all(
    topology.map(({ name, entry }) => endLeftover(pidFile(dataDir, name), builtFile(entry), 'SIGTERM')),
  );
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

/** The gateway first, so that no request fails halfway because its service has ended; then the others together. */
async function stopAll(running: Map<string, Supervised>): Promise<void> {
  await running.get(gateway)?.stop();
  await Promise.all([...running.values()].map((process) => process.stop()));
}

function find(running: Map<string, Supervised>, name: string): Supervised {
  const process = running.get(name);
  if (!process) throw new Error(`${name} is not in topology.ts`);
  return process;
}
