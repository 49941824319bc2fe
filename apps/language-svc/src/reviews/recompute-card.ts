import type { Transaction } from '../database.ts';
import { publishVocabularyChange } from '../vocabulary/publish-vocabulary-change.ts';
import { addDayTotals, writeCards } from './card-store.ts';
import type { LearnerParameters } from './learners.ts';
import { recordStatesOfCards } from './record-states-of-cards.ts';
import {
  type CardKey,
  type CardState,
  formatCardKey,
  type LogEvent,
  replay,
  subtractTotals,
  type TotalsByDay,
} from './replay.ts';
import { insertLogRows, type NewLogRow, readEvents } from './review-log.ts';

/** Adds a row to the log, and computes the row's card again from all events of the card in the log. */
export async function addRowAndRecompute(
  tx: Transaction,
  userId: string,
  { version, scheduler }: LearnerParameters,
  row: NewLogRow,
): Promise<CardState | null> {
  const key: CardKey = { itemId: row.itemId, type: row.type };
  const readCardEvents = async (): Promise<LogEvent[]> =>
    (await readEvents(tx, userId, [key])).get(formatCardKey(key)) ?? [];
  const earlierTotals: TotalsByDay = new Map();
  const totals: TotalsByDay = new Map();
  const stateBefore = replay(await readCardEvents(), earlierTotals, { scheduler, key });
  await insertLogRows(tx, userId, version, [{ ...row, stateBefore }]);
  const state = replay(await readCardEvents(), totals, { scheduler, key });
  await writeCards(tx, userId, [{ ...key, state }]);
  await recordStatesOfCards(tx, userId, [{ ...key, state }], row.reviewedAt);
  await addDayTotals(tx, userId, subtractTotals(totals, earlierTotals));
  await publishVocabularyChange(tx, userId);
  return state;
}
