/** @vitest-environment dom */
import type { VocabularyItem, WordChoice } from '@memory/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useCurrentToast } from '../../../lib/toasts.ts';
import { useVocabulary } from '../api/vocabulary.ts';
import { MyVocabulary } from './my-vocabulary.tsx';

const word = (character: string, changes: Partial<VocabularyItem> = {}): VocabularyItem => ({
  id: `id-${character}`,
  character,
  pinyin: 'māo',
  englishTranslation: `${character} in English; a second sense`,
  frequency: 1,
  isUserGenerated: false,
  notes: '',
  createdAt: '2026-03-10T12:00:00.000Z',
  metAt: '2026-03-10T12:00:00.000Z',
  isKnown: false,
  isHidden: false,
  state: changes.isKnown ? 'known' : 'new',
  isFunctionWord: false,
  ...changes,
});

let words: VocabularyItem[];
let requestedIds: string[];

/** The vocabulary with the last toast, over a server that keeps the words. */
function Page() {
  const toast = useCurrentToast();
  const vocabulary = useVocabulary();
  return (
    <>
      <MyVocabulary vocabulary={vocabulary} items={vocabulary.data} onReplace={vi.fn()} onAdd={vi.fn()} />
      <output>{toast?.title}</output>
      {toast?.action && (
        <button type="button" onClick={toast.action.onPress}>
          {toast.action.label}
        </button>
      )}
    </>
  );
}

const shown = (): string =>
  screen
    .queryAllByRole('article')
    .map((card) => card.querySelector('[lang="zh-Hans"]')?.textContent)
    .join('');
const expectShown = (expected: string) => waitFor(() => expect(shown()).toBe(expected));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search your words...' }), { target: { value: text } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  // jsdom has no layout to scroll.
  window.scrollTo = () => undefined;
  requestedIds = [];
  words = [
    word('猫'),
    word('狗', { isKnown: true, metAt: '2026-01-10T12:00:00.000Z', createdAt: '2026-03-10T11:00:00.000Z' }),
    word('的', { isFunctionWord: true, createdAt: '2026-03-10T10:00:00.000Z' }),
    word('鸟', { isUserGenerated: true, createdAt: '2026-03-10T09:00:00.000Z' }),
  ];
  server.use(
    http.get('/api/vocabulary/compact', ({ request }) => {
      const isHidden = new URL(request.url).searchParams.get('hidden') === 'true';
      return HttpResponse.json(words.filter((item) => item.isHidden === isHidden));
    }),
    http.get('/api/vocabulary/sentences', ({ request }) => {
      const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',');
      requestedIds.push(...ids);
      const sentence = { entryId: 'entry', sentence: '我的貓在睡覺。', start: 2, end: 3, imageUrl: '/media/cat' };
      return HttpResponse.json(ids.includes('id-猫') ? [{ itemId: 'id-猫', ...sentence }] : []);
    }),
    http.patch('/api/vocabulary/:id', async ({ params, request }) => {
      const changes = (await request.json()) as Partial<VocabularyItem>;
      const state = changes.isKnown === undefined ? {} : ({ state: changes.isKnown ? 'known' : 'new' } as const);
      words = words.map((item) => (item.id === params.id ? { ...item, ...state, ...changes } : item));
      return HttpResponse.json(words.find(({ id }) => id === params.id));
    }),
  );
  renderWithProviders(<Page />);
  await expectShown('猫鸟狗');
  press('Filter and export');
});

describe('the vocabulary', () => {
  it('shows new and known words, the words of a month, and small words when asked', async () => {
    choose('Known');
    await expectShown('狗');
    choose('New');
    await expectShown('猫鸟');
    choose('All');
    fireEvent.change(screen.getByRole('combobox', { name: 'First met in' }), { target: { value: '2026-01' } });
    await expectShown('狗');
    choose('New');
    await screen.findByText('No new words');
    choose('All');
    fireEvent.change(screen.getByRole('combobox', { name: 'First met in' }), { target: { value: '' } });
    fireEvent.click(screen.getByRole('switch', { name: 'Show small words' }));
    await expectShown('猫的鸟狗');
    expect(localStorage.getItem('memory.vocabulary.small-words')).toBe('on');
    // The number counts the whole vocabulary, whatever is shown.
    expect(screen.getByText('4 words')).toBeTruthy();
  });

  it('says of an empty choice what is so: a word that is not new may not be known yet', async () => {
    words = words.map((item) => ({ ...item, state: 'learning', isKnown: false }));
    await queryClient.invalidateQueries();
    choose('New');
    await screen.findByText(/^No word here is new to you any more\./);
    choose('Known');
    await screen.findByText('No known words');
    expect(await screen.findByText(/Words that you remember for weeks come here by themselves\.$/)).toBeTruthy();
  });

  it('shows a word with its sentence, in either script, and photo, requested together for all words in view', async () => {
    expect((await screen.findByText('貓', { selector: 'mark' })).closest('p')?.textContent).toBe('我的貓在睡覺。');
    const photo = screen.getByRole('img', { name: 'A photo of the memory with 猫' });
    expect(photo.getAttribute('src')).toBe('/media/cat?size=small');
    expect(requestedIds.toSorted()).toEqual(['id-狗', 'id-猫', 'id-鸟'].toSorted());
  });

  it('shows the first sense, and the whole meaning of one open word at a time', async () => {
    expect(screen.getByText('猫 in English')).toBeTruthy();
    press('More about 猫');
    expect(await screen.findByText('猫 in English; a second sense')).toBeTruthy();
    press('More about 狗');
    expect(await screen.findByText('狗 in English; a second sense')).toBeTruthy();
    expect(screen.queryByText('猫 in English; a second sense')).toBeNull();
  });

  it('marks a word as known', async () => {
    press('I know this: 猫');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'I know this: 猫' }).getAttribute('aria-pressed')).toBe('true'),
    );
    choose('New');
    await expectShown('鸟');
  });
});

