import { readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { callersByPrefix, databasePrefixes } from '../callers.mjs';

/**
 * Prints the Secrets of an installation in Kubernetes: each process gets its own credentials and no others. It is plain JavaScript without
 * dependencies; Node 20.12 or newer runs it.
 *
 * node deploy/new-env.mjs .env
 * node deploy/kubernetes/create-secrets.mjs .env | kubectl -n memory apply -f -
 *
 * --redis rediss://redis.example.org:6380 is the address of Redis; by default redis://redis:6379. Each process logs in as its own user, except
 * when the address names a user or password itself, as for a managed Redis without users of its own.
 * --postgres host:port is the address of PostgreSQL; by default that of deploy/kubernetes/base/postgres.yaml.
 */

/** The secret settings that each service reads, from the catalogue of settings. Those that are empty are left out: they switch something on. */
const secretsOfServices = JSON.parse(
  readFileSync(new URL('../generated/secrets-of-services.json', import.meta.url), 'utf8'),
);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    redis: { type: 'string', default: 'redis://redis:6379' },
    postgres: { type: 'string', default: 'postgres-rw:5432' },
  },
});
const [file] = positionals;
if (file === undefined) {
  process.stderr.write('✗ Name the file with the settings that node deploy/new-env.mjs has written: .env\n');
  process.exit(1);
}
const settings = parseEnv(readFileSync(file, 'utf8'));

function required(name) {
  const value = settings[name];
  if (value) return value;
  process.stderr.write(`✗ ${name} is missing in ${file}. Make the file with: node deploy/new-env.mjs ${file}\n`);
  return process.exit(1);
}

const present = (names) =>
  Object.fromEntries(names.filter((name) => settings[name]).map((name) => [name, settings[name]]));

function redisUrl(prefix, caller) {
  const url = new URL(values.redis);
  if (url.username || url.password) return values.redis;
  url.username = caller;
  url.password = required(`${prefix}_REDIS_PASSWORD`);
  return url.href;
}

const databaseUrl = (role, password, path = '') => `postgresql://${role}:${password}@${values.postgres}${path}`;

function databaseSettings(prefix) {
  if (!databasePrefixes.includes(prefix)) return {};
  const role = `memory_${prefix.toLowerCase()}`;
  return { DATABASE_URL: databaseUrl(role, required(`${prefix}_DATABASE_PASSWORD`), `/${role}`) };
}

const passwords = (prefixes, kind) =>
  Object.fromEntries(prefixes.map((prefix) => [`${prefix}_${kind}_PASSWORD`, required(`${prefix}_${kind}_PASSWORD`)]));

const secret = (name, stringData, type = 'Opaque') => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name, labels: { 'app.kubernetes.io/part-of': 'memory' } },
  type,
  stringData,
});

const items = [
  ...Object.entries(callersByPrefix).map(([prefix, caller]) =>
    secret(caller, {
      SIGNING_KEY: required(`${prefix}_SIGNING_KEY`),
      CALLER_KEYS: required('CALLER_KEYS'),
      REDIS_URL: redisUrl(prefix, caller),
      ...databaseSettings(prefix),
      ...present(secretsOfServices[caller] ?? []),
    }),
  ),
  secret('migrate', {
    DATABASE_URL: databaseUrl('memory', required('POSTGRES_PASSWORD')),
    ...passwords(databasePrefixes, 'DATABASE'),
  }),
  secret('redis-users', passwords(Object.keys(callersByPrefix), 'REDIS')),
  // The form that CloudNativePG expects.
  secret(
    'postgres-administrator',
    { username: 'memory', password: required('POSTGRES_PASSWORD') },
    'kubernetes.io/basic-auth',
  ),
];
process.stdout.write(`${JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, null, 2)}\n`);
