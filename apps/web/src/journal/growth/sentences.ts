import type { Entry } from '@memory/contracts';
import { readingSections } from '../../reading/index.ts';

/** A sentence of one of the user's entries. */
export interface OwnSentence {
  entryId: string;
  sentence: string;
}

/** The maximum number of sentences among which the user chooses. */
export const SENTENCES_OFFERED_MAX = 12;

const CHINESE_CHARACTER = /\p{Script=Han}/gu;
const chineseLength = (sentence: string): number => sentence.match(CHINESE_CHARACTER)?.length ?? 0;

type EntryTexts = Parameters<typeof readingSections>[0] & Pick<Entry, 'id'>;

const sectionsOf = (entry: EntryTexts) => readingSections(entry).filter(({ kind }) => kind !== 'title');

/** Returns the texts of an entry without its title. */
export const textOfEntry = (entry: EntryTexts): string =>
  sectionsOf(entry)
    .map(({ text }) => text)
    .join('\n');

/** Returns the sentences of entries with the most Chinese characters, the longest first. Sentences without Chinese are left out, and repetitions. */
export function longestSentences(entries: readonly EntryTexts[]): OwnSentence[] {
  const all = entries.flatMap((entry) =>
    sectionsOf(entry).flatMap(({ sentences }) =>
      sentences.map(({ text }) => ({ entryId: entry.id, sentence: text, length: chineseLength(text) })),
    ),
  );
  return all
    .filter(
      ({ sentence, length }, index) => length > 0 && all.findIndex((other) => other.sentence === sentence) === index,
    )
    .toSorted((a, b) => b.length - a.length)
    .slice(0, SENTENCES_OFFERED_MAX)
    .map(({ entryId, sentence }) => ({ entryId, sentence }));
}

/**
 * Returns the sentence of a month: the one that the user has chosen, as long as its entry still has it, or otherwise the longest one; null for a month
 * without Chinese sentences.
 */
export function sentenceOfMonth(entries: readonly EntryTexts[], chosen: OwnSentence | undefined): OwnSentence | null {
  const entry = chosen && entries.find(({ id }) => id === chosen.entryId);
  const isThere =
    entry && sectionsOf(entry).some(({ sentences }) => sentences.some(({ text }) => text === chosen.sentence));
  return isThere ? chosen : (longestSentences(entries)[0] ?? null);
}
