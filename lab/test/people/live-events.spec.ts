import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@memory/testing';
import { afterEach, describe, expect, it } from 'vitest';
import type { CheckContext } from '../../src/faults/checks/check.ts';
import { liveEventsCheck } from '../../src/faults/checks/live-events.ts';
import { LivePage } from '../../src/people/live-page.ts';
import { Person } from '../../src/people/person.ts';
import { type EntryValue, PossibleValues } from '../../src/people/records.ts';

let server: Server | undefined;
let page: LivePage | undefined;

afterEach(async () => {
  await page?.close();
  server?.closeAllConnections();
  server?.close();
});

/** An open page, and the responses to its requests for a stream. */
async function openPage() {
  const streams: ServerResponse[] = [];
  const positions: (string | string[] | undefined)[] = [];
  server = createServer((request, response) => {
    positions.push(request.headers['last-event-id']);
    streams.push(response.writeHead(200, { 'content-type': 'text/event-stream' }));
    response.write('retry: 10\nid: 1\n\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const person = new Person(url, { username: 'li' });
  page = new LivePage(person);
  const opened = page;
  const openStream = (count: number): Promise<ServerResponse> =>
    eventually(() => {
      if (streams.length < count) throw new Error('the page has not connected');
      return streams.at(-1)!;
    });
  return { page: opened, person, positions, openStream };
}

const createEntry = (person: Person, id: string): void => {
  const values = new PossibleValues<EntryValue>({ content: '', privacyLevel: 'private' });
  person.records.entries.set(id, { id, title: id, values, begunAt: performance.now() });
};

const findProblems = (of: LivePage): Promise<string[]> =>
  liveEventsCheck.findProblems({ pages: [of] } as unknown as CheckContext);

describe('the check of live events', () => {
  it('accepts an event that arrives on the next connection, which begins at the last position', async () => {
    const { page: opened, person, positions, openStream } = await openPage();
    const first = await openStream(1);
    first.write('id: 2\nevent: entry.deleted\ndata: {"entryId":"other"}\n\n');
    await eventually(() => expect(opened.entryIds.size).toBe(1));
    createEntry(person, 'a');
    first.destroy();
    (await openStream(2)).write('id: 3\nevent: entry.created\ndata: {"entryId":"a"}\n\n');

    expect(await findProblems(opened)).toEqual([]);
    expect(positions).toEqual([undefined, '2']);
  });
});
