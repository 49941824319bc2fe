import { type Service, settingsReadBy } from '@memory/service-kit/settings';
import { formatCallerKeys } from '@memory/service-kit/signing-keys';
import { appFolderOfEntryFile, type ProcessEnvironmentContext, topology, type TopologyProcess } from '../topology.ts';

/** Returns the settings of one process that the launcher computes, among the settings that the process reads. They have the same names in docker-compose.yml. */
export function processEnvironment(
  process: TopologyProcess,
  context: ProcessEnvironmentContext,
): Record<string, string> {
  const service = serviceName(process);
  const isRead = settingsReadBy(service);
  return Object.fromEntries(Object.entries(madeSettings(process, service, context)).filter(([name]) => name in isRead));
}

function madeSettings(
  process: TopologyProcess,
  service: Service,
  context: ProcessEnvironmentContext,
): Record<string, string> {
  const { signingKeys } = context.secrets;
  const peerAddresses = topology
    .filter((peer) => peer.addressVariable !== undefined)
    .map((peer) => [peer.addressVariable, `http://127.0.0.1:${processPort(peer.name, context)}`]);
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(processPort(process.name, context)),
    METRICS_PORT: String(context.metricsPorts.get(process.name) ?? ''),
    SIGNING_KEY: signingKeys[service],
    CALLER_KEYS: formatCallerKeys(signingKeys),
    REDIS_URL: context.redisUrl(service),
    ...(process.database ? { DATABASE_URL: context.databaseUrl(process.database) } : {}),
    ...Object.fromEntries(peerAddresses),
    ...process.env?.(context),
  };
}

/**
 * Returns the name with which a process signs its requests and logs in to Redis: the name of the app, such as `media-svc` for
 * `apps/media-svc/src/worker.ts`.
 */
export function serviceName({ entry }: { entry: string }): Service {
  return appFolderOfEntryFile(entry).slice('apps/'.length) as Service;
}

/** Returns the port that was chosen for a process. @throws Error when no port was chosen */
export function processPort(name: string, { ports }: ProcessEnvironmentContext): number {
  const port = ports.get(name);
  if (port === undefined) throw new Error(`No port was chosen for ${name}`);
  return port;
}
