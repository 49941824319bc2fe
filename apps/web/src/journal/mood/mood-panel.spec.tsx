/** @vitest-environment dom */
import type { Entry, Mood } from '@memory/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { beginPage, beginPageOf, deleteSessionCookies } from '../../../test/session-cookies.ts';
import { useCurrentToast } from '../../lib/toasts.ts';
import MoodPanel, { toWholePercent } from './mood-panel.tsx';
import { chooseMood, sendWaitingMoods } from './send-waiting-moods.ts';

const entry = {
  id: '01890000-0000-7000-8000-000000000001',
  content: '今天小狗不见了，我们都很难过。',
  extractedText: '',
  originalAudioUrl: null,
  version: 3,
} as Entry;

interface Sent {
  chosenMood: Mood | null;
  ifMatch: string | null;
}
/** The entry on the server, and the requests that it got. */
let stored: Pick<Entry, 'version' | 'chosenMood'>;
let sent: Sent[];
let isServerReachable: boolean;

beforeEach(() => {
  stored = { version: 3 };
  sent = [];
  isServerReachable = true;
  beginPageOf('mei');
  server.use(
    http.post('/api/analyze-mood', () =>
      HttpResponse.json({ mood: 'negative', energy_level: 'low', sentiment: 0.234, themes: ['pets'] }),
    ),
    http.get('/api/journal-entries/:id', () => HttpResponse.json({ ...entry, ...stored })),
    http.patch('/api/journal-entries/:id', async ({ request }) => {
      if (!isServerReachable) return HttpResponse.error();
      const ifMatch = request.headers.get('If-Match');
      const { chosenMood } = (await request.json()) as { chosenMood: Mood | null };
      sent.push({ chosenMood, ifMatch });
      if (ifMatch !== null && ifMatch !== `"${stored.version}"`)
        return HttpResponse.json({ statusCode: 409, code: 'entry_changed', message: 'No.' }, { status: 409 });
      stored = { version: stored.version + 1, ...(chosenMood && { chosenMood }) };
      return HttpResponse.json({ ...entry, ...stored });
    }),
  );
});
afterEach(async () => {
  isServerReachable = true;
  await sendWaitingMoods();
  deleteSessionCookies();
});

function Toast() {
  const message = useCurrentToast();
  return <output>{message && `${message.title}: ${message.description}`}</output>;
}
const show = (changes: Partial<Entry> = {}, isOwn = true) =>
  renderWithProviders(
    <>
      <MoodPanel entry={{ ...entry, ...changes }} isOwn={isOwn} />
      <Toast />
    </>,
  );
async function openPopover(mood: string): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(mood) }));
  return screen.findByRole('dialog', { name: 'Mood of this memory' });
}

describe('toWholePercent', () => {
  it('rounds', () => {
    expect([0, 0.724, 0.725, 1].map(toWholePercent)).toEqual([0, 72, 73, 100]);
  });
});

