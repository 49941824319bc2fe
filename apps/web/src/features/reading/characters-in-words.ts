import type { Annotation } from '@memory/contracts';
import { splitCodePoints, type DisplayToken } from '@memory/text';

export interface AnnotatedWord {
  text: string;
  /** One a character. */
  pinyin: readonly string[];
  zhuyin: readonly string[];
  meaning: string;
}

/** A Chinese character of a text: the word it stands in, and which of the word's characters it is. */
export interface CharacterInWord {
  word: AnnotatedWord;
  index: number;
}

/**
 * How each piece of a text is read there; null for what is not Chinese.
 * @param pieces and @param segments each give the text back when joined
 */
export function matchCharactersToWords(
  pieces: readonly DisplayToken[],
  segments: Annotation['segments'],
): (CharacterInWord | null)[] {
  const byOffset = new Map<number, CharacterInWord>();
  let offset = 0;
  for (const segment of segments) {
    for (const [index, character] of splitCodePoints(segment.text).entries()) {
      if (segment.isChinese) byOffset.set(offset, { word: segment, index });
      offset += character.length;
    }
  }
  let at = 0;
  return pieces.map(({ kind, text }) => {
    const found = kind === 'chinese' ? (byOffset.get(at) ?? null) : null;
    at += text.length;
    return found;
  });
}
