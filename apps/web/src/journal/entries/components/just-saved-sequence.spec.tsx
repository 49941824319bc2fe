/** @vitest-environment dom */
import type { Entry } from '@memory/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { currentUserQuery } from '../../../session/api/current-user.ts';
import { EntryCard } from '../../timeline/components/entry-card.tsx';
import { leadToSavedEntry, preloadJustSavedSequence } from '../just-saved-entry.ts';

await preloadJustSavedSequence();

const entry = {
  id: 'entry-1',
  userId: 'mei',
  title: '去动物园',
  content: '看熊猫吃竹子',
  extractedText: '',
  mediaFiles: [],
  createdAt: '2026-11-22T10:00:00.000Z',
  privacyLevel: 'private',
  user: { username: 'mei', firstName: 'Mei', lastName: null, profileImageUrl: null },
} as unknown as Entry;
const word = (text: string, pinyin: string, meaning: string) => ({
  text,
  simplified: text,
  traditional: text,
  pinyin: pinyin.split(' '),
  zhuyin: ['ㄅ'],
  meaning,
  isChinese: true,
  isFunctionWord: false,
});
const segments = [
  word('看', 'kàn', 'to look'),
  word('熊猫', 'xióng māo', 'panda'),
  word('吃', 'chī', 'to eat'),
  word('竹子', 'zhú zi', 'bamboo'),
];

let scrolledTo: Element[];
let added: object[];
beforeEach(() => {
  scrolledTo = [];
  added = [];
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this);
  });
  server.use(
    http.post('/api/annotate/batch', () => HttpResponse.json({ annotations: [{ segments }] })),
    http.get('/api/vocabulary/words', () => HttpResponse.json({ words: [{ simplified: '看', pinyin: 'kàn' }] })),
    http.post('/api/vocabulary', async ({ request }) => {
      added.push((await request.json()) as object);
      return HttpResponse.json({}, { status: 201 });
    }),
  );
});

afterEach(() => vi.restoreAllMocks());

/** Holds all frames, in which the sequence looks whether the page still scrolls. @returns a function that lets them go on */
function holdFrames(): () => void {
  const waiting: FrameRequestCallback[] = [];
  const held = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => waiting.push(frame));
  return () => {
    held.mockRestore();
    for (const frame of waiting) frame(performance.now());
  };
}

// The characters of a title are buttons, so jsdom, which knows no layout, puts spaces between them in the name of the card.
const spaced = (title: string): string => [...title].join(' ');
const card = (title: string) => screen.getByRole('article', { name: spaced(title) });
const offer = (title: string) => within(card(title)).queryByRole('region', { name: /new words? for your vocabulary/ });

/** Renders the card of the entry that was just saved, and that of an older one. */
async function save(): Promise<void> {
  renderWithProviders(
    <>
      <EntryCard entry={entry} day={2} />
      <EntryCard entry={{ ...entry, id: 'entry-0', title: '昨天' }} day={1} />
    </>,
  );
  await act(() => leadToSavedEntry('entry-1'));
}

it('leads to the card, stamps its seal and then offers its new words', async () => {
  const scrollOn = holdFrames();
  const stamp = Promise.withResolvers<Animation>();
  vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue([{ finished: stamp.promise } as Animation]);
  await save();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: spaced('去动物园') }));
  const seal = card('去动物园').querySelector('.stamp');
  expect(seal?.className).toContain('opacity-0');
  expect(offer('去动物园')).toBeNull();
  scrollOn();
  await waitFor(() => expect(seal?.className).toContain('stamp-in'));
  expect(offer('去动物园')).toBeNull();
  stamp.resolve({} as Animation);
  expect(scrolledTo.map((element) => element.closest('article'))).toEqual([card('去动物园')]);
  await waitFor(() => expect(offer('去动物园')).not.toBeNull());
  expect(seal?.className).not.toMatch(/opacity-0|stamp-in/);
  expect(
    within(offer('去动物园')!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['熊猫xióng māopandaAdd', '竹子zhú zibambooAdd', '吃chīto eatAdd']);
  expect(offer('昨天')).toBeNull();
});

it('adds a word with one tap, once, and keeps the word in its place', async () => {
  await save();
  const bamboo = await screen.findByRole('button', { name: /竹子/ });
  fireEvent.click(bamboo);
  fireEvent.click(bamboo);
  await waitFor(() => expect(bamboo.textContent).toContain('Added'));
  expect(added).toEqual([{ character: '竹子', pinyin: 'zhú zi', englishTranslation: 'bamboo', notes: 'Zhuyin: ㄅ' }]);
  expect(within(offer('去动物园')!).getAllByRole('listitem')).toHaveLength(3);
});

it('offers a word again that could not be added', async () => {
  server.use(http.post('/api/vocabulary', () => HttpResponse.json({ message: 'no' }, { status: 500 })));
  await save();
  const bamboo = await screen.findByRole('button', { name: /竹子/ });
  fireEvent.click(bamboo);
  expect(bamboo.ariaDisabled).toBe('true');
  await waitFor(() => expect(bamboo.ariaDisabled).toBe('false'));
});

it('takes the words away when they are dismissed, and when the next entry is saved', async () => {
  await save();
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(offer('去动物园')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: spaced('去动物园') }));
  act(() => (document.activeElement as HTMLElement).blur());
  await act(() => leadToSavedEntry('entry-0'));
  await waitFor(() => expect(offer('昨天')).not.toBeNull());
  act(() => (document.activeElement as HTMLElement).blur());
  await act(() => leadToSavedEntry('entry-1'));
  await waitFor(() => expect(offer('去动物园')).not.toBeNull());
  expect(offer('昨天')).toBeNull();
});

it('leaves an author alone who has turned to something else', async () => {
  renderWithProviders(
    <>
      <button type="button">elsewhere</button>
      <EntryCard entry={entry} day={2} />
    </>,
  );
  screen.getByRole('button', { name: 'elsewhere' }).focus();
  await act(() => leadToSavedEntry('entry-1'));
  expect(document.activeElement?.textContent).toBe('elsewhere');
  expect(card('去动物园').querySelector('.stamp')?.className).not.toContain('opacity-0');
  expect(scrolledTo).toEqual([]);
});
