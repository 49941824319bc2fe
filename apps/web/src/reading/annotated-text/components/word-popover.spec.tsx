/** @vitest-environment dom */
import type { CharacterInfo, VocabularyWord } from '@memory/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import ToastViewport from '../../../components/ui/toast-viewport.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { currentUserQuery } from '../../../session/api/current-user.ts';
import type { AnnotatedWord, TappableWord } from '../../../words/annotation/characters-in-words.ts';
import WordPopover from './word-popover.tsx';

const sleep: AnnotatedWord = {
  text: '睡觉',
  simplified: '睡觉',
  pinyin: ['shuì', 'jiào'],
  zhuyin: ['ㄕㄨㄟˋ', 'ㄐㄧㄠˋ'],
  meaning: 'to sleep',
};
const mother: AnnotatedWord = {
  text: '妈妈',
  simplified: '妈妈',
  pinyin: ['mā', 'ma'],
  zhuyin: ['ㄇㄚ', '˙ㄇㄚ'],
  meaning: 'mum',
};

const info = (character: string, ...readings: CharacterInfo['readings']): CharacterInfo => ({
  character,
  pinyin: readings[0]?.pinyin ?? '',
  zhuyin: readings[0]?.zhuyin ?? '',
  meaning: readings[0]?.meanings.join('; ') ?? '',
  simplified: character,
  traditional: character,
  readings,
  source: 'CC-CEDICT',
});
/** 觉 as the dictionary explains it in 睡觉. */
const nap = {
  ...info(
    '觉',
    { pinyin: 'jué', zhuyin: 'ㄐㄩㄝˊ', meanings: ['to feel'] },
    { pinyin: 'jiào', zhuyin: 'ㄐㄧㄠˋ', meanings: ['a nap'] },
  ),
  pinyin: 'jiào',
  zhuyin: 'ㄐㄧㄠˋ',
  meaning: 'a nap',
};
const squirrel: AnnotatedWord = {
  text: '松鼠',
  simplified: '松鼠',
  pinyin: ['sōng', 'shǔ'],
  zhuyin: ['ㄙㄨㄥ', 'ㄕㄨˇ'],
  meaning: 'squirrel',
};
const pine = info('松', { pinyin: 'sōng', zhuyin: 'ㄙㄨㄥ', meanings: ['pine tree'] });
const mum = info('妈', { pinyin: 'mā', zhuyin: 'ㄇㄚ', meanings: ['ma', 'mom'] });

function show(word: AnnotatedWord, index: number, character: CharacterInfo) {
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  server.use(http.get('/api/character-info/*', () => HttpResponse.json(character)));
  renderWithProviders(
    <WordPopover
      anchor={document.body}
      character={character.character}
      characterInWord={{ word, index, character: character.character }}
      onOpenWord={() => undefined}
      onClose={() => undefined}
    />,
  );
  return screen.findByRole('dialog', { name: `Reading of ${word.text}` });
}

it('shows each syllable with its own character, and reads the whole word to screen readers', async () => {
  const popover = await show(mother, 1, mum);
  const syllables = [...popover.querySelectorAll('[data-syllable]')].map(({ textContent }) => textContent);
  expect(syllables).toEqual(['mā妈ㄇㄚ', 'ma妈˙ㄇㄚ']);
  expect(within(popover).getByText('mā ma')).toBeTruthy();
  expect(popover.querySelector('[data-syllable]')?.closest('[aria-hidden="true"]')).toBeTruthy();
});

it('shows a reading of a single character only with the meanings of this reading', async () => {
  const popover = await show(sleep, 1, nap);
  await waitFor(() => expect(popover.textContent).toContain('a nap'));
  expect(popover.textContent).toContain('觉jiào a nap');
  expect(within(popover).getByRole('listitem').textContent).toBe('jué ㄐㄩㄝˊ to feel');
});

it('shows the reading of the dictionary where the word reads the character without a tone', async () => {
  const popover = await show(mother, 1, mum);
  await waitFor(() => expect(popover.textContent).toContain('妈mā ma; mom'));
});

