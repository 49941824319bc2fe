import type { VocabularyWord } from '@memory/contracts';
import { splitCodePoints } from '@memory/text';
import { pinyinTone } from '../../lib/pinyin-tone.ts';
import type { AnnotatedWord } from './characters-in-words.ts';

/** Whether the reader knows a word of a text. */
export type IsKnownWord = (word: AnnotatedWord) => boolean;

/** How well the reader knows a word of a text. A word that the vocabulary lacks is new. */
export type WordStateOf = (word: AnnotatedWord) => 'new' | 'learning' | 'known';

const STATES_FROM_WEAKEST = ['new', 'learning', 'known'] as const;

/**
 * A word has the state of its vocabulary item or, without one, the weakest state of its characters, each with the reading that it has in
 * the word: 觉 (jué) does not make 睡觉 (jiào) known. A neutral tone counts as the character's own reading (妈妈, mā ma). Both scripts are
 * the same word.
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
