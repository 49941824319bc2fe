import { type Check, shorten } from './check.ts';

interface ItemRow {
  readonly id: string;
  readonly user_id: string;
  readonly character: string;
  readonly frequency: number;
}
interface EntryRow {
  readonly id: string;
  readonly author_id: string;
  readonly text: string;
}

/** The frequency of each vocabulary item equals a recount of its occurrences in the present texts of its owner's entries. */
export const frequenciesCheck: Check = {
  name: 'frequencies',
  async findProblems({ databases }) {
    const [items, occurrences, entries] = await Promise.all([
      databases.query<ItemRow>('language', 'SELECT id, user_id, character, frequency FROM vocabulary_item'),
      databases.query<{ item_id: string; entry_id: string; count: number }>('language', 'SELECT * FROM occurrence'),
      databases.query<EntryRow>(
        'journal',
        `SELECT id, author_id, concat_ws(E'\\n', title, content, extracted_text) AS text FROM entry`,
      ),
    ]);
    const countsByItem = new Map<string, Map<string, number>>();
    for (const { item_id, entry_id, count } of occurrences)
      countsByItem.set(item_id, (countsByItem.get(item_id) ?? new Map<string, number>()).set(entry_id, count));
    const entriesByAuthor = Map.groupBy(entries, ({ author_id }) => author_id);
    return shorten(
      items.flatMap((item) =>
        compareItem(item, countsByItem.get(item.id) ?? new Map(), entriesByAuthor.get(item.user_id) ?? []),
      ),
    );
  },
};

function compareItem(
  { id, character, frequency }: ItemRow,
  counts: ReadonlyMap<string, number>,
  entries: readonly EntryRow[],
): string[] {
  const problems: string[] = [];
  const sum = [...counts.values()].reduce((total, count) => total + count, 0);
  if (frequency !== sum) problems.push(`item ${id} has the frequency ${frequency}, and its occurrences are ${sum}`);
  const present = new Set(entries.map((entry) => entry.id));
  for (const entryId of counts.keys())
    if (!present.has(entryId)) problems.push(`item ${id} is counted in the deleted entry ${entryId}`);
  for (const entry of entries) {
    const actual = entry.text.split(character).length - 1;
    const counted = counts.get(entry.id) ?? 0;
    if (counted !== actual)
      problems.push(`item ${id} occurs ${actual} times in entry ${entry.id}, and ${counted} are counted`);
  }
  return problems;
}
