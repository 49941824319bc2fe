import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callerProcesses } from '@memory/contracts';
import { redisUserNames } from '@memory/event-bus/redis-users';
import { secretsReadBy } from '@memory/service-kit/settings';
import { createPrivateKeyByCaller } from '@memory/service-kit/signing-keys';
import { repositoryRoot } from '../src/config.ts';
import { environmentWithoutSecrets } from '../src/process/environment-without-secrets.ts';
import { processEnvironment, processPort, serviceName } from '../src/stack/process-environment.ts';
import {
  readHeapLimits,
  builtEntryPath,
  serviceDatabases,
  type ProcessEnvironmentContext,
  systemUserName,
  topology,
} from '../src/topology.ts';

const signingKeys = createPrivateKeyByCaller();
const context: ProcessEnvironmentContext = {
  host: '0.0.0.0',
  dataDir: '/data',
  redisUrl: (user) => `redis://${user}@redis:1`,
  databaseUrl: (database) => `postgresql://postgres:2/${database}`,
  secrets: { sessionSecret: 'session', signingKeys },
  usesInstalledSpeechModel: false,
  ports: new Map(topology.map(({ name }, index) => [name, 4000 + index])),
  metricsPorts: new Map(topology.map(({ name }, index) => [name, 5000 + index])),
};

