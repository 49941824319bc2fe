/** @vitest-environment dom */
import type { CalendarMonth } from '@memory/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAt } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { queryClient } from '../../lib/query-client.ts';
import { currentUserQuery } from '../../session/api/current-user.ts';
import GrowthPage from './growth-page.tsx';

const calendars: Record<string, CalendarMonth['days']> = {
  '2026-11': [
    { day: '2026-11-03', entries: 2, mood: 'very_positive' },
    { day: '2026-11-20', entries: 1, mood: null },
  ],
  '2026-02': [{ day: '2026-02-28', entries: 1, mood: 'neutral' }],
  '2025-06': [{ day: '2025-06-01', entries: 1, mood: 'neutral' }],
};

const entry = (id: string, createdAt: string, content: string, mediaFiles: object[] = []) => ({
  id,
  title: `title of ${id}`,
  content,
  extractedText: '',
  originalAudioUrl: null,
  originalImageUrl: null,
  mediaFiles,
  createdAt,
});
/** The entries of each month, newest first, as the server lists them. */
const entriesByMonth: Record<string, object[]> = {
  '2025-06': [
    entry('evening', '2025-06-01T18:00:00.000Z', '我去学校。'),
    entry('morning', '2025-06-01T08:00:00.000Z', 'Hello!'),
  ],
  '2026-11': [
    entry('walk', '2026-11-20T10:00:00.000Z', '今天我们一起去公园看花。'),
    entry('photo', '2026-11-03T10:00:00.000Z', '下雨了。', [{ url: '/media/rain', type: 'image/png' }]),
  ],
};

let coveredTexts: string[];
let knownWords: number;
let requestedMonths: string[];
let months: { month: string; entries: number }[];
let isServerDown: boolean;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] });
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  [requestedMonths, coveredTexts, isServerDown, knownWords] = [[], [], false, 2];
  months = Object.entries(calendars).map(([month, days]) => ({ month, entries: days.length }));
  server.use(
    http.get('/api/journal-entries', ({ request }) =>
      HttpResponse.json(entriesByMonth[new URL(request.url).searchParams.get('month')!] ?? []),
    ),
    http.get('/api/word-growth', () =>
      HttpResponse.json({
        knownCharacters: 3,
        months: [{ month: '2026-11', met: 7, learned: 1, reviewDays: 4 }],
      }),
    ),
    http.post('/api/word-coverage', async ({ request }) => {
      const { texts } = (await request.json()) as { texts: { text: string }[] };
      coveredTexts.push(...texts.map(({ text }) => text));
      return HttpResponse.json({
        coverages: [{ words: 3, known: knownWords, learning: 0, new: 3 - knownWords, thenKnown: 1 }],
      });
    }),
    http.get('/api/journal-entries/months', () => HttpResponse.json(months)),
    http.get('/api/journal-entries/calendar', ({ request }) => {
      const month = new URL(request.url).searchParams.get('month')!;
      requestedMonths.push(month);
      return isServerDown
        ? HttpResponse.json({ code: 'service_unavailable', message: 'later' }, { status: 503 })
        : HttpResponse.json({ month, days: calendars[month], moodsAvailable: true });
    }),
  );
});

afterEach(() => void vi.useRealTimers());

it('shows the year with the mood of each day and its figures, from the calendars of the months with entries', async () => {
  renderAt('/growth', <GrowthPage />);
  expect(await screen.findByLabelText('Tuesday, November 3, 2026, 2 memories, Amazing')).toBeDefined();
  expect(screen.getByLabelText('Friday, November 20, 2026, 1 memory')).toBeDefined();
  expect(screen.getByLabelText('Sunday, November 22, 2026, no memories').getAttribute('aria-current')).toBe('date');
  expect(await screen.findByText('4 memories · 3 days')).toBeDefined();
  expect(requestedMonths.toSorted()).toEqual(['2026-02', '2026-11']);
  expect(screen.getAllByRole('columnheader').map(({ abbr }: Partial<HTMLTableCellElement>) => abbr)).toContain('May');
});

it('is read by keyboard: one stop of Tab, arrows into the year before and none into the future', async () => {
  renderAt('/growth', <GrowthPage />);
  await screen.findByLabelText('Tuesday, November 3, 2026, 2 memories, Amazing');
  expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
  act(() => screen.getByLabelText(/^Sunday, November 22/).focus());
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  const focusIsOn = (day: string) =>
    waitFor(() => expect((document.activeElement as HTMLElement).dataset.day).toBe(day));
  press('ArrowUp');
  await focusIsOn('2026-11-21');
  press('PageDown');
  await focusIsOn('2026-11-21');
  press('PageUp');
  await focusIsOn('2025-11-21');
  expect(await screen.findByText('1 memory · 1 day')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous year' }).disabled).toBe(true);
  press('PageUp');
  await focusIsOn('2025-11-21');
});

it('reads again after a failure', async () => {
  isServerDown = true;
  renderAt('/growth?year=9999', <GrowthPage />);
  const year = within(await screen.findByRole('region', { name: /^\W*2026$/ }));
  const retry = await year.findByRole('button', { name: 'Try Again' });
  isServerDown = false;
  fireEvent.click(retry);
  expect(await screen.findByText('4 memories · 3 days')).toBeDefined();
});

it('leads to the first memory when there is none', async () => {
  months = [];
  renderAt('/growth', <GrowthPage />);
  expect((await screen.findByRole('link', { name: 'Write a memory' })).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('grid')).toBeNull();
});

it('says how much of the first memory with Chinese one can read, how much it was then, and the characters that one knows', async () => {
  renderAt('/growth', <GrowthPage />);
  expect(await screen.findByText('You can now read 66 % of your first memory')).toBeDefined();
  expect(coveredTexts).toEqual(['我去学校。']);
  expect(screen.getByText('When you wrote it, it was 33 %.')).toBeDefined();
  expect(screen.getByRole('link', { name: /title of evening/ }).getAttribute('href')).toBe('/read/evening');
  expect(screen.getByText('You know 3 characters.')).toBeDefined();
});

it('names the words to learn instead of a share of nothing', async () => {
  knownWords = 0;
  renderAt('/growth', <GrowthPage />);
  expect(await screen.findByText('Your first memory has 3 words to learn')).toBeDefined();
});

it('reviews a month: its figures, an image, and the longest sentence, until its author chooses another', async () => {
  renderAt('/growth', <GrowthPage />);
  const month = within(await screen.findByRole('region', { name: 'November 2026' }));
  const sentence = await month.findByRole('link', { name: '今天我们一起去公园看花。' });
  expect(sentence.getAttribute('href')).toBe('/read/walk');
  expect(month.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['3', '2', '7', '1']);
  expect(month.getByRole('img', { name: 'title of photo' }).getAttribute('src')).toBe('/media/rain?size=large');
  fireEvent.click(month.getByRole('button', { name: 'Choose another sentence' }));
  const other = month.getByRole<HTMLInputElement>('radio', { name: '下雨了。' });
  fireEvent.click(other);
  // At once: the choice is stored later.
  expect(other.checked).toBe(true);
  expect((await month.findByRole('link', { name: '下雨了。' })).getAttribute('href')).toBe('/read/photo');
});
