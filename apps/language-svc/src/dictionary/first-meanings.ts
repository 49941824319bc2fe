import { firstMeaningsTable } from './data/first-meanings.ts';

interface FirstMeanings {
  traditional: string | undefined;
  meanings: string[];
}

const byReading = new Map(
  firstMeaningsTable
    .trim()
    .split('\n')
    .map((line): [string, FirstMeanings] => {
      const [headword = '', pinyin = '', ...meaning] = line.trim().split(' ');
      const [simplified = '', traditional] = headword.split('/');
      return [keyOf({ simplified, pinyin }), { traditional, meanings: meaning.join(' ').split('; ') }];
    }),
);

/** The meanings to put before an entry's own; none for most entries. */
export function firstMeaningsOf(entry: { simplified: string; traditional: string; pinyin: string }): readonly string[] {
  const first = byReading.get(keyOf(entry));
  return first && (first.traditional ?? entry.traditional) === entry.traditional ? first.meanings : [];
}

/** The headwords with their readings that have a line, for the test that looks whether the dictionary has them. */
export const firstMeaningKeys: readonly string[] = [...byReading.keys()];

function keyOf({ simplified, pinyin }: { simplified: string; pinyin: string }): string {
  return `${simplified} ${pinyin}`;
}
