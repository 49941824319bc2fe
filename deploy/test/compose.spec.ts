import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createSigningKeys } from '@memory/service-kit/signing-keys';
import { processEnvironment } from '@memory/tools/stack/process-environment.ts';
import { type StackContext, topology } from '@memory/tools/topology.ts';
import { Ajv } from 'ajv';
import { compose, root } from './compose-file.ts';

const require = createRequire(import.meta.url);

const context: StackContext = {
  host: '0.0.0.0',
  dataDir: '/data',
  redisUrl: () => 'redis://redis',
  databaseUrl: (database) => `postgresql://postgres/${database}`,
  secrets: {
    sessionSecret: 'secret',
    signingKeys: createSigningKeys(),
  },
  ports: new Map(topology.map(({ name }, index) => [name, index + 1])),
  metricsPorts: new Map(topology.map(({ name }, index) => [name, index + 1_001])),
};

/** Set in the image (WEB_ROOT), or replaced by a real store (MEDIA_DIR). */
const notInCompose = new Set(['WEB_ROOT', 'MEDIA_DIR']);

describe('docker-compose.yml', () => {
  it('fits the Compose schema', () => {
    const file = join(dirname(require.resolve('dclint/package.json')), 'schemas/compose.schema.json');
    // It names draft 7 by an address that Ajv knows under another spelling; draft 7 is what Ajv takes anyway.
    const schema = { ...(require(file) as object), $schema: undefined };
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    validate(compose);
    expect(validate.errors).toBeNull();
  });

  it.each(topology.map((process) => [process.name, process] as const))(
    'runs %s with the settings npm start gives it',
    (name, process) => {
      const service = compose.serviceEntries[name];
      const names = Object.keys(processEnvironment(process, context)).filter((setting) => !notInCompose.has(setting));
      expect(Object.keys(service?.environment ?? {})).toEqual(expect.arrayContaining(names));
      expect(service?.environment?.DATABASE_URL?.split('/').at(-1)).toBe(process.database);
    },
  );

  it('starts nothing before what it waits for', () => {
    for (const { name, dependsOn } of topology) {
      const waits = Object.keys(compose.serviceEntries[name]?.depends_on ?? {});
      const needed = dependsOn.map((need) => (need === 'postgres' ? 'migrate' : need));
      expect([name, waits]).toEqual([
        name,
        expect.arrayContaining(name === 'media-worker' ? ['migrate', 'redis'] : needed),
      ]);
    }
  });

  it('builds no image that the Dockerfile does not have', () => {
    const stages = [...readFileSync(join(root, 'deploy/Dockerfile'), 'utf8').matchAll(/^FROM .* AS (\S+)$/gm)].map(
      ([, stage]) => stage,
    );
    const targets = Object.values(compose.serviceEntries).flatMap(({ build }) => (build ? [build.target] : []));
    expect(stages).toEqual(expect.arrayContaining(targets));
  });
});
