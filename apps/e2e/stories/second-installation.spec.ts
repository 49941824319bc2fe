import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@memory/testing/free-port';
import { expect, type Page, test } from '@playwright/test';
import { signIn, type TestAccount } from '../support/account.ts';
import { registerApiUser } from '../support/api-user.ts';
import { fakeMicrophoneFile } from '../support/fake-microphone.ts';
import { type FrequentRequest, frequentRequests, type People, preparePeople } from '../support/frequent-requests.ts';
import { SecondInstallation } from '../support/second-installation.ts';
import { type ReceivedSpan, TraceCollector, workOf } from '../support/trace-collector.ts';

const FILE_NAME = 'a-secret-file-name.wav';
const TITLE = 'A title that nobody else may read';
/** What the fake transcription service hears. */
const TRANSCRIPT = '今天我们去公园';
const KEY = 'the key of the collector';
/** The position of a browser's own trace, which the gateway does not trust. */
const FOREIGN_TRACE = '0af7651916cd43dd8448eb211c80319c';

const namesOf = (spans: readonly ReceivedSpan[]): string[] => spans.map(({ service, name }) => `${service}: ${name}`);

/** Returns the spans of the trace that has a span of this name. */
function traceWith(spans: readonly ReceivedSpan[], name: string): ReceivedSpan[] {
  const traceId = spans.find((span) => span.name === name)?.traceId;
  return spans.filter((span) => span.traceId === traceId);
}

interface SentRequest {
  readonly frequent: FrequentRequest;
  readonly requestId: string;
  readonly bytes: number;
}

/** Sends each of the frequent requests once. */
async function sendAll(people: People): Promise<SentRequest[]> {
  const sent: SentRequest[] = [];
  for (const frequent of frequentRequests) {
    const requestId = randomUUID();
    const response = await frequent.send(people, { 'x-request-id': requestId });
    expect(response.ok(), `${frequent.name}: ${response.status()}`).toBe(true);
    sent.push({ frequent, requestId, bytes: (await response.body()).length });
  }
  return sent;
}

/** Waits until the events are handled, which happens after the responses. */
const waitForHandledEvents = (sent: readonly SentRequest[], spans: readonly ReceivedSpan[]): Promise<void> =>
  expect(() => {
    for (const { frequent, requestId } of sent) {
      const handled = Object.keys(frequent.work).filter((name) => name.includes(': handle '));
      expect(Object.keys(workOf(spans, requestId))).toEqual(expect.arrayContaining(handled));
    }
  }).toPass();

