/** @vitest-environment dom */
import type { CalendarMonth, OnThisDay as OnThisDayResponse } from '@memory/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAt } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { OnThisDaySetting } from '../../account/settings/components/on-this-day-setting.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { currentUserQuery } from '../../session/api/current-user.ts';
import CalendarPage from './calendar-page.tsx';
import OnThisDay from './components/on-this-day.tsx';

const calendars: Record<string, CalendarMonth['days']> = {
  '2026-11': [
    { day: '2026-11-03', entries: 2, mood: 'very_positive' },
    { day: '2026-11-20', entries: 1, mood: null },
  ],
  '2026-10': [{ day: '2026-10-31', entries: 1, mood: 'neutral' }],
};
const entry = {
  id: '01890000-0000-7000-8000-000000000001',
  userId: 'mei',
  title: 'The lake',
  content: '',
  extractedText: '',
  originalAudioUrl: null,
  originalImageUrl: null,
  mediaFiles: [],
  location: null,
  createdAt: '2026-11-03T10:00:00.000Z',
  privacyLevel: 'private',
  user: { username: 'mei', firstName: 'Mei', lastName: null, profileImageUrl: null },
};
const pastDay = (yearsAgo: number): OnThisDayResponse =>
  ({
    today: '2026-11-22',
    days: [{ day: `${2026 - yearsAgo}-11-22`, yearsAgo, entries: [entry] }],
  }) as unknown as OnThisDayResponse;

// The day is fixed; time passes as always.
const realTimers = [
  'nextTick',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'queueMicrotask',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

let requests: URL[];
let onThisDay: OnThisDayResponse;
let settings: { isShown: boolean; dismissedOn: string | null };
let changes: unknown[];
let isServerDown: boolean;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toNotFake: [...realTimers] });
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  [requests, changes, isServerDown] = [[], [], false];
  onThisDay = pastDay(2);
  settings = { isShown: true, dismissedOn: null };
  const base = '/api/journal-entries';
  const respond = (request: Request, body: object) => {
    requests.push(new URL(request.url));
    return isServerDown
      ? HttpResponse.json({ code: 'service_unavailable', message: 'later' }, { status: 503 })
      : HttpResponse.json(body);
  };
  server.use(
    http.get(`${base}/months`, ({ request }) =>
      respond(request, [
        { month: '2026-11', entries: 3 },
        { month: '2026-10', entries: 1 },
      ]),
    ),
    http.get(`${base}/calendar`, ({ request }) => {
      const month = new URL(request.url).searchParams.get('month')!;
      return respond(request, { month, days: calendars[month] ?? [], moodsAvailable: true });
    }),
    http.get(`${base}/on-this-day`, ({ request }) => respond(request, onThisDay)),
    http.get(`${base}/on-this-day/settings`, ({ request }) => respond(request, settings)),
    http.patch(`${base}/on-this-day/settings`, async ({ request }) => {
      const body = (await request.clone().json()) as object;
      changes.push(body);
      if (!isServerDown) settings = { ...settings, ...body };
      return respond(request, settings);
    }),
    http.get(base, ({ request }) => respond(request, [entry])),
  );
});

afterEach(() => void vi.useRealTimers());

const focusedDay = () => (document.activeElement as HTMLElement).dataset.day;
const press = (key: string, init = {}) => fireEvent.keyDown(document.activeElement!, { key, ...init });
const dayLabelled = (label: string) => screen.findByLabelText(label);

it('says of each day what it holds, in the time zone of the browser', async () => {
  renderAt('/calendar', <CalendarPage />);
  const day = await dayLabelled('Tuesday, November 3, 2026, 2 memories, Amazing');
  expect(screen.getByLabelText('Friday, November 20, 2026, 1 memory')).toBeDefined();
  expect(screen.getByLabelText('Sunday, November 22, 2026, no memories').getAttribute('aria-current')).toBe('date');
  expect(day.getAttribute('aria-selected')).toBe('false');
  expect(screen.getByText('3 memories · 2 days')).toBeDefined();
  expect(new Set(requests.map(({ searchParams }) => searchParams.get('timeZone')))).toEqual(
    new Set([new Intl.DateTimeFormat().resolvedOptions().timeZone]),
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' }).disabled).toBe(true);
});

it('shows the newest day of the month beside the calendar in a wide window only, without moving the focus', async () => {
  const narrow = renderAt('/calendar', <CalendarPage />);
  await dayLabelled('Friday, November 20, 2026, 1 memory');
  expect(screen.queryByRole('heading', { name: /November 20,/ })).toBeNull();
  narrow.unmount();
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  const matchMedia = vi.spyOn(window, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
  renderAt('/calendar', <CalendarPage />);
  expect(await screen.findByRole('heading', { name: 'Friday, November 20, 2026' })).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'The lake' })).toBeDefined();
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByRole('button', { name: 'Close this day' })).toBeNull();
  matchMedia.mockRestore();
});

