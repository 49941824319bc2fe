/** @vitest-environment dom */
import type { Entry } from '@memory/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import CommunityPage from './community-page.tsx';

const entry = (title: string): Entry => ({
  id: title,
  userId: 'tom',
  title,
  content: '',
  originalAudioUrl: null,
  originalImageUrl: null,
  extractedText: '',
  isPublic: true,
  privacyLevel: 'public',
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
  user: { username: 'tom', firstName: 'Tom', lastName: null, profileImageUrl: null },
});
const nextPage = { headers: { Link: '</api/public-timeline?cursor=older>; rel="next"' } };

let searches: URLSearchParams[];
let respond: (query: URLSearchParams) => Response;
beforeEach(() => {
  searches = [];
  server.use(
    http.get('/api/simple-user', () => HttpResponse.json(null)),
    http.get('/api/friends-journal-entries', () => HttpResponse.json([])),
    http.get('/api/public-timeline', ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (!query.has('q')) return HttpResponse.json([entry('A loaded park'), entry('A lake')]);
      searches.push(query);
      return respond(query);
    }),
  );
});

const cardTitles = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2')?.textContent);
async function searchFor(text: string): Promise<HTMLElement> {
  renderWithProviders(<CommunityPage />);
  await waitFor(() => expect(cardTitles()).toHaveLength(2));
  const field = screen.getByRole('searchbox', { name: 'Search memories...' });
  fireEvent.change(field, { target: { value: text } });
  return field;
}
const searchAll = () => fireEvent.click(screen.getByRole('button', { name: 'Search all' }));

it('typing filters the loaded entries and says so; the server is searched on request', async () => {
  respond = () => HttpResponse.json([entry('A park of last year'), entry('A loaded park')]);
  const field = await searchFor(' park ');
  expect(cardTitles()).toEqual(['A loaded park']);
  expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Searches the memories on this page.',
  );
  expect(searches).toEqual([]);
  searchAll();
  await waitFor(() => expect(cardTitles()).toEqual(['A park of last year', 'A loaded park']));
  expect(searches.map((query) => query.get('q'))).toEqual(['park']);
  expect(screen.getByText('2 memories found')).toBeDefined();
  fireEvent.change(field, { target: { value: 'lake' } });
  expect(cardTitles()).toEqual(['A lake']);
});

it('Enter searches all entries, and a button returns to the loaded ones', async () => {
  respond = () => HttpResponse.json([entry('A park of last year')]);
  fireEvent.keyDown(await searchFor('park'), { key: 'Enter' });
  await waitFor(() => expect(cardTitles()).toEqual(['A park of last year']));
  fireEvent.click(screen.getByRole('button', { name: 'Back to the memories on this page' }));
  expect(cardTitles()).toEqual(['A loaded park']);
});

it('a search that found nothing among the newer entries goes on with older ones', async () => {
  respond = (query) => (query.has('cursor') ? HttpResponse.json([]) : HttpResponse.json([], nextPage));
  await searchFor('river');
  searchAll();
  await screen.findByText('Nothing found among the newer memories');
  fireEvent.click(screen.getByRole('button', { name: 'Search older memories' }));
  await screen.findByText('No memory holds “river”');
  expect(searches.map((query) => query.get('cursor'))).toEqual([null, 'older']);
});

it('a failed search says why and can be repeated', async () => {
  const limited = { statusCode: 429, code: 'too_many_requests', message: 'Please wait a moment.' };
  respond = () => HttpResponse.json(limited, { status: 429 });
  await searchFor('park');
  searchAll();
  await screen.findByText('Please wait a moment.');
  respond = () => HttpResponse.json([entry('A park of last year')]);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(cardTitles()).toEqual(['A park of last year']));
});
