import { UNKNOWN_TRANSLATION, type VocabularyContext } from '@memory/contracts';
import { markNumberedTones } from '@memory/text';
import type { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import { pinyinToZhuyin } from '../readings/pinyin-to-zhuyin.ts';
import { toSimplified } from '../segmentation/to-simplified.ts';
import { toTraditional } from '../segmentation/to-traditional.ts';
import type { ExportedWord } from './exported-word.ts';

/** Presents a vocabulary item for other programs. */
export function presentExportedWord(
  { id, character, pinyin, englishTranslation, notes, knownAt, createdAt }: VocabularyItem,
  context: VocabularyContext | null,
  dictionary: InMemoryDictionary,
): ExportedWord {
  const marked = markNumberedTones(pinyin ?? '');
  const reading = dictionary.readingsOf(character).find((candidate) => candidate.pinyin === marked);
  return {
    itemId: id,
    word: character,
    simplified: toSimplified(character),
    traditional: toTraditional(character),
    pinyin: marked,
    zhuyin: reading?.zhuyin.join(' ') ?? toZhuyin(marked),
    meaning: englishTranslation === UNKNOWN_TRANSLATION ? '' : englishTranslation,
    notes,
    isKnown: knownAt !== null,
    createdAt,
    context,
  };
}

/** Converts pinyin that a user wrote. Empty when it is not made of separate syllables. */
function toZhuyin(pinyin: string): string {
  try {
    return pinyin.toLowerCase().trim().split(/\s+/).map(pinyinToZhuyin).join(' ');
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}
