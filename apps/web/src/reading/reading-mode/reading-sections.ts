import type { Entry } from '@memory/contracts';
import { distinctExtractedText, transcriptOrNull } from '../../capture/index.ts';
import { divideText, type DividedText } from './divide-text.ts';

/** A text of an entry that is read: its title, its content, or the text of its recording or photo. */
export interface ReadingSection extends DividedText {
  kind: 'title' | 'content' | 'transcript' | 'extracted';
  text: string;
  /** The position of the first sentence among the sentences of all sections. */
  firstSentence: number;
  /** Whether the section is the text of the entry's recording. */
  isSpoken: boolean;
}

/** Returns the texts of an entry in the order in which its card shows them. A text that occurs twice is returned once. */
export function readingSections(
  entry: Pick<Entry, 'title' | 'content' | 'extractedText' | 'originalAudioUrl'>,
): ReadingSection[] {
  const transcript = entry.originalAudioUrl === null ? null : transcriptOrNull(entry.extractedText);
  const extracted = distinctExtractedText(entry);
  const content = transcript !== null && extracted === null ? transcript : entry.content;
  const texts: Pick<ReadingSection, 'kind' | 'text' | 'isSpoken'>[] = [
    { kind: 'title', text: entry.title, isSpoken: false },
    { kind: 'content', text: content, isSpoken: content === transcript },
  ];
  if (extracted !== null)
    texts.push({
      kind: entry.originalAudioUrl === null ? 'extracted' : 'transcript',
      text: extracted,
      isSpoken: extracted === transcript,
    });
  let firstSentence = 0;
  return texts
    .filter(({ text }) => text.trim() !== '')
    .map((section) => {
      const divided = divideText(section.text);
      const placed = { ...section, ...divided, firstSentence };
      firstSentence += divided.sentences.length;
      return placed;
    });
}
