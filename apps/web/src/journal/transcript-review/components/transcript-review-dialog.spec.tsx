import type { Entry } from '@memory/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { recorderTexts } from '../../../capture/recording/recorder-texts.ts';
/** @vitest-environment dom */
import { withTexts } from '../../../i18n/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import TranscriptReviewDialog from './transcript-review-dialog.tsx';

const id = '01890000-0000-7000-8000-000000000001';
const entry = {
  id,
  userId: '01890000-0000-7000-8000-000000000002',
  title: '公园',
  content: '去公元。',
  extractedText: '去公元。',
  transcriptState: 'draft',
  originalAudioUrl: '/media/01890000-0000-7000-8000-000000000003',
  version: 4,
} as unknown as Entry;

const segment = (text: string, isChinese = true) => ({
  text,
  simplified: text,
  traditional: text,
  pinyin: [],
  zhuyin: [],
  meaning: '',
  isChinese,
});
const similar = { word: '公园', traditional: '公園', pinyin: 'gōng yuán', meaning: 'park', isOwn: true };

interface SentRequest {
  ifMatch: string | null;
  body: unknown;
}
let sent: SentRequest[];
/** The entry that another window has saved, if any. */
let current: Partial<Entry> | null;
let closed: number;
const element = HTMLMediaElement.prototype;
const original = Object.getOwnPropertyDescriptors(element);
beforeEach(async () => {
  await withTexts(Promise.resolve(), recorderTexts);
  queryClient.clear();
  [sent, current, closed] = [[], null, 0];
  Object.defineProperty(element, 'paused', { configurable: true, writable: true, value: true });
  Object.assign(element, {
    async play(this: HTMLMediaElement) {
      Object.assign(this, { paused: false });
      fireEvent.play(this);
    },
    pause(this: HTMLMediaElement) {
      Object.assign(this, { paused: true });
      fireEvent.pause(this);
    },
  });
  server.use(
    http.post('/api/annotate/batch', () =>
      HttpResponse.json({ annotations: [{ segments: [segment('去'), segment('公元'), segment('。', false)] }] }),
    ),
    http.get('/api/media-files/*', () =>
      HttpResponse.json({
        text: {
          status: 'done',
          value: '去公元。',
          words: [
            { text: '去', start: 0.5, end: 1 },
            { text: '公元', start: 1, end: 2 },
          ],
        },
      }),
    ),
    http.post('/api/similar-words', () => HttpResponse.json({ words: [similar] })),
    http.get('/api/journal-entries/*', () => HttpResponse.json({ ...entry, ...current })),
    http.patch('/api/journal-entries/*', async ({ request }) => {
      sent.push({ ifMatch: request.headers.get('if-match'), body: await request.json() });
      const isConflict = current !== null && request.headers.get('if-match') !== `"${current.version}"`;
      return isConflict
        ? HttpResponse.json({ statusCode: 409, code: 'entry_changed', message: 'changed' }, { status: 409 })
        : HttpResponse.json({ ...entry, transcriptState: 'confirmed' });
    }),
  );
});
afterEach(() => {
  for (const name of ['paused', 'play', 'pause'] as const) Object.defineProperty(element, name, original[name]);
});

const show = (changes: Partial<Entry> = {}): void => {
  renderWithProviders(<TranscriptReviewDialog entry={{ ...entry, ...changes }} onClose={() => (closed += 1)} />);
};
const press = async (name: string) => act(async () => fireEvent.click(await screen.findByRole('button', { name })));
const words = (): string => screen.getByRole('group', { name: 'Words of the transcript' }).textContent ?? '';
const lastBody = () => sent.at(-1)?.body;

