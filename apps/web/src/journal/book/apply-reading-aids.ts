import type { Entry, ReadingAids, ScriptedAnnotation } from '@memory/contracts';
import { hasChinese, splitCodePoints } from '@memory/text';
import { annotateText, type IsKnownWord } from '../../words/index.ts';
import type { CharacterReadings } from './book.ts';

/** The entries of a book in the chosen script, and the readings of their texts. */
interface AidedEntries {
  entries: Entry[];
  readings: CharacterReadings;
}

/**
 * Applies reading aids to the entries of a book. The texts are annotated by the server, in batches.
 * @param isKnown selects the words without readings
 */
export async function applyReadingAids(
  entries: Entry[],
  aids: ReadingAids,
  isKnown: IsKnownWord,
  signal: AbortSignal,
): Promise<AidedEntries> {
  const readings: CharacterReadings = new Map();
  if (!aids.isShown && aids.script === 'original') return { entries, readings };

  async function convert(text: string): Promise<string> {
    if (!hasChinese(text)) return text;
    const { segments } = await annotateText(text);
    signal.throwIfAborted();
    const shown = segments.map((segment) => (aids.script === 'original' ? segment.text : segment[aids.script]));
    const converted = shown.join('');
    if (aids.isShown)
      readings.set(
        converted,
        segments.flatMap((segment) => readingsOf(segment, aids, isKnown)),
      );
    return converted;
  }

  const aided = await Promise.all(
    entries.map(async (entry) => {
      const [title, content, extractedText] = await Promise.all([
        convert(entry.title),
        convert(entry.content),
        convert(entry.extractedText),
      ]);
      return { ...entry, title, content, extractedText };
    }),
  );
  return { entries: aided, readings };
}

/** Returns the reading of each character of a segment; empty for characters without a reading. */
function readingsOf(
  segment: ScriptedAnnotation['segments'][number],
  { reading }: ReadingAids,
  isKnown: IsKnownWord,
): string[] {
  const hasReadings = segment.isChinese && !isKnown(segment);
  return splitCodePoints(segment.text).map((_, index) => (hasReadings ? (segment[reading][index] ?? '') : ''));
}
