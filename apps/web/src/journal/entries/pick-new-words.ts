import type { ScriptedAnnotation } from '@memory/contracts';
import { splitCodePoints } from '@memory/text';
import { headwordOf, isTraditionalText, type IsKnownWord } from '../../words/index.ts';

export type NewWord = ScriptedAnnotation['segments'][number];

/** The maximum number of words of an entry that are offered for the vocabulary: as many as a child likes to learn at once. */
const NEW_WORDS_MAX = 3;

/**
 * Picks the words of an annotated text that are offered for the author's vocabulary: the first ones that are new to the author, words before
 * single characters. Function words and words without a known meaning are left out.
 */
export function pickNewWords(segments: readonly NewWord[], isKnown: IsKnownWord): NewWord[] {
  const candidates = new Map<string, NewWord>();
  const isTraditional = isTraditionalText(segments);
  for (const segment of segments) {
    const headword = headwordOf(segment, isTraditional);
    const word: NewWord = headword ? { ...segment, ...segment.headword, text: headword.text } : segment;
    if (
      word.isChinese &&
      word.meaning !== '' &&
      !word.isFunctionWord &&
      !isKnown(word) &&
      !candidates.has(word.simplified)
    )
      candidates.set(word.simplified, word);
  }
  const isCharacter = ({ text }: NewWord): boolean => splitCodePoints(text).length === 1;
  return [...candidates.values()]
    .toSorted((one, other) => Number(isCharacter(one)) - Number(isCharacter(other)))
    .slice(0, NEW_WORDS_MAX);
}
