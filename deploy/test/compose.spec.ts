import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { processEnvironment } from '@memory/launcher/stack/process-environment';
import {
  PRONUNCIATION_FOLDER,
  SPEECH_MODEL_FOLDER,
  type ProcessEnvironmentContext,
  topology,
} from '@memory/launcher/topology';
import { shutdownMaxSeconds } from '@memory/service-kit/shutdown-limits';
import { createPrivateKeyByCaller } from '@memory/service-kit/signing-keys';
import { Ajv } from 'ajv';
import { composeFile, repositoryRoot } from './compose-file.ts';

const require = createRequire(import.meta.url);

const context: ProcessEnvironmentContext = {
  host: '0.0.0.0',
  dataDir: '/data',
  redisUrl: () => 'redis://redis',
  databaseUrl: (database) => `postgresql://postgres/${database}`,
  secrets: {
    sessionSecret: 'secret',
    signingKeys: createPrivateKeyByCaller(),
  },
  usesInstalledSpeechModel: false,
  ports: new Map(topology.map(({ name }, index) => [name, index + 1])),
  metricsPorts: new Map(topology.map(({ name }, index) => [name, index + 1_001])),
};

/**
 * Settings of `npm start` that the Compose file lacks: the image sets WEB_ROOT, an object store replaces MEDIA_DIR, and the gateway has no
 * volume that it could watch.
 */
const settingsOutsideCompose = new Set(['WEB_ROOT', 'MEDIA_DIR', 'WATCHED_FOLDERS']);

describe('docker-compose.yml', () => {
  it('is valid against the Compose schema', () => {
    const file = join(dirname(require.resolve('dclint/package.json')), 'schemas/compose.schema.json');
    // The schema names draft 7 by a URL that Ajv does not know; without $schema Ajv uses draft 7 as well.
    const schema = { ...(require(file) as object), $schema: undefined };
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    validate(composeFile);
    expect(validate.errors).toBeNull();
  });

  it.each(topology.map((process) => [process.name, process] as const))(
    'runs %s with the settings of npm start',
    (name, process) => {
      const service = composeFile.services[name];
      const names = Object.keys(processEnvironment(process, context)).filter(
        (setting) => !settingsOutsideCompose.has(setting),
      );
      expect(Object.keys(service?.environment ?? {})).toEqual(expect.arrayContaining(names));
      expect(service?.environment?.DATABASE_URL?.split('/').at(-1)).toBe(process.database);
    },
  );

  it.each(topology.map(({ name }) => name))('gives %s the time to stop that its settings allow', (name) => {
    const { environment = {}, stop_grace_period: period } = composeFile.services[name] ?? {};
    expect(period).toBe(`${shutdownMaxSeconds(environment)}s`);
  });

  it('gives the container of the admin program the address of each service', () => {
    const addresses = topology.flatMap(({ name, addressVariable }) =>
      addressVariable ? [[addressVariable, `http://${name}:8080`]] : [],
    );
    expect(composeFile.services.admin?.environment).toMatchObject(Object.fromEntries(addresses));
  });

  it('lets language-svc read the recordings of words, and the command that installs them write them', () => {
    const { 'language-svc': language, admin } = composeFile.services;
    expect(language?.volumes).toEqual([`pronunciation:${language?.environment?.PRONUNCIATION_DIR}:ro`]);
    expect(admin?.volumes).toContain(`pronunciation:${admin?.environment?.DATA_DIR}/${PRONUNCIATION_FOLDER}`);
  });

  it('lets the worker read the speech model, and the command that installs it write it', () => {
    const { 'media-worker': worker, admin, ...others } = composeFile.services;
    const { DATA_DIR: dataDir = '' } = admin?.environment ?? {};
    expect(worker?.environment?.SPEECH_MODEL_DIR).toBe(`${dataDir}/${SPEECH_MODEL_FOLDER}`);
    expect(admin?.volumes).toContain(`models:${dataDir}/${dirname(SPEECH_MODEL_FOLDER)}`);
    const [scratch, models] = worker?.volumes ?? [];
    expect(scratch).toBe('scratch:/scratch');
    expect(models).toBe(`models:${dirname(worker?.environment?.SPEECH_MODEL_DIR ?? '')}:ro`);
    const users = Object.entries(others).filter(([, { volumes = [] }]) =>
      volumes.some((volume) => volume.startsWith('models:')),
    );
    expect(users).toEqual([]);
  });

  it('has the server of the profile speech load the model that the workers ask for', () => {
    const { speech, 'media-worker': worker } = composeFile.services;
    expect(speech?.profiles).toEqual(['speech']);
    const [, name, fallback] = /\$\{(\w+):-([^}]+)\}/.exec(speech?.environment?.PRELOAD_MODELS ?? '') ?? [];
    expect(worker?.environment?.[name ?? '']).toBe(`\${${name}:-}`);
    const documented = readFileSync(join(repositoryRoot, 'docs/operations/transcription.md'), 'utf8');
    expect(documented).toContain(
      `COMPOSE_PROFILES=speech\nOPENAI_BASE_URL=http://speech:8000/v1\nTRANSCRIBE_MODEL=${fallback}`,
    );
  });

  it('starts each service after its dependencies', () => {
    for (const { name, dependsOn } of topology) {
      const waits = Object.keys(composeFile.services[name]?.depends_on ?? {});
      const needed = dependsOn.map((need) => (need === 'postgres' ? 'migrate' : need));
      expect([name, waits]).toEqual([
        name,
        expect.arrayContaining(name === 'media-worker' ? ['migrate', 'redis'] : needed),
      ]);
    }
  });
});