const button = (name: string) => screen.findByRole('button', { name });

describe('the buttons that add', () => {
  let added: unknown[];
  let askedInWord: (string | null)[];

  beforeEach(() => {
    added = [];
    askedInWord = [];
  });

  /** Shows the popover of 松 in 松鼠 to a signed-in reader. */
  function showSquirrel({
    words = [],
    isThere = false,
    word = squirrel,
    character = '松',
  }: { words?: VocabularyWord[]; isThere?: boolean; word?: TappableWord; character?: string } = {}) {
    queryClient.setQueryData(currentUserQuery.queryKey, { id: 'mei' } as never);
    server.use(
      http.get('/api/character-info/*', ({ request }) => {
        askedInWord.push(new URL(request.url).searchParams.get('word'));
        return HttpResponse.json(pine);
      }),
      http.post('/api/lookups', () => new HttpResponse(null, { status: 204 })),
      http.get('/api/pronunciation', () => HttpResponse.json({ url: null })),
      http.get('/api/reading-aids', () => HttpResponse.json({}, { status: 404 })),
      http.get('/api/vocabulary/words', () => HttpResponse.json({ words })),
      http.post('/api/vocabulary', async ({ request }) => {
        added.push(await request.json());
        return isThere
          ? HttpResponse.json({ code: 'vocabulary_item_exists', message: 'It is there.' }, { status: 409 })
          : HttpResponse.json({ id: '1' }, { status: 201 });
      }),
    );
    renderWithProviders(
      <>
        <WordPopover
          anchor={document.body}
          character={character}
          characterInWord={{ word, index: 0, character }}
          onOpenWord={() => undefined}
          onClose={() => undefined}
        />
        <ToastViewport />
      </>,
    );
  }

  it('add what the headline says, first', async () => {
    showSquirrel();
    fireEvent.click(await button('Add to Vocabulary'));
    await screen.findByText('Character Added');
    expect(added).toEqual([
      { character: '松鼠', pinyin: 'sōng shǔ', englishTranslation: 'squirrel', notes: 'Zhuyin: ㄙㄨㄥ ㄕㄨˇ' },
    ]);
  });

  it('add the tapped character alone with what it means in the word, second', async () => {
    showSquirrel();
    fireEvent.click(await button('Only 松'));
    await screen.findByText('Character Added');
    expect(added).toEqual([
      { character: '松', pinyin: 'sōng', englishTranslation: 'pine tree', notes: 'Zhuyin: ㄙㄨㄥ' },
    ]);
    expect(askedInWord).toEqual(['松鼠']);
  });

  it('add the whole word of which the text has a part', async () => {
    const meet = { ...squirrel, text: '见面', simplified: '见面', pinyin: ['jiàn', 'miàn'], meaning: 'to meet' };
    const part = { ...squirrel, text: '见', simplified: '见', pinyin: ['jiàn'], meaning: 'to see', headword: meet };
    showSquirrel({ word: part, character: '见' });
    expect((await screen.findByRole('dialog', { name: 'Reading of 见面' })).textContent).toContain('to meet');
    fireEvent.click(await button('Add to Vocabulary'));
    await screen.findByText('Character Added');
    expect(added).toMatchObject([{ character: '见面', pinyin: 'jiàn miàn', englishTranslation: 'to meet' }]);
    expect(askedInWord).toEqual(['见面']);
  });

  it('say what the vocabulary contains, in either script', async () => {
    showSquirrel({ words: [{ simplified: '松鼠', pinyin: 'sōng shǔ', state: 'learning' }] });
    await button('Already in your vocabulary');
    expect((await button('Only 松')).hasAttribute('disabled')).toBe(false);
  });

  it('report a word that was added in another place as no mistake', async () => {
    showSquirrel({ isThere: true });
    fireEvent.click(await button('Add to Vocabulary'));
    await screen.findByText('Already in your vocabulary');
    expect(screen.queryByText('Failed to Add')).toBeNull();
  });
});
