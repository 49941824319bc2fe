import { type Check, shorten } from './check.ts';

interface ItemRow {
  readonly id: string;
  readonly user_id: string;
  readonly character: string;
  readonly frequency: number;
  readonly created_at: Date;
}
interface EntryRow {
  readonly id: string;
  readonly author_id: string;
  readonly text: string;
  readonly updated_at: Date;
}

/**
 * An entry that was changed this long after an item was added must be counted for it, in milliseconds. Before, the item may have been
 * committed later than the entry was counted.
 */
const MUST_BE_COUNTED_AFTER_MS = 5_000;

/** The frequency of each vocabulary item equals a recount of its occurrences in the present texts of its owner's entries. */
export const frequenciesCheck: Check = {
  name: 'frequencies',
  async findProblems({ databases }) {
    const [items, occurrences, entries] = await Promise.all([
      databases.query<ItemRow>(
        'language',
        'SELECT id, user_id, character, frequency, created_at FROM vocabulary_item WHERE is_user_generated',
      ),
      databases.query<{ item_id: string; entry_id: string; count: number }>('language', 'SELECT * FROM occurrence'),
      databases.query<EntryRow>(
        'journal',
        `SELECT id, author_id, concat_ws(E'\\n', title, content, extracted_text) AS text, updated_at FROM entry`,
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
  { id, character, frequency, created_at }: ItemRow,
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
    const counted = counts.get(entry.id);
    const mustBeCounted = entry.updated_at.getTime() - created_at.getTime() > MUST_BE_COUNTED_AFTER_MS;
    if ((counted ?? 0) !== actual && (mustBeCounted || counted !== undefined))
      problems.push(`item ${id} occurs ${actual} times in entry ${entry.id}, and ${counted ?? 0} are counted`);
  }
  return problems;
}
