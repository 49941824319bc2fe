import { readConfig, refuseExampleSecrets, settingPrefix } from '../config.ts';
import { readRunning } from '../running.ts';
import { readSecrets } from '../secrets.ts';
import { Refusal } from '../steps.ts';

/** What a command needs of a running installation. */
export interface Installation {
  redisUrl: string;
  /** The private key with which `npm run admin` signs its requests to services. */
  signingKey: string;
  /** Where a service answers, by its name in topology.ts. */
  addressOf: (service: string) => string;
}

/**
 * The installation that runs in DATA_DIR. In containers, where there is no such folder, the settings the services are given
 * say where it is: REDIS_URL, SIGNING_KEY and the services' addresses.
 * @throws Refusal when nothing is running there
 */
export function findInstallation(env: NodeJS.ProcessEnv = process.env): Installation {
  refuseExampleSecrets(['REDIS_URL', 'SIGNING_KEY'], env);
  if (env.SIGNING_KEY && env.REDIS_URL) return fromSettings(env, env.SIGNING_KEY, env.REDIS_URL);
  const { dataDir } = readConfig(env);
  const running = readRunning(dataDir);
  if (!running) {
    throw new Refusal(
      `Nothing is running in ${dataDir}. Start it with npm start, or say where it runs: DATA_DIR=… npm run admin -- …`,
    );
  }
  return {
    redisUrl: running.redisUrl,
    signingKey: readSecrets(dataDir).signingKeys.admin,
    addressOf: (service) => running.addresses[service] ?? unknown(service),
  };
}

function fromSettings(env: NodeJS.ProcessEnv, signingKey: string, redisUrl: string): Installation {
  const addressOf = (service: string): string => {
    const name = `${settingPrefix(service)}_URL`;
    const address = env[name];
    if (!address) throw new Refusal(`Set ${name} to the address of ${service}.`);
    return address.replace(/\/$/, '');
  };
  return { redisUrl, signingKey, addressOf };
}

function unknown(service: string): never {
  throw new Refusal(`${service} is not running.`);
}
