import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { redisUserNames } from '@memory/event-bus/redis-users';
import { environmentPrefix } from '@memory/launcher/config';
import { serviceName } from '@memory/launcher/stack/process-environment';
import { serviceDatabases, topology } from '@memory/launcher/topology';
import { secretsReadBy } from '@memory/service-kit/settings';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { readPasswordsFromEnvironment } from '../containers/read-passwords-from-environment.ts';
import {
  callersByPrefix,
  composeEnvironmentOf,
  importConfig,
  newEnv,
  operatorSecrets,
  repositoryRoot,
  secretReceivers,
} from './compose-file.ts';
import {
  containerOf,
  containersOf,
  findObject,
  kubernetesFolder,
  type KubernetesObject,
  objects,
  overlays,
  patchedValues,
  type Workload,
  workloads,
} from './kubernetes/manifests.ts';
import { findSchemaViolations } from './kubernetes/schemas.ts';

interface SecretObject extends KubernetesObject {
  stringData: Record<string, string>;
}

const createSecrets = join(kubernetesFolder, 'create-secrets.mjs');
/** The optional secrets. SMTP_URL and OTEL_EXPORTER_OTLP_HEADERS are validated, so their values have the required format. */
const optionalSecrets: Record<string, string> = {
  ...Object.fromEntries(operatorSecrets.map((name) => [name, `a secret value of ${name}`])),
  SMTP_URL: 'smtps://user:password@mail.example.org',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer key-of-a-collector',
};
/**
 * The Secrets that contain a secret of an installation: of the services that receive it in Compose. Workers read that of media-svc, Redis and its
 * users have one, and the store runs outside of the cluster.
 */
const holdersOf = (name: string): string[] =>
  (secretReceivers[name] ?? [])
    .filter((service) => !['media-worker', 'redis', 'store', 'store-key'].includes(service))
    .filter((service) => service !== 'admin' || name.startsWith('ADMIN_'))
    .map((service) => (service === 'postgres' ? 'postgres-administrator' : service));
/** The complete list of Secrets that each container reads. */
const secretsOfContainers: Record<string, string[]> = {
  gateway: ['gateway'],
  'journal-svc': ['journal-svc'],
  'media-svc': ['media-svc'],
  'media-worker': ['media-svc'],
  'language-svc': ['language-svc'],
  'social-svc': ['social-svc'],
  admin: ['admin'],
  migrate: ['migrate'],
  // The init container of Redis, and its own health check.
  users: ['redis-users'],
  redis: ['redis-users'],
};

/**
 * Settings whose value is another one than in docker-compose.yml, or which only one of the two has: addresses and credentials, the store
 * outside of the cluster, the folder with recordings of words, for which every replica would need a common volume, and those of
 * several replicas.
 */
const differingSettings = [
  'REDIS_URL',
  'DATABASE_URL',
  'S3_ENDPOINT',
  'storage',
  'PRONUNCIATION_DIR',
  'SHUTDOWN_DELAY_SECONDS',
];

const folder = createTemporaryFolder(afterAll);
let dotEnvFile: string;
let dotEnv: Record<string, string>;
/** What create-secrets.mjs prints for `dotEnv`. */
let secrets: SecretObject[];

