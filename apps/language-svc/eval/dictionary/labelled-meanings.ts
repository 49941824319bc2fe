import type { TextAnnotator } from '../../src/annotate/annotator.ts';

/** A word of a sentence, and what its meaning must say. */
export interface LabelledMeaning {
  sentence: string;
  target: string;
  /** The index of the target in the sentence, in UTF-16 units. */
  index: number;
  /** The meaning must contain one of these, in lower case. */
  accepted: string[];
}

/**
 * Parses labelled meanings, one per line: the sentence, the word, what its meaning may say, divided by `|`, with tabs between. A star in the
 * sentence precedes the word where it occurs several times. Lines that begin with `#` and lines without a word in the sentence are headers.
 * @throws SyntaxError for a line with fewer than three values
 */
export function parseLabelledMeanings(text: string): LabelledMeaning[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#') && !line.startsWith('sentence\t'))
    .map((line) => {
      const [starred = '', target = '', accepted = ''] = line.split('\t').map((value) => value.trim());
      const sentence = starred.replaceAll('*', '');
      const star = starred.indexOf('*');
      const index = star < 0 ? sentence.indexOf(target) : star;
      const keywords = accepted
        .toLowerCase()
        .split('|')
        .map((keyword) => keyword.trim())
        .filter(Boolean);
      if (target === '' || keywords.length === 0 || !sentence.startsWith(target, index))
        throw new SyntaxError(`Not sentence, word and meanings: ${line}`);
      return { sentence, target, index, accepted: keywords };
    });
}

/** Returns the meaning that the word at the target's place shows; undefined when the target is divided into several words. */
export function shownMeaning(
  annotator: Pick<TextAnnotator, 'annotate'>,
  { sentence, target, index }: LabelledMeaning,
): string | undefined {
  let start = 0;
  for (const segment of annotator.annotate(sentence)) {
    const end = start + segment.text.length;
    if (start <= index && index + target.length <= end) return segment.meaning;
    start = end;
  }
  return undefined;
}