it('is left and read by keyboard: one stop of Tab, arrows across months, Enter opens a day with memories', async () => {
  renderAt('/calendar?month=2026-11', <CalendarPage />);
  await dayLabelled('Tuesday, November 3, 2026, 2 memories, Amazing');
  expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
  act(() => screen.getByLabelText(/^Sunday, November 22/).focus());
  const path: (string | undefined)[] = [];
  for (const key of ['ArrowLeft', 'Home', 'End', 'PageUp', 'ArrowDown', 'ArrowRight', 'ArrowRight']) {
    const before = document.activeElement;
    press(key);
    await waitFor(() =>
      expect(document.activeElement?.matches('[data-day]') && document.activeElement !== before).toBe(true),
    );
    path.push(focusedDay());
  }
  expect(path).toEqual([
    '2026-11-21',
    '2026-11-15',
    '2026-11-21',
    '2026-10-21',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
  ]);
  expect(screen.getByRole('heading', { name: 'October 2026' })).toBeDefined();
  press('Enter');
  expect(screen.queryByRole('heading', { name: /October 30/ })).toBeNull();
  press('ArrowRight');
  await waitFor(() => expect(focusedDay()).toBe('2026-10-31'));
  await dayLabelled('Saturday, October 31, 2026, 1 memory, Calm');
  press('Enter');
  const heading = await screen.findByRole('heading', { name: 'Saturday, October 31, 2026' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(await screen.findByRole('heading', { name: 'The lake' })).toBeDefined();
  expect(requests.at(-1)!.searchParams.get('day')).toBe('2026-10-31');
});

it('leads to no month in the future', async () => {
  renderAt('/calendar', <CalendarPage />);
  await dayLabelled('Tuesday, November 3, 2026, 2 memories, Amazing');
  act(() => screen.getByLabelText(/^Sunday, November 22/).focus());
  press('PageDown');
  expect([focusedDay(), screen.getByRole('heading', { level: 2 }).textContent]).toEqual([
    '2026-11-22',
    'November 2026',
  ]);
});

it('jumps to a month with memories, and reads again after a failure', async () => {
  isServerDown = true;
  renderAt('/calendar?month=2999-99', <CalendarPage />);
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  isServerDown = false;
  fireEvent.click(retry);
  await dayLabelled('Tuesday, November 3, 2026, 2 memories, Amazing');
  await screen.findByRole('option', { name: 'October 2026 · 1 memory' });
  fireEvent.change(screen.getByLabelText('Jump to'), { target: { value: '2026-10' } });
  expect(await dayLabelled('Saturday, October 31, 2026, 1 memory, Calm')).toBeDefined();
});

it('on this day: leads to the day, and is dismissed for today', async () => {
  renderAt('/', <OnThisDay />);
  const link = await screen.findByRole('link', { name: /2 years ago.*The lake/ });
  expect(link.getAttribute('href')).toBe('/calendar?day=2024-11-22');
  fireEvent.click(screen.getByRole('button', { name: 'Not today' }));
  await waitFor(() => expect(changes).toEqual([{ dismissedOn: '2026-11-22' }]));
  expect(screen.queryByRole('region', { name: 'On this day' })).toBeNull();
});

it('on this day: stays when it could not be dismissed, and shows nothing without earlier days', async () => {
  const { unmount } = renderAt('/', <OnThisDay />);
  const dismiss = await screen.findByRole('button', { name: 'Not today' });
  isServerDown = true;
  fireEvent.click(dismiss);
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Not today' })).toBeDefined();
  unmount();
  queryClient.removeQueries({ queryKey: ['entries', 'past'] });
  isServerDown = false;
  onThisDay = { today: '2026-11-22', days: [] };
  const sent = requests.length;
  const { container } = renderAt('/', <OnThisDay />);
  await waitFor(() => expect(requests.length).toBeGreaterThan(sent));
  expect(container.textContent).toBe('');
});

it('on this day: is switched off in the settings', async () => {
  renderAt('/settings', <OnThisDaySetting />);
  const control = await screen.findByRole<HTMLInputElement>('switch', { name: 'Show memories of this day' });
  expect(control.checked).toBe(true);
  fireEvent.click(control);
  await waitFor(() => expect(changes).toEqual([{ isShown: false }]));
  await waitFor(() => expect(control.checked).toBe(false));
});
