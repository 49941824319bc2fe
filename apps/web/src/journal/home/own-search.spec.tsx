/** @vitest-environment dom */
import type { Entry, User } from '@memory/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { setServerReachable } from '../../lib/online-status.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useMyEntries } from '../timeline/api/list-entries.ts';
import { HomeTimeline } from './home-timeline.tsx';

const mei = { id: 'mei', username: 'mei', firstName: 'Mei' } as User;
const entry = (title: string): Entry => ({
  id: title,
  userId: 'mei',
  title,
  content: '',
  originalAudioUrl: null,
  originalImageUrl: null,
  extractedText: '',
  isPublic: false,
  privacyLevel: 'private',
  shareId: title,
  language: 'en',
  mediaFiles: [],
  location: null,
  latitude: null,
  longitude: null,
  weather: null,
  createdAt: '2026-11-22T08:00:00.000Z',
  updatedAt: '2026-11-22T08:00:00.000Z',
  version: 1,
  user: { username: 'mei', firstName: 'Mei', lastName: null, profileImageUrl: null },
});

const Timeline = () => <HomeTimeline user={mei} entries={useMyEntries()} headingLevel={1} />;

function openHome(address: string) {
  const searchedTexts: (string | null)[] = [];
  server.use(
    http.get('/api/simple-user', () => HttpResponse.json(null)),
    http.get('/api/auth/user', () => HttpResponse.json(null)),
    http.get('/api/journal-entries', ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (!query.has('q')) return HttpResponse.json([entry('A lake')]);
      searchedTexts.push(query.get('q'));
      return HttpResponse.json(query.get('q') === 'park' ? [entry('The park')] : []);
    }),
  );
  const router = createMemoryRouter([{ path: '/', element: <Timeline /> }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, searchedTexts };
}
const cardTitles = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

it('searches after a pause in typing; Back leads to the timeline', async () => {
  const { router, searchedTexts } = openHome('/');
  await waitFor(() => expect(cardTitles()).toEqual(['A lake']));
  fireEvent.click(screen.getByRole('button', { name: 'Search your memories' }));
  const field = await screen.findByRole('searchbox');
  expect(document.activeElement).toBe(field);
  for (const text of ['p', 'pa', ' park ']) fireEvent.change(field, { target: { value: text } });
  await waitFor(() => expect(cardTitles()).toEqual(['The park']));
  expect([searchedTexts, router.state.location.search]).toEqual([['park'], '?q=park']);
  expect(screen.getByText('1 memory found')).toBeDefined();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(cardTitles()).toEqual(['A lake']));
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('looks for the beginning of a text that is too long, and says so', async () => {
  const { searchedTexts } = openHome('/?q=');
  const field = await screen.findByRole<HTMLInputElement>('searchbox');
  fireEvent.change(field, { target: { value: '👍🏽'.repeat(201) } });
  await screen.findByText(/^No memory holds/);
  expect([field.value, searchedTexts]).toEqual(['👍🏽'.repeat(201), ['👍🏽'.repeat(200)]]);
  const notes = field
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(notes).toContain('The search looks for the first 200 characters.');
});

it('an address with a text shows its results, and says when there are none', async () => {
  openHome('/?q=river');
  await screen.findByText('No memory holds “river”');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('river');
});

it('goes on by itself after the connection broke, as it says', async () => {
  openHome('/?q=park');
  let isBroken = true;
  server.use(http.get('/api/journal-entries', () => (isBroken ? HttpResponse.error() : undefined)));
  await screen.findByText('As soon as you are online again, the search goes on.');
  isBroken = false;
  act(() => setServerReachable(true));
  await waitFor(() => expect(cardTitles()).toEqual(['The park']));
});

it('shows the Chinese words that the server has found by their pinyin', async () => {
  openHome('/?q=xuexiao');
  server.use(
    http.get('/api/journal-entries', () =>
      HttpResponse.json([{ ...entry('Monday'), extractedText: '我的學校很大', originalImageUrl: '/media/1' }], {
        headers: { 'X-Search-Words': [encodeURIComponent('雪鸮'), encodeURIComponent('学校')].join(',') },
      }),
    ),
  );
  const match = await screen.findByText('學校', { selector: 'mark' });
  expect(match.parentElement!.textContent).toBe('In the photo: 我的學校很大');
});

it('an address with a theme shows the memories with it, until the filter is removed', async () => {
  const { router } = openHome('/?theme=pets');
  const themes: (string | null)[] = [];
  server.use(
    http.get('/api/journal-entries', ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (!searchParams.has('theme')) return undefined;
      themes.push(searchParams.get('theme'));
      return HttpResponse.json([entry('The cat')]);
    }),
  );
  await waitFor(() => expect(cardTitles()).toEqual(['The cat']));
  expect([themes, screen.getByRole('heading', { name: '#pets' }).tagName]).toEqual([['pets'], 'H2']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove the filter' }));
  await waitFor(() => expect(cardTitles()).toEqual(['A lake']));
  expect(router.state.location.search).toBe('');
});

it('says when no memory has the theme', async () => {
  openHome('/?theme=pets');
  server.use(
    http.get('/api/journal-entries', ({ request }) =>
      new URL(request.url).searchParams.has('theme') ? HttpResponse.json([]) : undefined,
    ),
  );
  expect(await screen.findByText('No memory is about “pets”')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Remove the filter' })).toBeDefined();
});
