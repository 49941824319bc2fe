import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { mediaProcessed } from '@memory/events';
import { eventually } from '@memory/testing';
import { LiveStreamHub } from '../src/live-stream/live-stream-hub.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import { LiveStreamClient } from './live-stream-client.ts';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway({ LIVE_STREAMS_MAX: '2' });
});
afterAll(() => app.close());

async function publishLongText(ownerId: string): Promise<void> {
  const fileId = randomUUID();
  const extractedText = '长'.repeat(20_000);
  const data = { fileId, ownerId, kind: 'audio', job: 'transcription', status: 'done', extractedText } as const;
  await publishEnvelopes(app.redis, 'media', [createEnvelope(mediaProcessed, { entityId: fileId, data })]);
}

const openStreams = () => app.app.get(LiveStreamHub)['connections'];
const unreadBytes = (): number =>
  Math.max(
    ...openStreams()
      .all()
      .map(({ body }) => body.readableLength),
  );

it('an ended stream makes room for another one, although its client has not read the rest', async () => {
  const { browser, userId } = await app.newSignedInBrowser();
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname).pause();
  socket.on('error', () => undefined);
  socket.write(
    `GET /api/stream HTTP/1.1\r\nhost: x\r\ncookie: memory.sid=${browser.cookies.get('memory.sid')}\r\n\r\n`,
  );
  const other = app.newBrowser();
  const username = app.social.accounts.get(userId)?.user.username;
  await other.post('/api/simple-login', { username, password: 'secret-1' });
  const healthy = await LiveStreamClient.open(other);
  await eventually(() => expect(openStreams().count).toBe(2));
  // Until the buffers of the operating system are full.
  for (let sent = 1; unreadBytes() === 0; sent += 1) {
    await publishLongText(userId);
    await eventually(() => expect(healthy.events).toHaveLength(sent));
  }
  await browser.post('/api/simple-logout');
  const next = await eventually(
    async () => {
      const stream = await LiveStreamClient.open(other);
      expect(stream.status).toBe(200);
      return stream;
    },
    { timeoutMs: 10_000 },
  );
  for (const stream of [healthy, next]) stream.close();
  socket.destroy();
});
