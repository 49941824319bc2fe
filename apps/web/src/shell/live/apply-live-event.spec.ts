import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchOrUsePrefetched } from '../../../prerender/client/prefetched-responses.ts';
import { storageUsageQuery } from '../../account/settings/storage-usage.ts';
import { greetingQueryKeys } from '../../journal/query-keys.ts';
import { entryQueryKeys } from '../../lib/entry-cache.ts';
import { blockedUsersKey, friendQueryKeys } from '../../people/query-keys.ts';
import { currentUserQuery } from '../../session/api/current-user.ts';
import { reviewQueryKeys, vocabularyQueryKeys } from '../../words/query-keys.ts';
import { applyLiveEvent } from './apply-live-event.ts';

const originalGlobals = { window: globalThis.window, fetch: globalThis.fetch };
afterEach(() => void Object.assign(globalThis, originalGlobals));

it.each([
  ['used while no live event has arrived', false, 'prefetched'],
  ['discarded after a live event', true, 'fresh'],
])('a prefetched response is %s', async (_, hasEvent, expected) => {
  const fetch = vi.fn(() => Promise.resolve(new Response('fresh')));
  const prefetchedResponses = { '/api/journal-entries?limit=10': Promise.resolve(new Response('prefetched')) };
  Object.assign(globalThis, { fetch, window: { location: { origin: 'http://here' }, prefetchedResponses } });
  if (hasEvent) applyLiveEvent(new QueryClient(), { name: 'reload', data: {} });
  const response = await fetchOrUsePrefetched(new Request('http://here/api/journal-entries?limit=10'));
  expect(await response.text()).toBe(expected);
});

it('a change of the vocabulary refetches what the page shows of it, once for several changes at a time', async () => {
  vi.useFakeTimers();
  Object.assign(globalThis, { window: { prefetchedResponses: {} } });
  try {
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    const counts: Record<string, number> = {};
    const show = (queryKey: readonly unknown[]) => {
      const queryFn = () => (counts[queryKey.join()] = (counts[queryKey.join()] ?? 0) + 1);
      return new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
    };
    const { all, hidden, words, history } = vocabularyQueryKeys;
    for (const queryKey of [all, words, history('1'), reviewQueryKeys.today, reviewQueryKeys.summary]) show(queryKey);
    for (const queryKey of [reviewQueryKeys.material(0), ['entries', 'mine']]) show(queryKey);
    show(hidden)();
    await vi.advanceTimersByTimeAsync(1_000);
    for (let change = 0; change < 3; change += 1) applyLiveEvent(queryClient, { name: 'vocabulary.changed', data: {} });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(counts).toEqual({
      vocabulary: 2,
      'vocabulary,words': 2,
      'vocabulary-history,1': 2,
      'reviews,today': 2,
      'reviews,summary': 2,
      'reviews,material,0': 1,
      'entries,mine': 1,
      'hidden-vocabulary': 1,
    });
    applyLiveEvent(queryClient, { name: 'vocabulary.changed', data: {} });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(counts['vocabulary']).toBe(3);
    expect(queryClient.getQueryState(hidden)?.isInvalidated).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  ['friendship.changed', friendQueryKeys.notices, {}],
  ['friendship.changed', friendQueryKeys.search('mei'), {}],
  ['friendship.changed', blockedUsersKey, {}],
  ['friendship.changed', entryQueryKeys.friends, {}],
  ['friendship.changed', greetingQueryKeys.ofEntry('1'), {}],
  ['greeting.changed', greetingQueryKeys.ofEntry('1'), { entryId: '1' }],
  ['greeting.changed', friendQueryKeys.greetingNotices, { entryId: '1' }],
  ['entry.deleted', storageUsageQuery.queryKey, { entryId: '1', version: 2 }],
  ['entry.deleted', entryQueryKeys.public, { entryId: '1', version: 2 }],
  ['media.processed', storageUsageQuery.queryKey, { fileId: '1', job: 'ocr', status: 'done' }],
  ['profile.updated', currentUserQuery.queryKey, {}],
  ['profile.updated', ['profile', '1'], {}],
  ['vocabulary.changed', vocabularyQueryKeys.words, {}],
  ['reload', ['any'], {}],
])('%s during the first load of %j is not lost', async (name, queryKey, data) => {
  Object.assign(globalThis, { window: { prefetchedResponses: {} } });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const responses: ((content: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => void responses.push(resolve));
  const stop = new QueryObserver(queryClient, { queryKey: [...queryKey], queryFn }).subscribe(() => undefined);
  applyLiveEvent(queryClient, { name, data });
  await vi.waitFor(() => expect(responses).toHaveLength(2));
  responses[0]!('before the change');
  responses[1]!('after the change');
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toBe('after the change'));
  stop();
});