beforeAll(() => {
  dotEnvFile = join(folder, '.env');
  dotEnv = { ...parseEnv(newEnv()), ...optionalSecrets } as Record<string, string>;
  writeFileSync(
    dotEnvFile,
    Object.entries(dotEnv)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  secrets = printSecrets();
});

function printSecrets(...args: string[]): SecretObject[] {
  const printed = execFileSync(process.execPath, [createSecrets, dotEnvFile, ...args], { encoding: 'utf8' });
  return (JSON.parse(printed) as { items: SecretObject[] }).items;
}

/** The settings that an overlay replaces, by name. */
const settingsOfOverlay = (overlay: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(patchedValues(`overlays/${overlay}`, 'ConfigMap', 'settings')).map(([path, value]) => [
      path.replace('/data/', ''),
      value as string,
    ]),
  );

/** Returns the environment of a process in the cluster, with the secrets of `dotEnv`. @param replaced the settings of an overlay */
function environmentOf(name: string, replaced: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { envFrom = [], env = [] } = containerOf(findObject<Workload>('Deployment', name));
  const fromObjects = envFrom.map(({ configMapRef, secretRef }) =>
    configMapRef
      ? { ...findObject('ConfigMap', configMapRef.name).data, ...replaced }
      : secrets.find(({ metadata }) => metadata.name === secretRef?.name)?.stringData,
  );
  return Object.assign(
    { WEB_ROOT: '/app/web' },
    ...fromObjects,
    ...env.map(({ name: key, value }) => ({ [key]: value })),
  ) as NodeJS.ProcessEnv;
}

/** Removes the mail server, which is valid only together with settings that the operator chooses. */
const withoutMail = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({ ...env, SMTP_URL: '' });

describe.each(topology)('$name', async ({ name, entry }) => {
  const { readConfig } = await importConfig(entry);

  it('has the same settings as in docker-compose.yml', () => {
    const common = (env: NodeJS.ProcessEnv) =>
      Object.fromEntries(Object.entries(readConfig(env)).filter(([setting]) => !differingSettings.includes(setting)));
    const inCluster = common(withoutMail(environmentOf(name)));
    // Keys cannot be compared by value.
    expect(JSON.stringify(inCluster)).toBe(JSON.stringify(common(withoutMail(composeEnvironmentOf(name, dotEnv)))));
  });

  it.each(overlays)('accepts the settings of %s', (overlay) => {
    expect(() => readConfig(withoutMail(environmentOf(name, settingsOfOverlay(overlay))))).not.toThrow();
  });

  it('receives the secrets that it reads', () => {
    expect(Object.keys(environmentOf(name))).toEqual(expect.arrayContaining(secretsReadBy(serviceName({ entry }))));
  });
});

describe('the manifests', () => {
  it('contain no Secret: an operator creates them', () => {
    expect(objects.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });

  it('give each container its own Secret and no other', () => {
    for (const container of workloads.flatMap(containersOf)) {
      const names = [
        ...(container.envFrom ?? []).flatMap(({ secretRef }) => secretRef?.name ?? []),
        ...(container.env ?? []).flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.name ?? []),
      ];
      expect([container.name, names]).toEqual([container.name, secretsOfContainers[container.name]]);
    }
  });
});

describe('create-secrets.mjs', () => {
  it('creates the Secrets that the manifests name, each valid', () => {
    const named = new Set([...Object.values(secretsOfContainers).flat(), 'postgres-administrator']);
    expect(secrets.map(({ metadata }) => metadata.name).toSorted()).toEqual([...named].toSorted());
    for (const secret of secrets) expect(findSchemaViolations(secret)).toEqual([]);
  });

  it.each(Object.keys(secretReceivers))('puts %s into the Secrets of those that need it', (name) => {
    const value = dotEnv[name]!;
    const actual = secrets.filter(({ stringData }) => Object.values(stringData).some((text) => text.includes(value)));
    expect(actual.map(({ metadata }) => metadata.name).toSorted()).toEqual(holdersOf(name));
  });

  it('knows every secret of new-env.mjs', () => {
    const empty = parseEnv(execFileSync('cat', [join(repositoryRoot, 'deploy/example.env')], { encoding: 'utf8' }));
    const secrets = Object.keys(dotEnv).filter((name) => empty[name] === '' && dotEnv[name] !== '');
    // Every service receives the public keys.
    expect(secrets.filter((name) => secretReceivers[name] === undefined && name !== 'CALLER_KEYS')).toEqual([]);
  });

  it('leaves out what is not set', () => {
    writeFileSync(join(folder, 'plain.env'), newEnv());
    const printed = execFileSync(process.execPath, [createSecrets, join(folder, 'plain.env')], { encoding: 'utf8' });
    for (const name of Object.keys(optionalSecrets)) expect(printed).not.toContain(name);
  });

  it('names the passwords as migrate and redis-users read them', () => {
    const contentOf = (name: string) => secrets.find(({ metadata }) => metadata.name === name)?.stringData ?? {};
    const databases = serviceDatabases().map(({ database }) => database);
    expect(Object.keys(readPasswordsFromEnvironment(contentOf('migrate'), databases, 'DATABASE'))).toEqual(databases);
    expect(readPasswordsFromEnvironment(contentOf('redis-users'), redisUserNames, 'REDIS')).toEqual(
      Object.fromEntries(redisUserNames.map((user) => [user, dotEnv[`${environmentPrefix(user)}_REDIS_PASSWORD`]])),
    );
  });

  it('has each process log in to Redis as its own user, over TLS and to another database if wanted', () => {
    const secrets = printSecrets('--redis', 'rediss://redis.example.org:6380/2?family=6');
    for (const [prefix, caller] of Object.entries(callersByPrefix)) {
      const secret = secrets.find(({ metadata }) => metadata.name === caller);
      expect(secret?.stringData.REDIS_URL).toBe(
        `rediss://${caller}:${dotEnv[`${prefix}_REDIS_PASSWORD`]}@redis.example.org:6380/2?family=6`,
      );
    }
  });

  it('leaves the user of a Redis without users of its own as it is', () => {
    const url = 'rediss://default:of-the-provider@redis.example.org:6380';
    const [gateway] = printSecrets('--redis', url);
    expect(gateway?.stringData.REDIS_URL).toBe(url);
  });

  it('refuses a file without a secret, and names it', () => {
    const incomplete = join(folder, 'incomplete.env');
    writeFileSync(incomplete, 'POSTGRES_PASSWORD=only-this-one\n');
    const { status, stdout, stderr } = spawnSync(process.execPath, [createSecrets, incomplete], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('GATEWAY_SIGNING_KEY is missing');
  });
});