describe('the topology', () => {
  it('is the table of processes in ARCHITECTURE.md', () => {
    const rows = topology.map((process) => {
      const { name, entry, database, dependsOn, folders } = process;
      return [name, entry, database ?? '–', dependsOn.join(', '), systemUserName(process), folders?.join(', ') ?? '–'];
    });
    expect(parseProcessTable(readFileSync(join(repositoryRoot, 'ARCHITECTURE.md'), 'utf8'))).toEqual(rows);
  });

  it('has entry files that exist', () => {
    expect(topology.filter(({ entry }) => !existsSync(join(repositoryRoot, entry)))).toEqual([]);
  });

  it('has only dependencies that it contains', () => {
    const known = new Set(['postgres', 'redis', ...topology.map(({ name }) => name)]);
    expect(topology.flatMap(({ dependsOn }) => dependsOn).filter((need) => !known.has(need))).toEqual([]);
  });

  it('gives each database to one app alone', () => {
    const owners = serviceDatabases().map(({ database }) =>
      topology.filter((process) => process.database === database).map(({ entry }) => entry.split('/')[1]),
    );
    expect(owners.map((apps) => new Set(apps).size)).toEqual([1, 1, 1, 1]);
  });

  it('runs each app as its own system user', () => {
    const apps = new Map(topology.map((process) => [systemUserName(process), process.entry.split('/')[1]]));
    expect([...apps.values()].toSorted()).toEqual(
      [...new Set(topology.map(({ entry }) => entry.split('/')[1]))].toSorted(),
    );
  });

  it('gives a process its own port, database and Redis user, and the addresses of the others', () => {
    const media = topology.find(({ name }) => name === 'media-worker')!;
    expect(processEnvironment(media, context)).toMatchObject({
      PORT: String(processPort('media-worker', context)),
      DATABASE_URL: 'postgresql://postgres:2/memory_media',
      REDIS_URL: 'redis://media-svc@redis:1',
      JOURNAL_URL: `http://127.0.0.1:${processPort('journal-svc', context)}`,
      MEDIA_DIR: '/data/media',
    });
  });

  it('gives a process no address of a service that it does not call', () => {
    const journal = topology.find(({ name }) => name === 'journal-svc')!;
    expect(Object.keys(processEnvironment(journal, context)).filter((name) => name.endsWith('_URL'))).toEqual([
      'REDIS_URL',
      'DATABASE_URL',
      'MEDIA_URL',
      'LANGUAGE_URL',
      'SOCIAL_URL',
    ]);
  });

  it('has the installed speech model transcribe when the start says so', () => {
    for (const name of ['media-svc', 'media-worker']) {
      const media = topology.find((process) => process.name === name)!;
      expect(processEnvironment(media, context)).not.toHaveProperty('TRANSCRIBE_PROVIDER');
      expect(processEnvironment(media, { ...context, usesInstalledSpeechModel: true })).toMatchObject({
        TRANSCRIBE_PROVIDER: 'local',
        SPEECH_MODEL_DIR: '/data/models/speech',
      });
    }
  });

  it('limits the heap of each process, to another size where a setting says so', () => {
    const defaults = topology.map(({ name, heapMb }) => [name, heapMb]);
    expect([...readHeapLimits({ JOURNAL_HEAP_MB: '' })]).toEqual(defaults);
    const limits = readHeapLimits({ MEDIA_WORKER_HEAP_MB: '512' });
    expect(Object.fromEntries(limits)).toEqual({ ...Object.fromEntries(defaults), 'media-worker': 512 });
  });

  it.each(['63', '65537', '128.5', '1g'])(
    'rejects %s as the limit of a heap, naming the setting',
    (GATEWAY_HEAP_MB) => {
      expect(() => readHeapLimits({ GATEWAY_HEAP_MB })).toThrow(/^GATEWAY_HEAP_MB is /);
    },
  );

  it('gives the session secret to the gateway and social-svc only', () => {
    const receivers = topology.filter((process) =>
      Object.values(processEnvironment(process, context)).includes('session'),
    );
    expect(receivers.map(({ name }) => name).toSorted()).toEqual(['gateway', 'social-svc']);
  });

  it('gives each process the signing key of its own app, and no other', () => {
    for (const process of topology) {
      const values = Object.values(processEnvironment(process, context));
      const given = callerProcesses.filter((caller) => values.some((value) => value.includes(signingKeys[caller])));
      expect([process.name, given]).toEqual([process.name, [process.entry.split('/')[1]]]);
    }
  });

  it('has a Redis user for each caller, with the same name', () => {
    expect(redisUserNames).toEqual(callerProcesses);
  });

  it('passes a secret of the start program’s environment only to the processes that use it', () => {
    const environment = {
      PATH: '/bin',
      OPENAI_API_KEY: 'sk',
      S3_SECRET_KEY: 's3',
      OIDC_CLIENT_SECRET: 'oidc',
      DATABASE_URL: 'postgres://admin:x@h',
      REDIS_URL: 'redis://:x@h',
      SMTP_URL: 'smtp://mei:x@h',
      GITHUB_TOKEN: 't',
      LOG_LEVEL: 'info',
    };
    const inherited = topology.map((process) => [
      process.name,
      Object.keys(environmentWithoutSecrets(environment, secretsReadBy(serviceName(process)))).join(' '),
    ]);
    expect(Object.fromEntries(inherited)).toEqual({
      'journal-svc': 'PATH LOG_LEVEL',
      'media-svc': 'PATH OPENAI_API_KEY S3_SECRET_KEY LOG_LEVEL',
      'media-worker': 'PATH OPENAI_API_KEY S3_SECRET_KEY LOG_LEVEL',
      'language-svc': 'PATH OPENAI_API_KEY LOG_LEVEL',
      'social-svc': 'PATH OIDC_CLIENT_SECRET SMTP_URL LOG_LEVEL',
      gateway: 'PATH LOG_LEVEL',
    });
  });

  it('finds the built file of an entry file', () => {
    expect(builtEntryPath('apps/media-svc/src/worker.ts')).toBe(join(repositoryRoot, 'dist/apps/media-svc/worker.js'));
  });
});

/** Parses the rows of the table that begins with `| Process |`. */
function parseProcessTable(markdown: string): string[][] {
  const [table = ''] = /^\| Process \|[^]*?(?=\n\n|$(?![^]))/m.exec(markdown) ?? [];
  return table
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
