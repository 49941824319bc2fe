import type { CharacterStrokes } from '@memory/contracts';
import { hasChinese } from '@memory/text';

/** A character whose strokes are known. */
export interface WritableCharacter {
  character: string;
  strokes: CharacterStrokes;
}

/** The Chinese characters of a word, in order: 卡 and 拉 of 卡拉OK. */
export const charactersToWrite = (word: string): string[] => Array.from(word).filter(hasChinese);
