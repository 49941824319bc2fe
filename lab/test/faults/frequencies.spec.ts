import { describe, expect, it } from 'vitest';
import type { CheckContext } from '../../src/faults/checks/check.ts';
import { frequenciesCheck } from '../../src/faults/checks/counters.ts';
import type { Databases } from '../../src/product/databases.ts';

const item = { id: 'item', user_id: 'li', character: '天', frequency: 2 };
const entry = { id: 'entry', author_id: 'li', text: '今天，明天' };
const occurrence = { item_id: 'item', entry_id: 'entry', count: 2 };

/** The problems that the check finds in these rows. */
function findProblems(rows: { items?: object[]; entries?: object[]; occurrences?: object[] }): Promise<string[]> {
  const { items = [item], entries = [entry], occurrences = [occurrence] } = rows;
  const tables = new Map([
    ['vocabulary_item', items],
    ['occurrence', occurrences],
    ['entry', entries],
  ]);
  const databases = {
    query: async (_: string, sql: string) => tables.get(/FROM (\w+)/.exec(sql)?.[1] ?? ''),
    close: async () => undefined,
  } as unknown as Databases;
  return frequenciesCheck.findProblems({ databases } as CheckContext);
}

describe('the check of frequencies', () => {
  it('finds nothing when all occurrences are counted', async () => {
    expect(await findProblems({})).toEqual([]);
  });

  it.each([
    ['a frequency that is not the sum', { items: [{ ...item, frequency: 3 }] }],
    ['an entry that was not counted', { items: [{ ...item, frequency: 0 }], occurrences: [] }],
    ['an entry that was counted before it changed', { entries: [{ ...entry, text: '今天' }] }],
    ['an entry that was deleted', { entries: [] }],
    ['an entry from before the word that was not counted', { entries: [entry, { ...entry, id: 'older' }] }],
  ])('finds %s', async (_, rows) => {
    expect(await findProblems(rows)).toHaveLength(1);
  });
});