describe('the mood of a memory', () => {
  it('is explained by a tap, for everyone, and only its author can choose another one', async () => {
    show({}, false);
    const popover = await openPopover('Thoughtful');
    expect(popover.textContent).toContain('23% is the sentiment');
    expect(within(popover).queryByRole('radio')).toBeNull();
  });

  it('that its author chooses is shown as chosen, and sent', async () => {
    show();
    const popover = await openPopover('Thoughtful');
    expect(within(popover).getByRole<HTMLInputElement>('radio', { name: 'As the words say' }).checked).toBe(true);
    isServerReachable = false;
    fireEvent.click(within(popover).getByRole('radio', { name: 'Happy' }));
    expect((await screen.findByRole('button', { name: /Happy\s*chosen/, hidden: true })).textContent).not.toContain(
      '%',
    );
    expect(popover.textContent).toContain('From the words alone, this memory reads: Thoughtful, 23%.');
    expect(popover.textContent).toContain('Kept on this device.');
    isServerReachable = true;
    await sendWaitingMoods();
    expect(sent).toEqual([{ chosenMood: 'positive', ifMatch: '"3"' }]);
  });

  it('that was chosen is shown also when the text is too short for a mood', async () => {
    show({ content: '短', chosenMood: 'neutral' }, false);
    expect((await screen.findByRole('button', { name: /Calm/ })).textContent).toContain('chosen');
  });

  it('that is still being read keeps the popover open when its author takes the choice back', async () => {
    const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
    server.use(
      http.post('/api/analyze-mood', async () => {
        await isRead;
        return HttpResponse.json({ mood: 'negative', energy_level: 'low', sentiment: 0.234, themes: [] });
      }),
    );
    isServerReachable = false;
    show({ chosenMood: 'neutral' });
    const popover = await openPopover('Calm');
    const asRead = within(popover).getByRole<HTMLInputElement>('radio', { name: 'As the words say' });
    fireEvent.click(asRead);
    expect(asRead.isConnected && asRead.checked).toBe(true);
    read();
    await waitFor(() => expect(popover.textContent).toContain('23% is the sentiment'));
  });

  it('can be chosen while it cannot be read', async () => {
    server.use(http.post('/api/analyze-mood', () => HttpResponse.error()));
    show();
    const popover = await openPopover('Choose a mood');
    fireEvent.click(within(popover).getByRole('radio', { name: 'Calm' }));
    await waitFor(() => expect(stored.chosenMood).toBe('neutral'));
  });
});

describe('a mood that is chosen without a connection', () => {
  it('is shown, outlives the page and is sent later', async () => {
    isServerReachable = false;
    show();
    await chooseMood(entry, 'positive');
    await screen.findByRole('button', { name: /Happy/ });
    expect(sent).toEqual([]);
    beginPage('mei');
    isServerReachable = true;
    await sendWaitingMoods();
    expect(stored.chosenMood).toBe('positive');
    await sendWaitingMoods();
    expect(sent).toHaveLength(1);
  });

  it('is sealed for its author: another user of the browser does not send it', async () => {
    isServerReachable = false;
    await chooseMood(entry, 'positive');
    isServerReachable = true;
    beginPageOf('bo');
    await sendWaitingMoods();
    expect(sent).toEqual([]);
    beginPageOf('mei');
    await sendWaitingMoods();
    expect(stored.chosenMood).toBe('positive');
  });

  it('replaces one that was chosen on another device, and a sentence names both', async () => {
    isServerReachable = false;
    show();
    await chooseMood(entry, 'neutral');
    await chooseMood(entry, 'positive');
    stored = { version: 7, chosenMood: 'very_negative' };
    isServerReachable = true;
    await sendWaitingMoods();
    expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"7"']);
    expect(stored.chosenMood).toBe('positive');
    expect((await screen.findByRole('status')).textContent).toBe(
      'Two moods were chosen: On another device you had chosen “Reflective”. “Happy” was sent last, so it is shown now.',
    );
  });

  it('says nothing when the entry was only edited elsewhere', async () => {
    isServerReachable = false;
    show({ chosenMood: 'neutral' });
    await chooseMood({ ...entry, chosenMood: 'neutral' }, null);
    stored = { version: 4, chosenMood: 'neutral' };
    isServerReachable = true;
    await sendWaitingMoods();
    expect(stored).toEqual({ version: 5 });
    expect(screen.getByRole('status').textContent).not.toContain('neutral');
  });

  it('of a memory that was deleted is dropped, and its author is told', async () => {
    server.use(
      http.patch('/api/journal-entries/:id', () =>
        HttpResponse.json({ statusCode: 404, code: 'entry_not_found', message: 'Gone.' }, { status: 404 }),
      ),
    );
    show();
    await chooseMood(entry, 'positive');
    expect((await screen.findByRole('status')).textContent).toContain('The memory was deleted on another device');
    await screen.findByRole('button', { name: /Thoughtful/ });
  });
});

it('a theme leads to the own memories with it, and on those of others it is text', async () => {
  const { unmount } = show();
  expect((await screen.findByRole('link', { name: '#pets' })).getAttribute('href')).toBe('/?theme=pets');
  unmount();
  show({}, false);
  await screen.findByText('#pets');
  expect(screen.queryByRole('link')).toBeNull();
});
