/** @vitest-environment dom */
import type { ReadingAids } from '@memory/contracts';
import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useCurrentToast } from '../../../lib/toasts.ts';
import { currentUserQuery } from '../../../session/api/current-user.ts';
import { AnnotatedText } from './annotated-text.tsx';

const segment = (text: string, traditional: string, pinyin: string[], zhuyin: string[]) => ({
  text,
  simplified: text,
  traditional,
  pinyin,
  zhuyin,
  meaning: '',
  isChinese: true,
});
const annotation = {
  segments: [
    segment('妈妈', '媽媽', ['mā', 'ma'], ['ㄇㄚ', '˙ㄇㄚ']),
    segment('睡觉', '睡覺', ['shuì', 'jiào'], ['ㄕㄨㄟˋ', 'ㄐㄧㄠˋ']),
  ],
};
const byDefault: ReadingAids = {
  isShown: false,
  reading: 'pinyin',
  words: 'all',
  script: 'original',
  hasToneColors: true,
  speechRate: 0.7,
};

beforeEach(() => {
  server.use(
    http.post('/api/annotate/batch', async ({ request }) => {
      const { texts } = (await request.json()) as { texts: string[] };
      return HttpResponse.json({ annotations: texts.map(() => annotation) });
    }),
  );
});

const readings = (): string[] => [...document.querySelectorAll('rt')].map(({ textContent }) => textContent ?? '');
const Toast = () => <output>{useCurrentToast()?.title}</output>;
function show() {
  renderWithProviders(
    <>
      <AnnotatedText text="妈妈睡觉" label="text" />
      <Toast />
    </>,
  );
  return screen.getByLabelText('text');
}

/** A signed-in reader, whose choices are stored on the server. */
function signIn(stored: Partial<ReadingAids>, words: object[] = []) {
  const account = { aids: { ...byDefault, ...stored }, isBroken: false };
  queryClient.setQueryData(currentUserQuery.queryKey, { id: 'mei' } as never);
  server.use(
    http.get('/api/reading-aids', () => HttpResponse.json(account.aids)),
    http.patch('/api/reading-aids', async ({ request }) => {
      if (account.isBroken) return HttpResponse.json({ message: 'not today' }, { status: 503 });
      account.aids = { ...account.aids, ...((await request.json()) as object) };
      return HttpResponse.json(account.aids);
    }),
    http.get('/api/vocabulary/words', () => HttpResponse.json({ words })),
  );
  return account;
}

it('shows readings on a tap and remembers it on the device of a signed-out reader', async () => {
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  const text = show();
  expect(readings()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Show pinyin' }));
  await waitFor(() => expect(readings()).toEqual(['mā', 'ma', 'shuì', 'jiào']));
  expect(within(text).getAllByRole('button', { name: '妈' })).toHaveLength(2);
  expect(JSON.parse(localStorage.getItem('memory.reading-aids') ?? '')).toEqual({ ...byDefault, isShown: true });
  fireEvent.click(screen.getByRole('button', { name: 'Hide pinyin' }));
  await waitFor(() => expect(readings()).toEqual([]));
});

it('hides readings from screen readers, which read the characters themselves', async () => {
  signIn({ isShown: true });
  show();
  await waitFor(() => expect(readings()).toHaveLength(4));
  expect(document.querySelectorAll('rt:not([aria-hidden="true"])')).toHaveLength(0);
});

it('has the same layout before the readings are loaded', async () => {
  signIn({ isShown: true });
  const text = show();
  await waitFor(() => expect(text.className).toContain('with-readings'));
});

it('shows zhuyin and the traditional script of an account', async () => {
  signIn({ isShown: true, reading: 'zhuyin', script: 'traditional' });
  const text = show();
  await waitFor(() => expect(readings()).toEqual(['ㄇㄚ', '˙ㄇㄚ', 'ㄕㄨㄟˋ', 'ㄐㄧㄠˋ']));
  expect(within(text).getByRole('button', { name: '覺' }).getAttribute('lang')).toBe('zh-Hant');
});

it('shows readings only above words that the reader does not know', async () => {
  signIn({ isShown: true, words: 'new' }, [{ simplified: '妈妈', pinyin: 'mā ma', state: 'known' }]);
  show();
  await waitFor(() => expect(readings()).toEqual(['shuì', 'jiào']));
});

it('offers all choices in a popover, which apply at once and are stored in the account', async () => {
  const stored = signIn({ isShown: true });
  show();
  await waitFor(() => expect(readings()).toHaveLength(4));
  fireEvent.click(screen.getByRole('button', { name: 'Reading aids' }));
  const popover = await screen.findByRole('dialog', { name: 'Reading aids' });
  fireEvent.click(within(popover).getByRole('radio', { name: 'Zhuyin' }));
  await waitFor(() => expect(readings()[0]).toBe('ㄇㄚ'));
  fireEvent.click(within(popover).getByRole('radio', { name: 'None' }));
  await waitFor(() => expect(readings()).toEqual([]));
  expect(within(popover).queryByRole('radio', { name: 'All words' })).toBeNull();
  await waitFor(() => expect(stored.aids).toEqual({ ...byDefault, reading: 'zhuyin' }));
});

it('shows the earlier readings again and says so when a choice cannot be stored', async () => {
  const stored = signIn({ isShown: true });
  show();
  await waitFor(() => expect(readings()).toHaveLength(4));
  stored.isBroken = true;
  fireEvent.click(screen.getByRole('button', { name: 'Hide pinyin' }));
  await screen.findByText('Error');
  await waitFor(() => expect(readings()).toHaveLength(4));
});

it('reads the choices of the account again when the connection is back', async () => {
  signIn({ isShown: true });
  const failed = http.get('/api/reading-aids', () => HttpResponse.json({}, { status: 503 }), { once: true });
  server.use(failed);
  show();
  await waitFor(() => expect(failed.isUsed).toBe(true));
  expect(readings()).toEqual([]);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await waitFor(() => expect(readings()).toHaveLength(4));
});
