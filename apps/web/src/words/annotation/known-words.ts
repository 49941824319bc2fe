import type { VocabularyWord } from '@memory/contracts';
import { splitCodePoints } from '@memory/text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../lib/api.ts';
import { pinyinTone } from '../../lib/pinyin-tone.ts';
import { useCurrentUser } from '../../session/index.ts';
import { vocabularyQueryKeys } from '../query-keys.ts';
import type { AnnotatedWord } from './characters-in-words.ts';

/** Whether the reader knows a word of a text. */
export type IsKnownWord = (word: AnnotatedWord) => boolean;

/** How well the reader knows a word of a text. A word that the vocabulary lacks is new. */
export type WordStateOf = (word: AnnotatedWord) => 'new' | 'learning' | 'known';

const STATES_FROM_WEAKEST = ['new', 'learning', 'known'] as const;

/**
 * A word has the state of its vocabulary item. Without an item, it has the weakest state of its characters, each with its reading in the word: 觉
 * (jué) does not make 睡觉 (jiào) known. A neutral tone counts as the character's own reading (妈妈, mā ma). Both scripts are the same word.
 */
export function wordStates(vocabulary: readonly VocabularyWord[]): WordStateOf {
  const items = new Map(vocabulary.map((item) => [item.simplified, item]));
  return ({ simplified, pinyin }) => {
    const characters = splitCodePoints(simplified);
    if (characters.length > 1 && items.has(simplified)) return stateOf(items.get(simplified));
    const states = characters.map((character, index) => {
      const item = items.get(character);
      const isRead = item && (item.pinyin === null || isSameReading(item.pinyin, pinyin[index] ?? ''));
      return isRead ? stateOf(item) : 'new';
    });
    return STATES_FROM_WEAKEST.find((state) => states.includes(state)) ?? 'new';
  };
}

/** Returns whether the reader knows a word, because of its review schedule or because the reader said so. */
export function knownWords(vocabulary: readonly VocabularyWord[]): IsKnownWord {
  const stateOfWord = wordStates(vocabulary);
  return (word) => stateOfWord(word) === 'known';
}

function stateOf(item: VocabularyWord | undefined): ReturnType<WordStateOf> {
  // An ignored word counts as known, because the list contains only ignored words that the reader knew when they were hidden.
  return item === undefined ? 'new' : item.state === 'ignored' ? 'known' : item.state;
}

const lettersOf = (pinyin: string): string =>
  pinyin
    .normalize('NFD')
    .replaceAll(/[\u0300\u0301\u0304\u030c\s]/g, '')
    .toLowerCase();

function isSameReading(known: string, inText: string): boolean {
  if (inText === '') return true;
  if (pinyinTone(inText) === 5) return lettersOf(known) === lettersOf(inText);
  return known.normalize('NFC').trim().toLowerCase() === inText.normalize('NFC').toLowerCase();
}

/** The known words of a reader without a vocabulary. */
export const noWordIsKnown: IsKnownWord = () => false;
const everyWordIsNew: WordStateOf = () => 'new';

const fetchVocabularyWords = async (): Promise<VocabularyWord[]> =>
  (await unwrapResponse(api.GET('/api/vocabulary/words'))).words;

const vocabularyWordsQuery = queryOptions({ queryKey: vocabularyQueryKeys.words, queryFn: fetchVocabularyWords });

/** Fetches the words that the signed-in reader knows. */
export const fetchKnownWords = async (): Promise<IsKnownWord> => knownWords(await fetchVocabularyWords());

/** Fetches the words that are in the signed-in reader's vocabulary, whether the reader knows them or not. */
export const fetchCollectedWords = async (): Promise<IsKnownWord> =>
  knownWords((await fetchVocabularyWords()).map((word) => ({ ...word, state: 'known' })));

/** Query: the words of the signed-in reader's vocabulary; undefined until they are loaded, and for signed-out readers. */
export function useVocabularyWords(): VocabularyWord[] | undefined {
  const { user } = useCurrentUser();
  return useQuery({ ...vocabularyWordsQuery, enabled: user !== null }).data;
}

/**
 * Query: how well the signed-in reader knows words. For a signed-out reader every word is new.
 * @returns undefined until the vocabulary is loaded
 */
export function useWordStates(enabled: boolean): WordStateOf | undefined {
  const { user } = useCurrentUser();
  const { data, isError } = useQuery({
    ...vocabularyWordsQuery,
    select: wordStates,
    enabled: enabled && user !== null,
  });
  return user === null || isError ? everyWordIsNew : data;
}
