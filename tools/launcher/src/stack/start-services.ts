import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { ProgressOutput } from '../cli/progress.ts';
import type { ToolsConfig } from '../config.ts';
import { findFreePort } from '../process/free-port.ts';
import { SupervisedProcess } from '../process/supervised-process.ts';
import type { LinuxCapability } from '../system/resolve-process-user.ts';
import { GATEWAY_PROCESS_NAME, type ProcessEnvironmentContext, topology, type TopologyProcess } from '../topology.ts';
import type { Cleanup, StopMode } from './cleanup.ts';
import { usesInstalledSpeechModel } from './installed-speech-model.ts';
import { processPort } from './process-environment.ts';
import { writeRunningInstallation } from './running-installation.ts';
import type { InstallationSecrets } from './secrets.ts';
import { prepareServiceProcess } from './service-process.ts';
import type { PostgresAndRedisAddresses } from './start-servers.ts';
import { startTogether } from './start-together.ts';

interface StartServicesOptions {
  config: ToolsConfig;
  secrets: InstallationSecrets;
  addresses: PostgresAndRedisAddresses;
  /** The heap limit of each process in MB, by the name of the process. */
  heapLimits: ReadonlyMap<string, number>;
  env: NodeJS.ProcessEnv;
  progress: ProgressOutput;
  /** The list of cleanups, to which functions are added that stop the services. */
  cleanups: Cleanup[];
  /** Aborting it ends the start. */
  signal: AbortSignal;
}

/**
 * Starts every process of topology.ts as soon as the processes that it depends on are ready.
 * @returns a function that restarts the process with the given name
 */
export async function startServices(options: StartServicesOptions): Promise<(name: string) => Promise<void>> {
  const { config, secrets, addresses, heapLimits, env, progress, cleanups, signal } = options;
  const { host, dataDir } = config;
  const context: ProcessEnvironmentContext = {
    host,
    dataDir,
    secrets,
    usesInstalledSpeechModel: usesInstalledSpeechModel(dataDir, env),
    ...addresses,
    ...(await choosePorts(config)),
  };
  const prepared = topology.map((process) =>
    prepareServiceProcess(process, context, { env, heapMb: heapLimits.get(process.name) ?? process.heapMb }),
  );
  warnAboutFileAccess(new Set(prepared.flatMap(({ capabilities }) => capabilities)), progress);
  const supervised = new Map(
    prepared.map(({ definition }) => [definition.name, new SupervisedProcess(definition, progress.print)]),
  );
  cleanups.push((mode) => stopAll(supervised, mode));
  cleanups.push(
    writeRunningInstallation(dataDir, {
      redisUrl: context.redisUrl('admin'),
      addresses: urlsOnLocalhost(context.ports),
      metrics: urlsOnLocalhost(context.metricsPorts),
    }),
  );
  cleanups.push(writePrometheusTargets(dataDir, urlsOnLocalhost(context.metricsPorts)));
  await startInDependencyOrder(signal, ({ name }, giveUp) =>
    progress.track(
      `Starting ${name}`,
      () => getProcess(supervised, name).start(giveUp),
      () => `${name} ready on ${processPort(name, context)}`,
    ),
  );
  return async (name) => {
    await getProcess(supervised, name).interrupt();
    await getProcess(supervised, name).start();
  };
}

/**
 * Starts the processes in the order of their dependencies. At most as many start at the same time as there are cores, because more would only compete
 * for the cores.
 */
async function startInDependencyOrder(
  signal: AbortSignal,
  start: (process: TopologyProcess, giveUp: AbortSignal) => Promise<void>,
): Promise<void> {
  const limit = pLimit(availableParallelism());
  const starting = new Map<string, Promise<void>>();
  const startOnce = (process: TopologyProcess, giveUp: AbortSignal): Promise<void> => {
    const known = starting.get(process.name);
    if (known) return known;
    const dependencies = topology.filter(({ name }) => process.dependsOn.includes(name));
    const started = Promise.all(dependencies.map((dependency) => startOnce(dependency, giveUp))).then(() =>
      limit(() => start(process, giveUp)),
    );
    starting.set(process.name, started);
    return started;
  };
  await startTogether(
    signal,
    topology.map((process) => (giveUp: AbortSignal) => startOnce(process, giveUp)),
  );
}

/**
 * Prints a warning when the system users need a capability to read the clone or DATA_DIR. The warning explains the risk and how to avoid the
 * capability.
 */
function warnAboutFileAccess(capabilities: ReadonlySet<LinuxCapability>, { print }: ProgressOutput): void {
  if (!capabilities.has('dac_override') && !capabilities.has('dac_read_search')) return;
  const access = capabilities.has('dac_override') ? 'read and change' : 'read';
  print(
    `! Other users of this machine may not read the clone or DATA_DIR. The processes ignore file permissions instead: an intruder in one of them could ${access} ` +
      'every file of this machine. To avoid that, put both where every user may read, such as /srv/memory.',
  );
}

async function choosePorts({
  port,
  dataDir,
}: ToolsConfig): Promise<Pick<ProcessEnvironmentContext, 'ports' | 'metricsPorts'>> {
  const ports = new Map<string, number>();
  const metricsPorts = new Map<string, number>();
  for (const { name } of topology) {
    ports.set(name, name === GATEWAY_PROCESS_NAME ? port : await findFreePort(dataDir));
    metricsPorts.set(name, await findFreePort(dataDir));
  }
  return { ports, metricsPorts };
}

function urlsOnLocalhost(ports: ReadonlyMap<string, number>): Record<string, string> {
  return Object.fromEntries([...ports].map(([name, port]) => [name, `http://127.0.0.1:${port}`]));
}

/**
 * Stops the gateway first, so that no request fails halfway because a service behind the gateway has stopped. Then stops all other processes at the
 * same time.
 */
async function stopAll(supervised: Map<string, SupervisedProcess>, mode: StopMode): Promise<void> {
  const stop = (process: SupervisedProcess): Promise<void> => (mode === 'fast' ? process.interrupt() : process.stop());
  await stop(getProcess(supervised, GATEWAY_PROCESS_NAME));
  await Promise.all([...supervised.values()].map(stop));
}

function getProcess(supervised: Map<string, SupervisedProcess>, name: string): SupervisedProcess {
  const process = supervised.get(name);
  if (!process) throw new Error(`${name} is not in topology.ts`);
  return process;
}

/**
 * Writes `prometheus-targets.json`, from which a Prometheus on this machine reads the metrics ports, which change with each start
 * (https://prometheus.io/docs/prometheus/latest/configuration/configuration/#file_sd_config). The file contains no secrets, and every user may read
 * it.
 * @param metrics the base URL of the metrics of each process, by the name of the process
 * @returns a function that deletes the file
 */
function writePrometheusTargets(dataDir: string, metrics: Readonly<Record<string, string>>): () => void {
  const file = join(dataDir, 'prometheus-targets.json');
  const targets = Object.entries(metrics).map(([service, url]) => ({
    targets: [new URL(url).host],
    labels: { service },
  }));
  // The file is removed first, because an existing file would keep its mode.
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify(targets, undefined, 2)}\n`, { mode: 0o644 });
  return () => rmSync(file, { force: true });
}
