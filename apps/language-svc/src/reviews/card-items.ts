import type { DueCard } from '@memory/contracts';
import type { Database } from '../database.ts';

/** Reads what cards show of their items, by the ids of the items. */
export async function readCardItems(database: Database, ids: readonly string[]): Promise<Map<string, DueCard['item']>> {
  if (ids.length === 0) return new Map();
  const items = await database.vocabularyItem.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, character: true, pinyin: true, englishTranslation: true },
  });
  return new Map(items.map((item) => [item.id, item]));
}
