/** @vitest-environment dom */
import 'fake-indexeddb/auto';
import type { User } from '@memory/contracts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { beginPageOf, deleteSessionCookies } from '../../../test/session-cookies.ts';
import { queryClient } from '../../lib/query-client.ts';
import { NewEntryPanel } from '../entries/components/new-entry-panel.tsx';

const THURSDAY = '2026-12-03T10:00:00';
const SATURDAY = '2026-12-05T10:00:00';
const user = { id: 'mei' } as User;
const panda = {
  itemId: 'panda',
  type: 'recognise',
  item: { id: 'panda', character: '熊猫', englishTranslation: 'panda' },
};

let requested: string[];
let past: object[];
beforeEach(() => {
  beginPageOf(user.id);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(THURSDAY) });
  requested = [];
  past = [];
  server.use(
    http.get('/api/config', () => HttpResponse.json({ browserSpeech: false, storePositions: true })),
    http.get('/api/vocabulary/compact', ({ request }) => {
      requested.push(request.url);
      return HttpResponse.json([], { headers: { 'X-Total-Count': '12' } });
    }),
    http.get('/api/reviews/due', () => HttpResponse.json({ day: '2026-12-03', cards: [panda] })),
    http.get('/api/journal-entries/on-this-day', () => HttpResponse.json({ today: '2026-12-03', days: past })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  deleteSessionCookies();
});

/** Opens the page again, as a reload does. */
function reload(): void {
  cleanup();
  queryClient.clear();
  renderWithProviders(<NewEntryPanel user={user} />);
}
const question = () => screen.findByRole('region', { name: 'A question for today' });
/** The placeholder that keeps the place of the question until it is loaded. */
const reservedPlace = () => document.querySelector('form > .breathe');
const content = () => screen.getByLabelText<HTMLTextAreaElement>('Content');

it('invites a word that is about to be forgotten; a tap begins the answer, with the cursor behind it', async () => {
  reload();
  fireEvent.click(
    await screen.findByRole('button', { name: /写一写动物：熊猫？\s*Something about an animal: 熊猫\?/ }),
  );
  expect(content().value).toBe('我看见过熊猫，');
  expect([document.activeElement, content().selectionStart]).toEqual([content(), 7]);
  fireEvent.change(content(), { target: { value: '我看见过熊猫，很可爱。' } });
  fireEvent.click(await screen.findByRole('button', { name: /写一写动物/ }));
  expect(content().value).toBe('我看见过熊猫，很可爱。');
});

it('is chosen once a day, sealed on this device, and stays away for the day when it is put away', async () => {
  reload();
  expect(reservedPlace()).not.toBeNull();
  await question();
  reload();
  await question();
  expect(requested).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Put the question away for today' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'A question for today' })).toBeNull());
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/熊猫|daily-question|2026/);
  await act(() => vi.dynamicImportSettled());
  reload();
  expect(reservedPlace()).toBeNull();
  vi.setSystemTime(new Date(SATURDAY));
  reload();
  await question();
});

it('for two generations, the answer can be recorded', async () => {
  vi.setSystemTime(new Date(SATURDAY));
  reload();
  fireEvent.click(await screen.findByRole('button', { name: 'Record the answer' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Voice' }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).not.toBe('');
});

it('a picture of this day a year ago is shown beside its question', async () => {
  const entry = { originalImageUrl: null, mediaFiles: [{ url: '/media/lake', type: 'image/jpeg' }] };
  past = [{ day: '2025-12-03', yearsAgo: 1, entries: [entry] }];
  reload();
  const image = await screen.findByRole('img', { name: 'A picture of this day a year ago' });
  expect(image.getAttribute('src')).toBe('/media/lake?size=small');
});
