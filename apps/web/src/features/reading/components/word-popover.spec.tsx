/** @jest-environment ./test/dom-environment.cjs */
import { expect, it } from '@jest/globals';
import type { CharacterInfo } from '@memory/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { currentUserQuery } from '../../session/api/current-user.ts';
import type { AnnotatedWord } from '../characters-in-words.ts';
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
const feel = info(
  '觉',
  { pinyin: 'jué', zhuyin: 'ㄐㄩㄝˊ', meanings: ['to feel'] },
  { pinyin: 'jiào', zhuyin: 'ㄐㄧㄠˋ', meanings: ['a nap'] },
);
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
  const popover = await show(sleep, 1, feel);
  await waitFor(() => expect(popover.textContent).toContain('a nap'));
  expect(popover.textContent).toContain('觉jiào a nap');
  expect(within(popover).getByRole('listitem').textContent).toBe('jué ㄐㄩㄝˊ to feel');
});

it('shows the reading of the dictionary where the word reads the character without a tone', async () => {
  const popover = await show(mother, 1, mum);
  await waitFor(() => expect(popover.textContent).toContain('妈mā ma; mom'));
});
