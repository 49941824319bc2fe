import { UNKNOWN_TRANSLATION } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import { Learners } from '../reviews/learners.ts';
import { RebuildCards } from '../reviews/rebuild-cards.ts';
import { moveReviews } from '../reviews/review-log.ts';
import { lockVocabularyItems } from '../vocabulary/lock-vocabulary-items.ts';
import { publishVocabularyChange } from '../vocabulary/publish-vocabulary-change.ts';
import { logWordStates, moveWordStateChanges } from '../word-states/word-state-log.ts';
import { cleanWord, WordKeys } from './word-keys.ts';

/** The timeout of the transaction, in milliseconds: the cards of a user are computed from all of the user's reviews. */
const TIMEOUT_MS = 30 * 60_000;

/** Merges items of one user that are the same word. */
@Injectable()
export class MergeItems {
  constructor(
    private readonly database: Database,
    private readonly learners: Learners,
    private readonly rebuildCards: RebuildCards,
    private readonly wordKeys: WordKeys,
  ) {}

  /**
   * Merges an item with the item of the same user that has its key. The item that the user typed is kept; if both or none were typed, the one that is
   * not hidden, then the older one. The kept item gets the reviews, state changes and notes of both items and the earlier creation time. It is known
   * if one of the two was known, and hidden if both were hidden.
   * @param id the item without the key
   */
  async execute(userId: string, key: string, id: string): Promise<void> {
    // A user without reviews gets no row in `learner`.
    if (!(await this.database.learner.findUnique({ where: { userId } })))
      return this.database.$transaction((tx) => this.merge(tx, userId, key, id), { timeout: TIMEOUT_MS });
    return this.learners.change(
      userId,
      async (tx) => {
        await this.merge(tx, userId, key, id);
        await this.rebuildCards.rebuild(tx, userId);
      },
      { timeout: TIMEOUT_MS },
    );
  }

  private async merge(tx: Transaction, userId: string, wordKey: string, id: string): Promise<void> {
    const holder = await tx.vocabularyItem.findUnique({ where: { userId_wordKey: { userId, wordKey } } });
    if (!holder) return;
    await lockVocabularyItems(tx, userId, [holder.id, id]);
    const items = await tx.vocabularyItem.findMany({ where: { userId, id: { in: [holder.id, id] } } });
    // An earlier dictionary may have given the key to the holder. KeyStoredWords then gives the holder another key.
    const [kept, merged] = items
      .filter(({ character }) => this.wordKeys.keyOf(character) === wordKey)
      .toSorted(byPrecedence);
    if (!kept || !merged) return;
    await moveReviews(tx, userId, { from: merged.id, to: kept.id });
    await moveWordStateChanges(tx, { from: merged.id, to: kept.id });
    await tx.vocabularyItem.delete({ where: { id: merged.id } });
    await tx.occurrence.deleteMany({ where: { itemId: kept.id } });
    const after = await tx.vocabularyItem.update({
      where: { id: kept.id },
      data: { ...mergeFields(kept, merged), wordKey, frequency: kept.frequency + merged.frequency, isCounted: false },
    });
    const visible = [kept, merged].filter(({ hiddenAt }) => hiddenAt === null).length;
    const removed = after.hiddenAt === null ? { total: visible - 1, hidden: 2 - visible } : { total: 0, hidden: 1 };
    await tx.vocabularyCount.update({
      where: { userId },
      data: { total: { decrement: removed.total }, hidden: { decrement: removed.hidden } },
    });
    await logWordStates(tx, 'tap', [{ before: kept, after }]);
    await publishVocabularyChange(tx, userId, { hasUncountedItems: true });
  }
}

const byPrecedence = (one: VocabularyItem, other: VocabularyItem): number =>
  Number(other.isUserGenerated) - Number(one.isUserGenerated) ||
  Number(one.hiddenAt !== null) - Number(other.hiddenAt !== null) ||
  one.createdAt.getTime() - other.createdAt.getTime() ||
  (one.id < other.id ? -1 : 1);

function mergeFields(kept: VocabularyItem, merged: VocabularyItem): Partial<VocabularyItem> {
  const isUnknown = kept.englishTranslation === UNKNOWN_TRANSLATION;
  const [met] = [kept, merged]
    .filter(({ sourceEntryAt }) => sourceEntryAt !== null)
    .toSorted((a, b) => a.sourceEntryAt!.getTime() - b.sourceEntryAt!.getTime());
  return {
    character: cleanWord(kept.character),
    pinyin: kept.pinyin ?? merged.pinyin,
    englishTranslation: isUnknown ? merged.englishTranslation : kept.englishTranslation,
    notes: [...new Set([kept.notes, merged.notes])].filter((notes) => notes !== '').join('\n'),
    createdAt: earlier(kept.createdAt, merged.createdAt),
    isEdited: kept.isEdited || merged.isEdited,
    knownAt: earlier(kept.knownAt, merged.knownAt),
    chosenState: kept.chosenState ?? merged.chosenState,
    sourceEntryId: met?.sourceEntryId ?? null,
    sourceEntryAt: met?.sourceEntryAt ?? null,
    exportedNoteId: kept.exportedNoteId ?? (kept.wordKey === null ? kept.id : null),
  };
}

function earlier<Time extends Date | null>(one: Time, other: Time): Time {
  if (one === null || other === null) return one ?? other;
  return one <= other ? one : other;
}
