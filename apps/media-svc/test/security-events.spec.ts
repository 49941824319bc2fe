import { securityRecorded } from '@memory/events';
import { eventually, failNextWrite } from '@memory/testing';
import { Redis } from 'ioredis';
import { type ExportPeer, startExportPeer } from './export-peer.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';

let peers: ExportPeer[];
let media: MediaApp;
let redis: Redis;
beforeAll(async () => {
  const [social, journal, language] = await Promise.all([
    startExportPeer('social-svc', {}),
    startExportPeer('journal-svc', {}),
    startExportPeer('language-svc', {}),
  ]);
  peers = [social, journal, language];
  media = await startMediaApp({ SOCIAL_URL: social.url, JOURNAL_URL: journal.url, LANGUAGE_URL: language.url });
  redis = new Redis(media.redisUrl);
});
afterAll(async () => {
  redis.disconnect();
  await media.stop();
  await Promise.all(peers.map((peer) => peer.stop()));
});

/** The security events in the stream, once the outbox is empty. */
async function recorded(): Promise<{ requestId?: string; data: object }[]> {
  await eventually(async () => expect(await media.database.outboxEvent.count()).toBe(0));
  const entries = await redis.xrange('events:media', '-', '+');
  return entries
    .map(([, fields]) => JSON.parse(fields[1]!) as { type: string; data: object })
    .filter(({ type }) => type === securityRecorded.media.type);
}

const headers = {
  'content-type': 'application/json',
  'x-memory-network': '203.0.113.0/24',
  'x-request-id': 'request-1',
};
const send = (userId: string | null, path: string, method = 'GET', body?: object): Promise<Response> =>
  media.request(userId, path, { method, headers, ...(body && { body: JSON.stringify(body) }) });

const mei = newUserId();
const byUser = { userId: mei, targetUserId: null };
const byAdmin = { userId: null, targetUserId: mei };
const requests: [event: string, users: object, send: () => Promise<Response>][] = [
  ['export.downloaded', byUser, () => send(mei, '/api/export')],
  ['admin.export_downloaded', byAdmin, () => send(null, `/internal/people/${mei}/archive`)],
  [
    'admin.storage_quota_changed',
    byAdmin,
    () => send(null, `/internal/people/${mei}/storage`, 'PATCH', { quotaBytes: 1_000 }),
  ],
  [
    'admin.jobs_retried',
    { userId: null, targetUserId: null },
    () => send(null, '/internal/jobs/retry', 'POST', { job: 'ocr' }),
  ],
];

it.each(requests)('%s is recorded once', async (event, users, request) => {
  const before = (await recorded()).length;
  const response = await request();
  await response.arrayBuffer();
  expect(response.ok).toBe(true);
  expect((await recorded()).slice(before)).toEqual([
    expect.objectContaining({
      requestId: 'request-1',
      data: { event, ...users, usernameHash: null, network: '203.0.113.0/24', details: {} },
    }),
  ]);
});

it.each(requests)('%s does not happen when it cannot be recorded', async (_event, _users, request) => {
  const before = (await recorded()).length;
  const hasFailed = await failNextWrite(media.database, 'outbox', 'insert');
  const response = await request();
  expect([response.status, await hasFailed()]).toEqual([500, true]);
  await response.arrayBuffer();
  expect(await recorded()).toHaveLength(before);
});

it('reading one’s storage usage is not recorded', async () => {
  const before = (await recorded()).length;
  await (await send(mei, '/api/storage')).arrayBuffer();
  expect(await recorded()).toHaveLength(before);
});
