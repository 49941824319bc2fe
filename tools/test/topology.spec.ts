import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callers } from '@memory/contracts';
import { createSigningKeys } from '@memory/service-kit/signing-keys';
import { root } from '../config.ts';
import { withoutSecrets } from '../inherited-environment.ts';
import { builtFile, databases, environmentOf, portOf, type System, systemUserOf, topology } from '../topology.ts';

const signingKeys = createSigningKeys();
const system: System = {
  host: '0.0.0.0',
  dataDir: '/data',
  redisUrl: (user) => `redis://${user}@redis:1`,
  databaseUrl: (database) => `postgresql://postgres:2/${database}`,
  secrets: { sessionSecret: 'session', signingKeys },
  ports: new Map(topology.map(({ name }, index) => [name, 4000 + index])),
  metricsPorts: new Map(topology.map(({ name }, index) => [name, 5000 + index])),
};

describe('the topology', () => {
  it('is the table of processes in ARCHITECTURE.md', () => {
    const rows = topology.map((process) => {
      const { name, entry, database, needs, folders } = process;
      return [name, entry, database ?? '–', needs.join(', '), systemUserOf(process), folders?.join(', ') ?? '–'];
    });
    expect(processTable(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'))).toEqual(rows);
  });

  it('starts from files that exist', () => {
    expect(topology.filter(({ entry }) => !existsSync(join(root, entry)))).toEqual([]);
  });

  it('needs nothing that it does not have', () => {
    const known = new Set(['postgres', 'redis', ...topology.map(({ name }) => name)]);
    expect(topology.flatMap(({ needs }) => needs).filter((need) => !known.has(need))).toEqual([]);
  });

  it('gives each database to one app alone', () => {
    const owners = databases().map(({ database }) =>
      topology.filter((process) => process.database === database).map(({ entry }) => entry.split('/')[1]),
    );
    expect(owners.map((apps) => new Set(apps).size)).toEqual([1, 1, 1, 1]);
  });

  it('runs each app as a user of its own', () => {
    const apps = new Map(topology.map((process) => [systemUserOf(process), process.entry.split('/')[1]]));
    expect([...apps.values()].toSorted()).toEqual(
      [...new Set(topology.map(({ entry }) => entry.split('/')[1]))].toSorted(),
    );
  });

  it('tells a process its own port, its own database, its own user in Redis and where the others are', () => {
    const media = topology.find(({ name }) => name === 'media-worker')!;
    expect(environmentOf(media, system)).toMatchObject({
      PORT: String(portOf('media-worker', system)),
      DATABASE_URL: 'postgresql://postgres:2/memory_media',
      REDIS_URL: 'redis://media-svc@redis:1',
      JOURNAL_URL: `http://127.0.0.1:${portOf('journal-svc', system)}`,
      MEDIA_DIR: '/data/media',
    });
  });

  it('tells nobody but the gateway the secret of the sessions', () => {
    const told = topology.filter((process) => Object.values(environmentOf(process, system)).includes('session'));
    expect(told.map(({ name }) => name)).toEqual(['gateway']);
  });

  it('gives each process the signing key of its own app, and no other', () => {
    for (const process of topology) {
      const values = Object.values(environmentOf(process, system));
      const given = callers.filter((caller) => values.some((value) => value.includes(signingKeys[caller])));
      expect([process.name, given]).toEqual([process.name, [process.entry.split('/')[1]]]);
    }
  });

  it('gives a secret of the starter’s environment to the processes that use it, and to no other', () => {
    const environment = {
      PATH: '/bin',
      OPENAI_API_KEY: 'sk',
      S3_SECRET_KEY: 's3',
      OIDC_CLIENT_SECRET: 'oidc',
      DATABASE_URL: 'postgres://admin:x@h',
      REDIS_URL: 'redis://:x@h',
      GITHUB_TOKEN: 't',
      LOG_LEVEL: 'info',
    };
    const inherited = topology.map(({ name, secretSettings }) => [
      name,
      Object.keys(withoutSecrets(environment, secretSettings)).join(' '),
    ]);
    expect(Object.fromEntries(inherited)).toEqual({
      'journal-svc': 'PATH LOG_LEVEL',
      'media-svc': 'PATH OPENAI_API_KEY S3_SECRET_KEY LOG_LEVEL',
      'media-worker': 'PATH OPENAI_API_KEY S3_SECRET_KEY LOG_LEVEL',
      'language-svc': 'PATH OPENAI_API_KEY LOG_LEVEL',
      'social-svc': 'PATH LOG_LEVEL',
      gateway: 'PATH OIDC_CLIENT_SECRET LOG_LEVEL',
    });
  });

  it('finds the build of a source file', () => {
    expect(builtFile('apps/media-svc/src/worker.ts')).toBe(join(root, 'dist/apps/media-svc/worker.js'));
  });
});

/** The columns of the table that begins with `| Process |`. */
function processTable(markdown: string): string[][] {
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
