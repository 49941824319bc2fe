import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { fetchOrUsePrefetched } from '../../../prerender/client/prefetched-responses.ts';
import { applyLiveEvent } from './apply-live-event.ts';

const originalGlobals = { window: globalThis.window, fetch: globalThis.fetch };
afterEach(() => void Object.assign(globalThis, originalGlobals));

it.each([
  ['used while no live event has arrived', false, 'prefetched'],
  ['discarded after a live event', true, 'fresh'],
])('a prefetched response is %s', async (_, hasEvent, expected) => {
  const fetch = jest.fn(() => Promise.resolve(new Response('fresh')));
  const prefetchedResponses = { '/api/journal-entries?limit=10': Promise.resolve(new Response('prefetched')) };
  Object.assign(globalThis, { fetch, window: { location: { origin: 'http://here' }, prefetchedResponses } });
  if (hasEvent) applyLiveEvent(new QueryClient(), { name: 'reload', data: {} });
  const response = await fetchOrUsePrefetched(new Request('http://here/api/journal-entries?limit=10'));
  expect(await response.text()).toBe(expected);
});
