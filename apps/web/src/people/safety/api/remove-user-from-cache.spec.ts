import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { removeUserFromCache } from './blocks.ts';

const page = (items: object[], total = items.length) => ({
  pages: [{ items, total, next: null }],
  pageParams: [undefined],
});
const entry = (id: string, userId: string) => ({ id, userId });
const newQueryClient = () => new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });

/**
 * Puts a query on the screen.
 * @returns the cached data at the time of each request to the server, which responds with an empty list
 */
function showOnScreen(queryClient: QueryClient, queryKey: QueryKey, data: unknown): unknown[] {
  const dataAtRequests: unknown[] = [];
  queryClient.setQueryData(queryKey, data);
  const queryFn = () => {
    dataAtRequests.push(queryClient.getQueryData(queryKey));
    return Promise.resolve([]);
  };
  new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
  return dataAtRequests;
}

describe('removeUserFromCache', () => {
  it.each([
    [
      'the public timeline',
      ['entries', 'public'],
      page([entry('1', 'tom'), entry('2', 'ann')], 9),
      page([entry('2', 'ann')], 8),
    ],
    ['the timeline of friends', ['entries', 'friends'], page([entry('1', 'tom')]), page([])],
    ['the timeline of another user', ['entries', 'user', 'ann'], page([entry('2', 'ann')]), page([entry('2', 'ann')])],
    ['friends', ['friends', 'list'], page([{ id: 'tom' }, { id: 'ann' }], 70), page([{ id: 'ann' }], 69)],
    ['friend notices', ['friends', 'notices'], page([{ id: 'tom' }]), page([])],
    ['friend requests', ['friends', 'requests'], [{ id: 'tom' }, { id: 'ann' }], [{ id: 'ann' }]],
    ['recommended users', ['friends', 'recommended'], [{ id: 'tom' }], []],
    ['search results', ['people', 'to'], [{ id: 'tom' }, { id: 'tomas' }], [{ id: 'tomas' }]],
  ])('takes the user out of %s on the screen before it is fetched again', async (_, key, before, after) => {
    const queryClient = newQueryClient();
    const dataAtRequests = showOnScreen(queryClient, key, before);
    await removeUserFromCache(queryClient, 'tom');
    expect(dataAtRequests).toEqual([after]);
  });

  it.each([
    ['the timeline of the user', ['entries', 'user', 'tom'], page([entry('1', 'tom')])],
    ['an empty timeline of the user', ['entries', 'user', 'tom'], page([])],
    ['a shared entry of the user', ['entries', 'shared', 'abc'], entry('1', 'tom')],
  ])('starts the screen of %s again', async (_, key, before) => {
    const queryClient = newQueryClient();
    const dataAtRequests = showOnScreen(queryClient, key, before);
    await removeUserFromCache(queryClient, 'tom');
    expect(dataAtRequests[0]).toBeUndefined();
  });

  it('removes lists that are not on the screen, and keeps the viewer’s own entries and other data', async () => {
    const queryClient = newQueryClient();
    const mine = page([entry('3', 'mei')]);
    queryClient.setQueryData(['entries', 'public'], page([entry('1', 'tom')]));
    queryClient.setQueryData(['people', 'tom'], [{ id: 'tom' }]);
    queryClient.setQueryData(['entries', 'mine'], mine);
    queryClient.setQueryData(['profile'], { id: 'mei' });
    await removeUserFromCache(queryClient, 'tom');
    expect(queryClient.getQueryData(['entries', 'public'])).toBeUndefined();
    expect(queryClient.getQueryData(['people', 'tom'])).toBeUndefined();
    expect(queryClient.getQueryData(['entries', 'mine'])).toEqual(mine);
    expect(queryClient.getQueryData(['profile'])).toEqual({ id: 'mei' });
  });

  it('discards a response that was on its way', async () => {
    const queryClient = newQueryClient();
    const queryKey = ['friends', 'recommended'];
    const responses = [[{ id: 'tom' }], []];
    let respond: () => void = () => undefined;
    const queryFn = () =>
      new Promise<object[]>((resolve) => {
        const data = responses.shift() ?? [];
        if (data.length === 0) resolve(data);
        else respond = () => resolve(data);
      });
    new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
    const removal = removeUserFromCache(queryClient, 'tom');
    respond();
    await removal;
    expect(queryClient.getQueryData(queryKey)).toEqual([]);
  });
});
