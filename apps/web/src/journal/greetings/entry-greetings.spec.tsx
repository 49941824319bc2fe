/** @vitest-environment dom */
import type { Entry, EntryGreetings as Greetings, OwnUser } from '@memory/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { queryClient } from '../../lib/query-client.ts';
import { currentUserQuery } from '../../session/api/current-user.ts';
import EntryGreetings from './components/entry-greetings.tsx';

const mei = {
  id: '01890000-0000-7000-8000-00000000000a',
  username: 'mei',
  firstName: 'Mei',
  lastName: null,
  profileImageUrl: null,
};
const li = {
  id: '01890000-0000-7000-8000-00000000000b',
  username: 'li',
  firstName: 'Li',
  lastName: null,
  profileImageUrl: null,
};
const entryIds = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'];
const entry = (id: string) => ({ id, userId: mei.id, privacyLevel: 'friends', user: mei }) as unknown as Entry;

let requested: string[];
let given: Greetings['greetings'];
beforeEach(() => {
  requested = [];
  given = [];
  server.use(
    http.get('/api/greetings', ({ request }) => {
      const ids = new URL(request.url).searchParams.get('entryIds') ?? '';
      requested.push(ids);
      const isOpen = queryClient.getQueryData<OwnUser>(currentUserQuery.queryKey)?.id !== mei.id;
      return HttpResponse.json(ids.split(',').map((entryId) => ({ entryId, isOpen, greetings: given })));
    }),
    http.post('/api/journal-entries/:id/greetings', async ({ request }) => {
      const { stamp } = (await request.json()) as { stamp: 'tea' };
      given = [{ stamp, recordingUrl: null, giver: li, createdAt: '2026-11-30T10:00:00.000Z' }];
      return HttpResponse.json(given[0]);
    }),
    http.delete('/api/journal-entries/:id/greetings/:giverId', ({ params }) => {
      given = given.filter(({ giver }) => giver.id !== params['giverId']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
const signIn = (user: typeof mei) => queryClient.setQueryData(currentUserQuery.queryKey, user as unknown as OwnUser);

it('asks for the greetings of all cards in one request', async () => {
  signIn(li);
  renderWithProviders(
    <>
      {entryIds.map((id) => (
        <EntryGreetings key={id} entry={entry(id)} />
      ))}
    </>,
  );
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Give a stamp' })).toHaveLength(2));
  expect(requested).toEqual([entryIds.join()]);
});

it('lets a friend give a stamp with two taps, and take it back', async () => {
  signIn(li);
  renderWithProviders(<EntryGreetings entry={entry(entryIds[0]!)} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Give a stamp' }));
  expect(screen.getByRole('group', { name: 'Choose a stamp for Mei' }).querySelectorAll('svg')).toHaveLength(12);
  fireEvent.click(screen.getByRole('button', { name: 'A cup of tea' }));
  await waitFor(() => expect(given).toMatchObject([{ stamp: 'tea' }]));
  const change = await screen.findByRole('button', { name: 'Your stamp: A cup of tea', expanded: false });
  expect(document.activeElement).toBe(change);
  await waitFor(() => expect(change.getAttribute('aria-disabled')).toBe('false'));
  fireEvent.click(change);
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByRole('button', { name: 'Give a stamp' })).toBeTruthy();
  expect(given).toEqual([]);
});

it('shows the author who gave a stamp, and removes it', async () => {
  signIn(mei);
  given = [{ stamp: 'moon', recordingUrl: null, giver: li, createdAt: '2026-11-30T10:00:00.000Z' }];
  renderWithProviders(<EntryGreetings entry={entry(entryIds[0]!)} />);
  fireEvent.click(await screen.findByRole('button', { name: 'The moon, from Li' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove from this memory' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'The moon, from Li' })).toBeNull());
  expect(given).toEqual([]);
});

it('shows the author a voice with a button that plays it, and a label with its friend', async () => {
  signIn(mei);
  const recordingUrl = '/media/01890000-0000-7000-8000-00000000000c';
  given = [{ stamp: null, recordingUrl, giver: li, createdAt: '2026-11-30T10:00:00.000Z' }];
  const { container } = renderWithProviders(<EntryGreetings entry={entry(entryIds[0]!)} />);
  expect(await screen.findByRole('button', { name: 'Play the voice of Li' })).toBeTruthy();
  // The bytes are fetched when the author plays it.
  expect(container.querySelector('audio')?.outerHTML).toContain(`src="${recordingUrl}" preload="none"`);
  fireEvent.click(screen.getByRole('button', { name: 'A voice from Li' }));
  expect(screen.getByRole('button', { name: 'No more stamps and voices from Li' })).toBeTruthy();
  // A report of the giver names the entry.
  fireEvent.click(screen.getByRole('button', { name: 'Report or block Li' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Report Li' }));
  expect(await screen.findByDisplayValue(`This is about a stamp or a voice on my memory ${entryIds[0]}.`)).toBeTruthy();
});

it('lets a friend take back a voice when the author accepts no more', async () => {
  signIn(li);
  given = [{ stamp: null, recordingUrl: '/media/x', giver: li, createdAt: '2026-11-30T10:00:00.000Z' }];
  server.use(
    http.get('/api/greetings', () => HttpResponse.json([{ entryId: entryIds[0], isOpen: false, greetings: given }])),
  );
  renderWithProviders(<EntryGreetings entry={entry(entryIds[0]!)} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Your voice' }));
  expect(screen.queryByRole('button', { name: 'A cup of tea' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Your voice' })).toBeNull());
});
