import type { ServerResponse } from 'node:http';
import { eventually } from '@memory/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CheckContext } from '../../src/faults/checks/check.ts';
import { liveEventsCheck } from '../../src/faults/checks/events.ts';
import { LivePage } from '../../src/people/live-page.ts';
import { Person } from '../../src/people/person.ts';
import { type EntryValue, PossibleValues } from '../../src/people/records.ts';
import { serve } from '../serve.ts';

/** An open page, and the responses to its requests for a stream. */
async function openPage() {
  const streams: ServerResponse[] = [];
  const positions: (string | string[] | undefined)[] = [];
  const url = await serve((request, response) => {
    positions.push(request.headers['last-event-id']);
    streams.push(response.writeHead(200, { 'content-type': 'text/event-stream' }));
    response.write('retry: 10\nid: 1\n\n');
  });
  const person = new Person(url, { username: 'li' });
  const page = new LivePage(person);
  onTestFinished(() => page.close());
  const openStream = (count: number): Promise<ServerResponse> =>
    eventually(() => {
      if (streams.length < count) throw new Error('the page has not connected');
      return streams.at(-1)!;
    });
  return { page, person, positions, openStream };
}

const createEntry = (person: Person, id: string): void => {
  const values = new PossibleValues<EntryValue>({ content: '', privacyLevel: 'private' });
  person.records.entries.set(id, { id, title: id, values, begunAt: performance.now() });
};

const findProblems = (of: LivePage): Promise<string[]> =>
  liveEventsCheck.findProblems({ pages: [of] } as unknown as CheckContext);

describe('the check of live events', () => {
  it('accepts an event that arrives on the next connection, which begins at the last position', async () => {
    const { page, person, positions, openStream } = await openPage();
    const first = await openStream(1);
    first.write('id: 2\nevent: entry.deleted\ndata: {"entryId":"other"}\n\n');
    await eventually(() => expect(page.entryIds.size).toBe(1));
    createEntry(person, 'a');
    first.destroy();
    (await openStream(2)).write('id: 3\nevent: entry.created\ndata: {"entryId":"a"}\n\n');

    expect(await findProblems(page)).toEqual([]);
    expect(positions).toEqual([undefined, '2']);
  });
});
