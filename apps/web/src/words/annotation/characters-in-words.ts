import type { ReadingAids, ScriptedAnnotation } from '@memory/contracts';
import { splitCodePoints, type DisplayToken } from '@memory/text';
import type { WordToAdd } from '../vocabulary/to-new-item.ts';

/** A word of an annotated text, with the readings that it has in this text. */
export interface AnnotatedWord {
  /** The word in the script in which it is shown. */
  text: string;
  simplified: string;
  /** The pinyin of the word in this text, one syllable per character. */
  pinyin: readonly string[];
  zhuyin: readonly string[];
  meaning: string;
}

/** A word of an annotated text that a reader can tap. */
export interface TappableWord extends AnnotatedWord {
  /** The dictionary word of which this word is a part or a form: 见面 for 见 in 见了面. Popovers show the headword and add it to the vocabulary. */
  headword?: AnnotatedWord | undefined;
}

type Segment = ScriptedAnnotation['segments'][number];

/** Whether a text is written in traditional characters. */
export const isTraditionalText = (segments: readonly Segment[]): boolean =>
  segments.some(({ text, simplified }) => text !== simplified);

/** Returns the headword of a segment in the script in which it is shown. */
export function headwordOf({ headword }: Segment, isTraditional: boolean): AnnotatedWord | undefined {
  return headword && { ...headword, text: isTraditional ? headword.traditional : headword.simplified };
}

/** The word as its popover shows it: with the reading and the meaning that it has in its text. */
export const toWordToAdd = ({ text, simplified, pinyin, zhuyin, meaning }: AnnotatedWord): WordToAdd => ({
  character: text,
  simplified,
  pinyin: pinyin.join(' '),
  zhuyin: zhuyin.join(' '),
  meaning,
});

/** A Chinese character of a text: the character at `index` of `word`. */
export interface CharacterInWord {
  word: TappableWord;
  index: number;
  /** The character in the script in which it is shown. */
  character: string;
}

/**
 * Finds the word that each token of a text belongs to.
 * @param tokens and @param segments the same text, split for display and split into words by the server's annotation
 * @param script the script in which the words are shown
 * @returns one item per token; null for a token that is not Chinese or not part of any segment
 */
export function matchCharactersToWords(
  tokens: readonly DisplayToken[],
  segments: ScriptedAnnotation['segments'],
  script: ReadingAids['script'],
): (CharacterInWord | null)[] {
  const charactersByOffset = new Map<number, CharacterInWord>();
  const isTraditional = script === 'original' ? isTraditionalText(segments) : script === 'traditional';
  let offset = 0;
  for (const segment of segments) {
    const text = script === 'original' ? segment.text : segment[script];
    const word = { ...segment, text, headword: headwordOf(segment, isTraditional) };
    const shown = splitCodePoints(word.text);
    for (const [index, character] of splitCodePoints(segment.text).entries()) {
      if (segment.isChinese) charactersByOffset.set(offset, { word, index, character: shown[index] ?? character });
      offset += character.length;
    }
  }
  let tokenOffset = 0;
  return tokens.map(({ kind, text }) => {
    const character = kind === 'chinese' ? (charactersByOffset.get(tokenOffset) ?? null) : null;
    tokenOffset += text.length;
    return character;
  });
}