describe('the search', () => {
  it.each([
    ['貓', '猫'],
    ['鸟 in English', '鸟'],
    ['的', '的'],
  ])('%j finds %s', async (text, expected) => {
    search(text);
    await expectShown(expected);
    expect(screen.getByText('1 word found')).toBeTruthy();
  });

  it('looks among the chosen words, says when none match, and is cleared with a button', async () => {
    search('MAO1');
    await expectShown('猫的鸟狗');
    choose('Known');
    await expectShown('狗');
    search('猫');
    expect(await screen.findByText('No words match “猫”')).toBeTruthy();
    press('Clear the search');
    await expectShown('狗');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});

describe('a search while the newest words alone are loaded', () => {
  async function loadTwoPages(respondWithSecond: () => Response | Promise<Response>): Promise<void> {
    const [first] = words;
    server.use(
      http.get('/api/vocabulary/compact', async ({ request }) => {
        if (new URL(request.url).searchParams.has('cursor')) return respondWithSecond();
        return HttpResponse.json([first], { headers: { link: '</api/vocabulary/compact?cursor=next>; rel="next"' } });
      }),
    );
    act(() => void queryClient.resetQueries());
    await expectShown('猫');
    search('鸟');
  }

  it('waits for the others before it says that none match', async () => {
    const response = Promise.withResolvers<Response>();
    await loadTwoPages(() => response.promise);
    await expectShown('');
    expect(screen.queryByText('No words match “鸟”')).toBeNull();
    response.resolve(HttpResponse.json(words.slice(1)));
    await expectShown('鸟');
  });

  it('says that they could not be loaded, and loads them again', async () => {
    let isBroken = true;
    await loadTwoPages(() => (isBroken ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json(words.slice(1))));
    await screen.findByRole('button', { name: /try again/i });
    expect(screen.queryByText('No words match “鸟”')).toBeNull();
    isBroken = false;
    press(/try again/i);
    await expectShown('鸟');
  });
});

async function hide(): Promise<void> {
  press('More about 猫');
  press('Hide 猫');
  await expectShown('鸟狗');
}

describe('hiding a word', () => {
  it('keeps it under Hidden, where it can be shown again', async () => {
    await hide();
    expect(screen.getByText('3 words')).toBeTruthy();
    choose('Hidden');
    await expectShown('猫');
    search('鱼');
    await screen.findByText('No words match “鱼”');
    search('貓');
    await expectShown('猫');
    press('Clear the search');
    press('Show 猫 again');
    await screen.findByText('No hidden words');
    choose('All');
    await expectShown('猫鸟狗');
  });

  it('can be undone', async () => {
    await hide();
    press('Undo');
    await expectShown('猫鸟狗');
    expect(await screen.findByText('The word is back')).toBeTruthy();
  });

  it('reports a failure and keeps the word', async () => {
    server.use(http.patch('/api/vocabulary/:id', () => HttpResponse.json({}, { status: 500 })));
    press('More about 猫');
    press('Hide 猫');
    expect(await screen.findByText('Error')).toBeTruthy();
    await expectShown('猫鸟狗');
  });

  it('is not offered for words that can be removed', () => {
    press('More about 鸟');
    expect(screen.queryByRole('button', { name: 'Hide 鸟' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove 鸟' })).toBeTruthy();
  });
});

describe('a character that was added when a longer word was tapped', () => {
  const squirrel: WordChoice = {
    itemId: 'id-松',
    character: '松',
    word: '松鼠',
    pinyin: 'sōng shǔ',
    zhuyin: 'ㄙㄨㄥ ㄕㄨˇ',
    meaning: 'squirrel',
  };
  let requests: unknown[];

  beforeEach(async () => {
    requests = [];
    words = [word('松', { isUserGenerated: true, notes: 'Zhuyin: ㄙㄨㄥ' }), word('猫')];
    server.use(
      http.get('/api/vocabulary/word-choices', () => HttpResponse.json({ choices: [squirrel] })),
      http.post('/api/vocabulary', async ({ request }) => {
        requests.push(await request.json());
        return HttpResponse.json({ code: 'vocabulary_item_exists', message: 'There.' }, { status: 409 });
      }),
      http.post('/api/vocabulary/:id/word-choice', async ({ request, params }) => {
        requests.push({ ...((await request.json()) as object), ...params });
        return HttpResponse.json(words[0]);
      }),
    );
    await queryClient.invalidateQueries();
  });

  it.each([
    ['Use 松鼠', 'word'],
    ['Keep 松', 'character'],
  ])('is asked about once: %s', async (button, keep) => {
    await screen.findByText('You tapped 松鼠 (squirrel), and only 松 was added.');
    press(button);
    await waitFor(() => expect(screen.queryByText('松 or 松鼠?')).toBeNull());
    expect(requests).toEqual([{ keep, id: 'id-松' }]);
  });

  it('may stay beside its word', async () => {
    await screen.findByText('松 or 松鼠?');
    press('Keep both');
    await waitFor(() => expect(screen.queryByText('松 or 松鼠?')).toBeNull());
    expect(requests).toEqual([
      { character: '松鼠', pinyin: 'sōng shǔ', englishTranslation: 'squirrel', notes: 'Zhuyin: ㄙㄨㄥ ㄕㄨˇ' },
      { keep: 'character', id: 'id-松' },
    ]);
  });
});