describe('a word', () => {
  it('is heard, replaced by one that sounds alike, and confirmed with the text of the memory', async () => {
    show();
    await screen.findByRole('button', { name: '公元' });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await press('公元');
    const audio = document.querySelector('audio')!;
    await waitFor(() => expect([audio.currentTime, audio.paused]).toEqual([1, false]));
    audio.currentTime = 2.1;
    fireEvent.timeUpdate(audio);
    expect(audio.paused).toBe(true);

    const popover = await screen.findByRole('dialog', { name: 'Correct “公元”' });
    const offered = await within(popover).findByRole('list', { name: 'Sounds alike' });
    expect(offered.textContent).toBe('公园gōng yuánparkin your vocabulary');
    await act(async () => fireEvent.click(within(offered).getByRole('button')));
    expect([words(), screen.queryByRole('dialog', { name: 'Correct “公元”' })]).toEqual(['去公园。', null]);
    expect(screen.getByText('“公元” is now “公园”')).toBeTruthy();

    await press('Confirm');
    await waitFor(() => expect(closed).toBe(1));
    const text = '去公园。';
    expect(sent).toEqual([{ ifMatch: '"4"', body: { extractedText: text, content: text, transcriptConfirmed: true } }]);
  });

  it('is typed, removed, and both are undone', async () => {
    show({ content: 'my own words' });
    await press('公元');
    fireEvent.change(screen.getByLabelText('Or type it'), { target: { value: ' 动物园 ' } });
    await press('Replace');
    expect(words()).toBe('去动物园。');
    await press('去');
    await press('Remove this word');
    expect(words()).toBe('动物园。');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    await press('Undo');
    await press('Undo');
    expect([words(), screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')]).toEqual([
      '去公元。',
      'true',
    ]);
    await press('Confirm');
    await waitFor(() => expect(lastBody()).toEqual({ extractedText: '去公元。', transcriptConfirmed: true }));
  });

  it('is a character, and can be typed, where the server is not reached', async () => {
    server.use(
      http.post('/api/annotate/batch', () => HttpResponse.error()),
      http.post('/api/similar-words', () => HttpResponse.error()),
    );
    show();
    await press('元');
    expect(await screen.findByText('The words could not be loaded. You can type the right one.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Or type it'), { target: { value: '园' } });
    await press('Replace');
    expect(words()).toBe('去公园。');
  });
});

describe('the whole text', () => {
  it('is written anew; what was heard stays readable, and an empty text is not saved', async () => {
    show();
    await press('I said it differently');
    const field = screen.getByLabelText('What I said');
    fireEvent.change(field, { target: { value: ' ' } });
    expect(screen.getByRole('button', { name: 'Confirm' }).hasAttribute('disabled')).toBe(true);
    fireEvent.change(field, { target: { value: '我们去公园玩' } });
    expect(screen.getByText('What was heard at first').parentElement?.textContent).toContain('去公元。');
    await press('Back to the words');
    expect(words()).toBe('我们去公园玩');
    await press('Confirm');
    await waitFor(() => expect(lastBody()).toMatchObject({ extractedText: '我们去公园玩' }));
  });

  it('is not lost by closing the dialog without a question', async () => {
    show();
    await press('I said it differently');
    fireEvent.change(screen.getByLabelText('What I said'), { target: { value: '别的' } });
    await press('Cancel');
    expect([closed, screen.getByText('Leave without saving?').textContent]).toEqual([0, 'Leave without saving?']);
    await press('Leave');
    expect([closed, sent]).toEqual([1, []]);
  });
});

describe('a text that another window has changed', () => {
  const other: Partial<Entry> = { extractedText: '去动物园。', content: '去动物园。', version: 5 };

  it('is shown, and replaced when the author keeps the own one', async () => {
    current = other;
    show();
    await press('Confirm');
    expect((await screen.findByRole('alert')).textContent).toContain('去动物园。');
    await press('Keep mine');
    await waitFor(() => expect(closed).toBe(1));
    expect(sent.at(-1)).toMatchObject({ ifMatch: '"5"', body: { extractedText: '去公元。' } });
  });

  it('is taken over when the author prefers it', async () => {
    current = other;
    show();
    await press('Confirm');
    server.use(http.post('/api/annotate/batch', () => HttpResponse.error()));
    await press('Use the other text');
    await waitFor(() => expect(words()).toBe('去动物园。'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is none when it is what an attempt without a response has saved', async () => {
    current = { ...other, extractedText: '去公元。', transcriptState: 'confirmed' };
    show();
    await press('Confirm');
    await waitFor(() => expect(closed).toBe(1));
  });
});
