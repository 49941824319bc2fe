import type { Privacy } from '@memory/contracts';
import { eventually } from '@memory/testing';
import { respondJson } from './fake-service.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import { language, media, social } from './privacy-of-services.ts';

async function read(environment: Record<string, string> = {}): Promise<Privacy> {
  const app = await start(environment);
  const response = await app.newBrowser().fetch('/api/privacy');
  const body = (await response.json()) as Privacy;
  await app.close();
  expect(response.status).toBe(200);
  return body;
}

async function start(environment: Record<string, string>): Promise<GatewayApp> {
  const app = await startGateway(environment);
  app.services.media.setListener((_, response) => respondJson(response, 200, media));
  app.services.language.setListener((_, response) => respondJson(response, 200, language));
  app.services.social.setListener((_, response) => respondJson(response, 200, social));
  return app;
}

it('is what each service and the gateway say of their settings', async () => {
  expect(await read()).toEqual({
    ...media,
    ...language,
    ...social,
    placeNames: { where: 'elsewhere', host: 'api.bigdatacloud.net' },
    signInProvider: null,
    browserSpeech: true,
    positions: true,
    registration: 'open',
    sessions: { where: 'here' },
    sessionDays: 30,
    knownDeviceDays: 400,
    traces: { where: 'none' },
    backups: null,
    contact: null,
  });
});

it('contains no key, path or name of an own server', async () => {
  const privacy = await read({
    PUBLIC_URL: 'https://memory.example',
    REVERSE_GEOCODE_URL: 'http://places.school.lan/secret-path?key=1',
    OIDC_ISSUER: 'https://id.school.example/realms/secret-path',
    OIDC_CLIENT_ID: 'client-id',
    OIDC_CLIENT_SECRET: 'client-secret',
    OIDC_PROVIDER_NAME: 'School',
    STORE_POSITIONS: 'off',
    BROWSER_SPEECH: 'off',
    BACKUP_TARGET: 's3://secret-bucket/secret-path',
    BACKUP_S3_ENDPOINT: 'https://backup.memory.example',
    BACKUP_RECIPIENT: 'age1secret',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://secret-collector:4318',
  });
  expect(privacy).toMatchObject({
    files: { where: 'here' },
    placeNames: { where: 'here' },
    signInProvider: { name: 'School', host: 'id.school.example' },
    browserSpeech: false,
    positions: false,
    database: { where: 'here' },
    traces: { where: 'here' },
    backups: { place: { where: 'here' }, keptDays: 14, encrypted: true },
  });
  expect(JSON.stringify(privacy)).not.toMatch(/secret|client|places|memory\.example/);
});

it.each<[Record<string, string>, Partial<Privacy>]>([
  [{ BACKUP_TARGET: '/mnt/backups' }, { backups: { place: { where: 'here' }, keptDays: 14, encrypted: false } }],
  [
    { BACKUP_TARGET: '/mnt/backups', BACKUP_RECIPIENT: 'none', BACKUP_KEEP_DAYS: '7' },
    { backups: { place: { where: 'here' }, keptDays: 7, encrypted: false } },
  ],
  [
    { BACKUP_TARGET: 's3://bucket/memory', BACKUP_S3_ENDPOINT: 'https://s3.example.org', BACKUP_RECIPIENT: 'age1x' },
    { backups: { place: { where: 'elsewhere', host: 's3.example.org' }, keptDays: 14, encrypted: true } },
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otlp.example.org' },
    { traces: { where: 'elsewhere', host: 'otlp.example.org' } },
  ],
  [
    { PRESET: 'school', CONTACT: ' Ms Li, room 12 ' },
    { registration: 'invited', positions: false, contact: 'Ms Li, room 12' },
  ],
])('with %j it is %j', async (environment, expected) => {
  expect(await read(environment)).toMatchObject(expected);
});

it('is asked of the services once for many readers, and not kept after a failure', async () => {
  const app = await start({});
  app.services.language.setListener((_, response) => respondJson(response, 500, {}));
  expect((await app.newBrowser().fetch('/api/privacy')).status).toBe(503);
  app.services.language.setListener((_, response) => respondJson(response, 200, language));
  // The failure of one service is answered before the request to another has arrived there.
  await eventually(() => expect(app.services.media.requests).toHaveLength(1));
  app.services.media.requests.length = 0;
  for (let reader = 0; reader < 3; reader += 1) expect((await app.newBrowser().fetch('/api/privacy')).status).toBe(200);
  const asked = app.services.media.requests.length;
  await app.close();
  expect(asked).toBe(1);
});
