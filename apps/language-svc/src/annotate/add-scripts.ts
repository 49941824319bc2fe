import type { Annotation, ScriptedAnnotation } from '@memory/contracts';
import { findPhraseForms } from '../segmentation/phrase-forms.ts';
import { toSimplified } from '../segmentation/to-simplified.ts';
import { isOnlySimplified, isWrittenInTraditional, toUsualVariants } from '../segmentation/to-traditional.ts';
import type { TraditionalForms } from '../segmentation/traditional-forms.ts';
import { isFunctionWord } from '../vocabulary/function-words.ts';

/**
 * Adds to each segment of a text its simplified and traditional forms, and whether it is a function word. A word is converted by its reading in
 * this text: 发现 becomes 發現 even in 小白发现, although 白发 is 白髮.
 * @param segments the segments of `text`
 */
export function addScripts(
  text: string,
  segments: Annotation['segments'],
  traditionalForms: TraditionalForms,
): ScriptedAnnotation {
  const simplified = toSimplified(text);
  let end = 0;
  const parts = segments.map(({ text: { length }, isChinese }) => ({
    isChinese,
    index: end,
    word: (isChinese ? simplified : text).slice(end, (end += length)),
  }));
  const phraseForms = findPhraseForms(parts);
  const scripted = segments.map((segment, at) => {
    const { word, index } = parts[at]!;
    const form = segment.isChinese
      ? traditionalForms.formOf({
          word,
          syllables: segment.pinyin,
          text: simplified,
          index,
          inPhrase: phraseForms.get(at),
        })
      : word;
    return { ...segment, simplified: word, traditional: keepTraditional(segment.text, word, form) };
  });
  const traditional = scripted.map((segment) => segment.traditional).join('');
  const isTraditional = isWrittenInTraditional(
    text,
    scripted.map((segment) => segment.simplified).join(''),
    traditional,
  );
  return {
    segments: scripted.map((segment) => ({
      ...segment,
      simplified: sameCharacterCount(segment.simplified, segment.text),
      traditional: isTraditional
        ? replaceSimplified(segment.text, segment.traditional)
        : sameCharacterCount(segment.traditional, segment.text),
      isFunctionWord: isFunctionWord(segment.text),
    })),
  };
}

/**
 * Returns the form of a word. Characters that the writer wrote in traditional form stay as they are written, because the writer knows the right
 * form best.
 */
function keepTraditional(written: string, simplified: string, form: string): string {
  if (written === simplified || written.length !== form.length) return form;
  return form
    .split('')
    .map((unit, at) => (written[at] === simplified[at] ? unit : toUsualVariants(written[at]!)))
    .join('');
}

/** Returns a word of a text in traditional characters, with the characters converted that only simplified texts have: 國家 for 國家 and 国家. */
function replaceSimplified(written: string, form: string): string {
  if (written.length !== form.length) return written;
  return written
    .split('')
    .map((unit, at) => (unit !== form[at] && isOnlySimplified(unit) ? form[at] : unit))
    .join('');
}

/** Returns the converted text, or the original if they have different numbers of characters, so that characters and readings correspond. */
const sameCharacterCount = (converted: string, original: string): string =>
  Array.from(converted).length === Array.from(original).length ? converted : original;
