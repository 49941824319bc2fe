import type { Annotation, ScriptedAnnotation } from '@memory/contracts';
import { toSimplified } from '../segmentation/to-simplified.ts';
import { toTraditional } from '../segmentation/to-traditional.ts';
import { isFunctionWord } from '../vocabulary/function-words.ts';

/**
 * Adds to the segments of a text their simplified and traditional form, and whether they are function words. The text is converted as a
 * whole, because the neighbours of a character decide its form: 头发 is 頭髮, 发现 is 發現.
 * @param segments the segments of `text`
 */
export function addScripts(text: string, segments: Annotation['segments']): ScriptedAnnotation {
  const simplified = toSimplified(text);
  const traditional = toTraditional(text);
  let end = 0;
  return {
    segments: segments.map((segment) => {
      const start = end;
      end += segment.text.length;
      return {
        ...segment,
        simplified: sameCharacterCount(simplified.slice(start, end), segment.text),
        traditional: sameCharacterCount(traditional.slice(start, end), segment.text),
        isFunctionWord: isFunctionWord(segment.text),
      };
    }),
  };
}

/** Returns the converted text, or the original if they have different numbers of characters, so that characters and readings correspond. */
const sameCharacterCount = (converted: string, original: string): string =>
  Array.from(converted).length === Array.from(original).length ? converted : original;