/** Starting an installation takes long, so these stories use one. The second story stops it, and the third starts it again. */
test.describe.serial('a second installation', () => {
  const collector = new TraceCollector();
  let second: SecondInstallation;
  let port: number;
  let url: string;
  let lin: TestAccount;

  test.beforeAll(async () => {
    port = await findFreePort();
    second = new SecondInstallation({
      OTEL_EXPORTER_OTLP_ENDPOINT: await collector.start(),
      OTEL_EXPORTER_OTLP_HEADERS: `x-key=${encodeURIComponent(KEY)}`,
      OPENAI_API_KEY: 'the key of the provider',
      OPENAI_BASE_URL: `http://localhost:${process.env.STORIES_TRANSCRIPTION_PORT}/v1`,
      LOG_LEVEL: 'debug',
    });
    url = await second.start(port);
  });
  test.afterAll(async () => {
    await second.delete();
    await collector.stop();
  });

  test('two installations run side by side', async ({ page, baseURL }) => {
    // Polled, because on a machine that starts other programs a service may be slower than the health check waits. The lines of `npm start`
    // tell such a service from one that has ended.
    const ready = (visitor: Page, address: string) =>
      expect.poll(async () => (await visitor.request.get(`${address}/api/health`)).text()).toContain('"status":"ok"');
    await ready(page, url);
    await ready(page, baseURL ?? '');
    expect(second.printed.join('\n')).not.toMatch(/starting it again|does not respond/);

    lin = await registerApiUser(url, { firstName: 'Lin' });
    const folders = ['media', 'scratch', 'redis', 'logs'].map((name) => [
      name,
      statSync(join(second.dataDir, name)).mode & 0o077,
    ]);
    expect(folders, 'what people keep is for the owner of the installation alone').toEqual(
      folders.map(([name]) => [name, 0]),
    );
  });

  test('a frequent request makes no more statements, calls and events than its row says', async () => {
    const people = await preparePeople(url);
    // The first requests fill caches and open connections.
    await waitForHandledEvents(await sendAll(people), collector.spans);
    const sent = await sendAll(people);
    await waitForHandledEvents(sent, collector.spans);
    // Each process sends its last spans before it ends.
    await second.interrupt();
    const costs = sent.map(({ frequent, requestId, bytes }) => ({
      name: frequent.name,
      // A smaller response is within its row.
      bytes: Math.max(bytes, frequent.bytes),
      work: workOf(collector.spans, requestId),
    }));
    expect(costs).toEqual(frequentRequests.map(({ name, bytes, work }) => ({ name, bytes, work })));
  });

  test('a stopped installation responds no more, and has its data when it is started again', async ({ browser }) => {
    await expect(fetch(`${url}/api/health`)).rejects.toThrow();
    await second.start(port);
    const visitor = await (await browser.newContext({ baseURL: url })).newPage();
    await signIn(visitor, lin);
    await expect(visitor.getByText('No memories yet')).toBeVisible();
    await visitor.context().close();
  });

  test('an upload is one trace from the gateway to the provider and the handlers of its events', async () => {
    // The requests of the story before have made the same spans.
    collector.spans.length = 0;
    const user = await registerApiUser(url, { firstName: 'Mei' });
    const audio = { name: FILE_NAME, mimeType: 'audio/wav', buffer: readFileSync(fakeMicrophoneFile) };
    const uploaded = await user.api.post('/api/upload/audio', {
      multipart: { audio },
      headers: { traceparent: `00-${FOREIGN_TRACE}-b7ad6b7169203331-01` },
    });
    expect(uploaded.ok()).toBe(true);
    const { url: audioUrl } = (await uploaded.json()) as { url: string };
    const saved = await user.api.post('/api/journal-entries', {
      data: { title: TITLE, content: TITLE, privacyLevel: 'private', audioUrl },
    });
    expect(saved.status()).toBe(201);

    await expect(async () => {
      const names = namesOf(traceWith(collector.spans, 'job transcription'));
      expect(names).toEqual(
        expect.arrayContaining([
          'gateway: POST /api/upload/audio',
          'media-svc: POST /api/upload/audio',
          'media-svc: INSERT file',
          'media-worker: job transcription',
          'media-worker: provider request',
          'journal-svc: handle media.processed',
        ]),
      );
      expect(namesOf(traceWith(collector.spans, 'handle entry.created'))).toEqual(
        expect.arrayContaining([
          'gateway: POST /api/journal-entries',
          'journal-svc: POST /api/journal-entries',
          'language-svc: handle entry.created',
        ]),
      );
    }).toPass();

    for (const trace of ['job transcription', 'handle entry.created'].map((name) => traceWith(collector.spans, name))) {
      const ids = new Set(trace.map(({ spanId }) => spanId));
      const roots = trace.filter(({ parentSpanId }) => !parentSpanId);
      expect(namesOf(roots), 'the trace begins at the gateway').toEqual([expect.stringMatching(/^gateway: POST /)]);
      expect(trace.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))).toEqual([]);
      expect(trace[0]?.traceId).not.toBe(FOREIGN_TRACE);
    }
    const cookies = (await user.api.storageState()).cookies.map(({ value }) => value);
    const sent = JSON.stringify(collector.spans);
    for (const secret of [FILE_NAME, TITLE, TRANSCRIPT, KEY, user.username, user.password, user.id, ...cookies])
      expect(sent, `the spans contain ${secret}`).not.toContain(secret);
    expect(collector.headers['x-key']).toBe(KEY);
    const traceId = traceWith(collector.spans, 'job transcription')[0]?.traceId;
    const worker = readFileSync(join(second.dataDir, 'logs/media-worker.log'), 'utf8');
    expect(readFileSync(join(second.dataDir, 'logs/gateway.log'), 'utf8') + worker).toContain(
      `"trace_id":"${traceId}"`,
    );

    // A collector that hangs, and then one that is stopped: all requests succeed, and every process ends at SIGINT.
    collector.hangs = true;
    const read = async (): Promise<number> => (await user.api.get('/api/journal-entries')).status();
    const statuses = async (): Promise<number[]> => Promise.all(Array.from({ length: 50 }, read));
    await expect(async () => {
      expect(await statuses()).toEqual(Array<number>(50).fill(200));
      expect(collector.unanswered.length).toBeGreaterThan(0);
    }).toPass();
    await collector.stop();
    expect(await statuses()).toEqual(Array<number>(50).fill(200));
    await expect(async () => {
      expect(readFileSync(join(second.dataDir, 'logs/gateway.log'), 'utf8')).toContain('traces cannot be sent');
    }).toPass();
    await second.interrupt();
  });
});
