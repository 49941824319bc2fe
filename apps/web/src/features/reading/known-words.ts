import type { VocabularyWord } from '@memory/contracts';
import { splitCodePoints } from '@memory/text';
import { pinyinTone } from '../../lib/pinyin-tone.ts';
import type { AnnotatedWord } from './characters-in-words.ts';

/** Whether a word of a text is in the reader's vocabulary. */
export type IsKnownWord = (word: AnnotatedWord) => boolean;

/**
 * A word is known if the vocabulary contains it, or each of its characters with the reading that it has in the word: 觉 (jué) does not make
 * 睡觉 (jiào) known. A neutral tone counts as the character's own reading (妈妈, mā ma). Both scripts are the same word.
 */
export function knownWords(vocabulary: readonly VocabularyWord[]): IsKnownWord {
  const pinyinByWord = new Map(vocabulary.map(({ simplified, pinyin }) => [simplified, pinyin]));
  return ({ simplified, pinyin }) =>
    pinyinByWord.has(simplified) && splitCodePoints(simplified).length > 1
      ? true
      : splitCodePoints(simplified).every((character, index) => {
          const known = pinyinByWord.get(character);
          return known !== undefined && (known === null || isSameReading(known, pinyin[index] ?? ''));
        });
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
