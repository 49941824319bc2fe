import type { VocabularyItem } from '@memory/contracts';
import { describe, expect, it } from 'vitest';
import { filterVocabulary, monthsOf, toVocabularyRows } from './vocabulary-filter.ts';

const item = (character: string, changes: Partial<VocabularyItem> = {}): VocabularyItem => ({
  id: character,
  character,
  pinyin: null,
  englishTranslation: 'x',
  frequency: 0,
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
const all = { shown: 'all', month: null, showSmallWords: true, search: '' } as const;
const january = '2026-01-10T12:00:00.000Z';
const items = [
  item('猫'),
  item('狗', { isKnown: true, metAt: january }),
  item('鸟', { state: 'learning' }),
  item('的', { isFunctionWord: true }),
  item('了', { isFunctionWord: true, isUserGenerated: true }),
];
const shown = (filter: object): string =>
  filterVocabulary(items, { ...all, ...filter })
    .map(({ character }) => character)
    .join('');

describe('the filter of the vocabulary', () => {
  it.each([
    [{}, '猫鸟的了狗'],
    [{ shown: 'new' }, '猫的了'],
    [{ shown: 'learning' }, '鸟'],
    [{ shown: 'known' }, '狗'],
    [{ month: '2026-01' }, '狗'],
    [{ month: '2026-02' }, ''],
    // A word that its owner typed is shown, however small it is.
    [{ showSmallWords: false }, '猫鸟了狗'],
    [{ search: '鳥' }, '鸟'],
    [{ search: 'x', shown: 'known' }, '狗'],
    [{ search: ' ', showSmallWords: false }, '猫鸟了狗'],
    // Whoever looks for a small word means it.
    [{ search: '的', showSmallWords: false }, '的'],
  ])('%j shows %s, the latest month first', (filter, expected) => expect(shown(filter)).toBe(expected));

  it('offers the months in which items were met', () => {
    expect(monthsOf(items)).toEqual(['2026-03', '2026-01']);
  });
});

it('a month begins a row of its own, with its first item', () => {
  const rows = toVocabularyRows(
    filterVocabulary(items, all).filter(({ id }) => id !== '鸟'),
    2,
  );
  expect(rows.map(({ items: row, month, position }) => [row.map(({ id }) => id).join(''), month, position])).toEqual([
    ['猫的', '2026-03', 1],
    ['了', null, 3],
    ['狗', '2026-01', 4],
  ]);
});
