import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { fetchOrTake } from '../../lib/first-answers.ts';
import { followLive } from './follow-live.ts';

const given = { window: globalThis.window, fetch: globalThis.fetch };
afterEach(() => void Object.assign(globalThis, given));

it.each([
  ['taken while nothing has happened', false, 'early'],
  ['out of date as soon as something has', true, 'now'],
])('an answer that was asked for before the program ran is %s', async (_, happened, expected) => {
  const fetch = jest.fn(() => Promise.resolve(new Response('now')));
  const firstAnswers = { '/api/journal-entries?limit=10': Promise.resolve(new Response('early')) };
  Object.assign(globalThis, { fetch, window: { location: { origin: 'http://here' }, firstAnswers } });
  if (happened) followLive(new QueryClient(), { name: 'reload', data: {} });
  const answer = await fetchOrTake(new Request('http://here/api/journal-entries?limit=10'));
  expect(await answer.text()).toBe(expected);
});
