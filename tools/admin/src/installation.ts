import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { environmentPrefix, readConfig, rejectExampleSecrets } from '@memory/launcher/config';
import { readRunningInstallation } from '@memory/launcher/stack/running-installation';
import { readOrCreateInstallationSecrets } from '@memory/launcher/stack/secrets';

/** The URLs and keys with which a command connects to a running installation. */
export interface InstallationAccess {
  redisUrl: string;
  /** The private key with which requests are signed as the caller `admin`. */
  signingKey: string;
  /**
   * Returns the base URL of a service by its name in topology.ts.
   * @throws UserFacingError for a service that does not run
   */
  serviceUrl: (service: string) => string;
  /**
   * Returns where a process of topology.ts responds (`url`) and where it serves its metrics. Returns undefined when the addresses are not known here,
   * as in the container of the admin program, which cannot connect to all other containers.
   */
  processAddress: (name: string) => { url: string; metricsUrl: string } | undefined;
}

/**
 * Finds the installation that runs on DATA_DIR. Containers have no such folder; there the environment variables REDIS_URL, SIGNING_KEY,
 * MEDIA_URL, SOCIAL_URL and so on provide the same information.
 * @throws UserFacingError when nothing runs on DATA_DIR
 */
export function findInstallationAccess(env: NodeJS.ProcessEnv): InstallationAccess {
  rejectExampleSecrets(['REDIS_URL', 'SIGNING_KEY'], env);
  if (env.SIGNING_KEY && env.REDIS_URL) return installationFromEnvironment(env, env.SIGNING_KEY, env.REDIS_URL);
  const { dataDir } = readConfig(env);
  const running = readRunningInstallation(dataDir);
  if (!running) {
    throw new UserFacingError(
      `Nothing is running in ${dataDir}. Start it with npm start, or say where it runs: DATA_DIR=… npm run admin -- …`,
    );
  }
  return {
    redisUrl: running.redisUrl,
    signingKey: readOrCreateInstallationSecrets(dataDir).signingKeys.admin,
    serviceUrl: (service) => {
      const url = running.addresses[service];
      if (!url) throw new UserFacingError(`${service} is not running.`);
      return url;
    },
    processAddress: (name) => {
      const [url, metricsUrl] = [running.addresses[name], running.metrics[name]];
      return url && metricsUrl ? { url, metricsUrl } : undefined;
    },
  };
}

function installationFromEnvironment(env: NodeJS.ProcessEnv, signingKey: string, redisUrl: string): InstallationAccess {
  const serviceUrl = (service: string): string => {
    const name = `${environmentPrefix(service)}_URL`;
    const url = env[name];
    if (!url) throw new UserFacingError(`Set ${name} to the address of ${service}.`);
    return url.replace(/\/$/, '');
  };
  const processAddress = (name: string): { url: string; metricsUrl: string } | undefined => {
    const url = env[`${environmentPrefix(name)}_URL`];
    if (!url || !env.METRICS_PORT) return undefined;
    const metrics = new URL(url);
    metrics.port = env.METRICS_PORT;
    return { url: url.replace(/\/$/, ''), metricsUrl: metrics.origin };
  };
  return { redisUrl, signingKey, serviceUrl, processAddress };
}
