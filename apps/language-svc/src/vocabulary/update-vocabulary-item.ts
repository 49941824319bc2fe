import { isDeepStrictEqual } from 'node:util';
import type { WordState } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import { logWordStates } from '../word-states/word-state-log.ts';
import { publishVocabularyChange } from './publish-vocabulary-change.ts';
import { countHidden, countShownAgain } from './vocabulary-counts.ts';
import { canHideVocabularyItem, vocabularyOwnedBy } from './vocabulary.policy.ts';

export interface VocabularyItemChanges {
  pinyin?: string | null;
  englishTranslation?: string;
  isKnown?: boolean;
  isHidden?: boolean;
  state?: WordState;
}

@Injectable()
export class UpdateVocabularyItem {
  constructor(private readonly database: Database) {}

  /**
   * Changes the pinyin or the translation of an item, or its state: marks it as known, hides it or shows it again. Absent fields keep their
   * values; an empty pinyin is stored as null. A change of the state is logged.
   * @throws ApiError `vocabulary_item_not_found`, `vocabulary_item_not_hideable`
   */
  async execute(userId: string, id: string, changes: VocabularyItemChanges): Promise<VocabularyItem> {
    return this.database.$transaction(async (tx) => {
      // Of two concurrent changes, the second waits for the first, so that the log has the state that each change has replaced.
      await tx.$queryRaw`SELECT FROM vocabulary_item WHERE id = ${id}::uuid AND user_id = ${userId}::uuid FOR UPDATE`;
      const before = await tx.vocabularyItem.findFirst({ where: { AND: [vocabularyOwnedBy(userId), { id }] } });
      if (!before) throw new ApiError('vocabulary_item_not_found');
      const { pinyin, englishTranslation } = changes;
      const { isKnown, isHidden, chosenState } = marksOf(changes);
      if (isHidden && !canHideVocabularyItem(before)) throw new ApiError('vocabulary_item_not_hideable');
      const isEdited = pinyin !== undefined || englishTranslation !== undefined ? true : undefined;
      const changed = await tx.vocabularyItem.update({
        where: { id },
        data: {
          pinyin: pinyin === '' ? null : pinyin,
          englishTranslation,
          isEdited,
          knownAt: isKnown === undefined ? undefined : isKnown ? new Date() : null,
          chosenState: chosenState === before.scheduledState ? null : chosenState,
        },
      });
      const item = isHidden === undefined ? changed : await setHidden(tx, changed, isHidden);
      await logWordStates(tx, 'tap', [{ before, after: item }]);
      if (!isDeepStrictEqual(item, before)) await publishVocabularyChange(tx, userId);
      return item;
    });
  }
}

/**
 * Returns the marks of a chosen state. The mark 'known' ends an earlier choice of `new` or `learning`. An ignored item keeps its other marks for the
 * time when it is shown again.
 */
function marksOf({ state, isKnown, isHidden }: VocabularyItemChanges): {
  isKnown?: boolean | undefined;
  isHidden?: boolean | undefined;
  chosenState?: string | null | undefined;
} {
  if (state === undefined) return { isKnown, isHidden, chosenState: isKnown === undefined ? undefined : null };
  if (state === 'ignored') return { isHidden: true };
  return { isKnown: state === 'known', isHidden: false, chosenState: state === 'known' ? null : state };
}

/** Hides an item or shows it again, and counts it. */
async function setHidden(tx: Transaction, item: VocabularyItem, isHidden: boolean): Promise<VocabularyItem> {
  if ((item.hiddenAt !== null) === isHidden) return item;
  const changed = await tx.vocabularyItem.update({
    where: { id: item.id },
    data: { hiddenAt: isHidden ? new Date() : null },
  });
  await (isHidden ? countHidden : countShownAgain)(tx, item.userId);
  return changed;
}
