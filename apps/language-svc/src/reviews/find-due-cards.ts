import type { StatementExecutor } from '@memory/service-kit/database';
import { Prisma } from '../generated/prisma/client.ts';
import { isFunctionWord } from '../vocabulary/function-words.ts';
import { type CardRow, cardColumns } from './card-store.ts';
import { type DayNumber, formatDay } from './learner-day.ts';
import type { CardKey } from './replay.ts';

interface FindOptions {
  readonly userId: string;
  readonly today: DayNumber;
  readonly types: readonly string[];
  readonly limit: number;
}

/** SQL: whether an item `i` is learned: not hidden, and not marked as known. */
const isLearned = Prisma.sql`i.hidden_at IS NULL AND i.known_at IS NULL`;
/** SQL: whether an item occurs in an entry of its owner, so that there is a sentence with a gap. */
const occursIn = (itemId: string): Prisma.Sql =>
  Prisma.sql`EXISTS (SELECT FROM occurrence o WHERE o.item_id = ${Prisma.raw(itemId)} AND o.count > 0)`;

/**
 * Finds the cards that are due on a day, the weakest card first: the card with the lowest probability of being known. This probability falls with
 * the number of days since the last review, divided by the stability. Only the weakest due card of each item is found, and none if another card of
 * the item was reviewed on this day. Cards that were forgotten on this day come last.
 * @returns at most `limit` cards, and the total number of these cards
 */
export async function findDueCards(
  statements: StatementExecutor,
  { userId, today, types, limit }: FindOptions,
): Promise<{ cards: CardRow[]; total: number }> {
  const day = formatDay(today);
  const rows = await statements.query<CardRow & { total: number }>(Prisma.sql`
    WITH studied AS (
      SELECT item_id, card_type FROM review_card WHERE user_id = ${userId}::uuid AND last_day >= ${day}::date
    ), due AS (
      SELECT DISTINCT ON (c.item_id) c.*, (${day}::date - c.last_day) / c.stability AS weakness
      FROM review_card c JOIN vocabulary_item i ON i.id = c.item_id
      WHERE c.user_id = ${userId}::uuid AND c.due_day <= ${day}::date AND NOT c.is_leech AND c.card_type = ANY(${types}::text[])
        AND ${isLearned} AND (c.card_type <> 'gap' OR ${occursIn('c.item_id')})
        AND NOT EXISTS (SELECT FROM studied s WHERE s.item_id = c.item_id AND s.card_type <> c.card_type)
      ORDER BY c.item_id, weakness DESC, c.card_type
    )
    SELECT ${cardColumns}, count(*) OVER ()::int AS total FROM due c ORDER BY c.weakness DESC, c.item_id LIMIT ${limit}`);
  return { cards: rows, total: rows[0]?.total ?? 0 };
}

/**
 * Finds items for which the next card type can be introduced: all earlier types were answered correctly on an earlier day, and no card of the item
 * is due or was reviewed on this day. Items that were reviewed longest ago come first.
 */
export async function findNextTypes(
  statements: StatementExecutor,
  { userId, today, types, limit }: FindOptions,
): Promise<CardKey[]> {
  const day = formatDay(today);
  // Sets of types are bit masks, in the order in which the types are introduced: `missing & -missing` is the first missing type.
  const bit = Prisma.sql`(1 << (array_position(${types}::text[], c.card_type) - 1))`;
  const gap = types.includes('gap') ? 1 << types.indexOf('gap') : 0;
  const rows = await statements.query<{ itemId: string; next: number }>(Prisma.sql`
    WITH items AS (
      SELECT c.item_id, coalesce(bit_or(${bit}), 0) AS present, max(c.last_day) AS last_day,
        coalesce(bit_or(${bit}) FILTER (WHERE c.first_right_day < ${day}::date), 0) AS passed
      FROM review_card c WHERE c.user_id = ${userId}::uuid
      GROUP BY c.item_id HAVING count(${bit}) < ${types.length}::int AND max(c.last_day) < ${day}::date
        AND coalesce(min(c.due_day) FILTER (WHERE NOT c.is_leech AND c.card_type = ANY(${types}::text[])) > ${day}::date, true)
    ), available AS (
      SELECT m.*, ${(1 << types.length) - 1}::int & ~m.present & CASE WHEN ${occursIn('m.item_id')} THEN -1 ELSE ~${gap}::int END AS missing
      FROM items m JOIN vocabulary_item i ON i.id = m.item_id AND ${isLearned}
    )
    SELECT item_id AS "itemId", missing & -missing AS next FROM available
    WHERE missing <> 0 AND present & ((missing & -missing) - 1) & ~passed = 0
    ORDER BY last_day, item_id LIMIT ${limit}`);
  return rows.map(({ itemId, next }) => ({ itemId, type: types[Math.log2(next)] ?? '' }));
}

/** An item without any card, with the first type that can be introduced. */
export interface NewItem extends CardKey {
  readonly character: string;
}

/** The number of additional rows that are read, because function words (的, 了) are removed from the result afterwards. */
const FUNCTION_WORDS_MAX = 400;

/**
 * Finds items without any card, the newest first, each with the first type that can be introduced. Function words are left out unless the user typed
 * them.
 */
export async function findNewItems(
  statements: StatementExecutor,
  { userId, types, limit }: FindOptions,
): Promise<NewItem[]> {
  const first = types[0] ?? null;
  const withoutGap = types.find((type) => type !== 'gap') ?? null;
  const rows = await statements.query<NewItem & { isUserGenerated: boolean }>(Prisma.sql`
    SELECT * FROM (
      SELECT i.id AS "itemId", i.character, i.is_user_generated AS "isUserGenerated", i.created_at, i.frequency,
        CASE WHEN ${first}::text <> 'gap' OR ${occursIn('i.id')} THEN ${first}::text ELSE ${withoutGap}::text END AS type
      FROM vocabulary_item i
      WHERE i.user_id = ${userId}::uuid AND ${isLearned}
        AND NOT EXISTS (SELECT FROM review_card c WHERE c.user_id = ${userId}::uuid AND c.item_id = i.id)
    ) AS found WHERE type IS NOT NULL ORDER BY created_at DESC, frequency DESC, "itemId" LIMIT ${limit + FUNCTION_WORDS_MAX}`);
  const shown = rows.filter(({ character, isUserGenerated }) => isUserGenerated || !isFunctionWord(character));
  return shown.slice(0, limit).map(({ itemId, type, character }) => ({ itemId, type, character }));
}
