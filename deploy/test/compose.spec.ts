import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { environmentOf, type System, topology } from '@memory/tools/topology.ts';
import { Ajv } from 'ajv';
import { parse } from 'yaml';

interface ComposeService {
  image: string;
  build?: { target: string };
  environment: Record<string, string>;
  depends_on: Record<string, unknown>;
  healthcheck?: unknown;
}

const root = resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, ComposeService>;
};

const system: System = {
  host: '0.0.0.0',
  dataDir: '/data',
  redisUrl: 'redis://redis',
  databaseUrl: (database) => `postgresql://postgres/${database}`,
  secrets: { internalKey: 'key', sessionSecret: 'secret' },
  ports: new Map(topology.map(({ name }, index) => [name, index + 1])),
};

/** Set in the image (WEB_ROOT), replaced by a real store (MEDIA_DIR), or fine as it is in a container of its own (SCRATCH_DIR). */
const notInCompose = new Set(['WEB_ROOT', 'MEDIA_DIR', 'SCRATCH_DIR']);

describe('docker-compose.yml', () => {
  it('fits the Compose schema', () => {
    const file = join(dirname(require.resolve('dclint/package.json')), 'schemas/compose.schema.json');
    // It names draft 7 by an address that Ajv knows under another spelling; draft 7 is what Ajv takes anyway.
    const schema = { ...(require(file) as object), $schema: undefined };
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    validate(compose);
    expect(validate.errors).toBeNull();
  });

  it.each(topology.map((process) => [process.name, process] as const))('runs %s with the settings npm start gives it', (name, process) => {
    const service = compose.services[name];
    const names = Object.keys(environmentOf(process, system)).filter((setting) => !notInCompose.has(setting));
    expect(Object.keys(service?.environment ?? {})).toEqual(expect.arrayContaining(names));
    expect(service?.environment.DATABASE_URL?.split('/').at(-1)).toBe(process.database);
  });

  it('starts nothing before what it waits for', () => {
    for (const { name, needs } of topology) {
      const waits = Object.keys(compose.services[name]?.depends_on ?? {});
      const needed = needs.map((need) => (need === 'postgres' ? 'migrate' : need));
      expect([name, waits]).toEqual([name, expect.arrayContaining(name === 'media-worker' ? ['migrate', 'redis'] : needed)]);
    }
  });

  it('builds no image that the Dockerfile does not have', () => {
    const stages = [...readFileSync(join(root, 'deploy/Dockerfile'), 'utf8').matchAll(/^FROM .* AS (\S+)$/gm)].map(([, stage]) => stage);
    const targets = Object.values(compose.services).flatMap(({ build }) => (build ? [build.target] : []));
    expect(stages).toEqual(expect.arrayContaining(targets));
  });
});
