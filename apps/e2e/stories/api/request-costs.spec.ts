import { randomUUID } from 'node:crypto';
import { findFreePort } from '@memory/testing/free-port';
import { expect, test } from '@playwright/test';
import { type FrequentRequest, frequentRequests, type People, preparePeople } from '../../support/frequent-requests.ts';
import { workOf } from '../../support/request-work.ts';
import { SecondInstallation } from '../../support/second-installation.ts';
import { TraceCollector } from '../../support/trace-collector.ts';

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

test('a frequent request makes no more statements, calls and events than its row says', async () => {
  const collector = new TraceCollector();
  const installation = new SecondInstallation({ OTEL_EXPORTER_OTLP_ENDPOINT: await collector.start() });
  /** Waits until the events are handled, which happens after the responses. */
  const waitForHandledEvents = (sent: readonly SentRequest[]): Promise<void> =>
    expect(() => {
      for (const { frequent, requestId } of sent) {
        const handled = Object.keys(frequent.work).filter((name) => name.includes(': handle '));
        expect(Object.keys(workOf(collector.spans, requestId))).toEqual(expect.arrayContaining(handled));
      }
    }).toPass();
  try {
    const people = await preparePeople(await installation.start(await findFreePort()));
    // The first requests fill caches and open connections.
    await waitForHandledEvents(await sendAll(people));
    const sent = await sendAll(people);
    await waitForHandledEvents(sent);
    // Each process sends its last spans before it ends.
    await installation.interrupt();
    const costs = sent.map(({ frequent, requestId, bytes }) => ({
      name: frequent.name,
      // A smaller response is within its row.
      bytes: Math.max(bytes, frequent.bytes),
      work: workOf(collector.spans, requestId),
    }));
    expect(costs).toEqual(frequentRequests.map(({ name, bytes, work }) => ({ name, bytes, work })));
  } finally {
    await installation.delete();
    await collector.stop();
  }
});
