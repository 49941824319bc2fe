import type { Prisma, VocabularyItem } from '../generated/prisma/client.ts';

/** The Prisma condition for the items that a user may see and change: the user's own. Items of other users are reported as not found. */
export function vocabularyOwnedBy(userId: string): Prisma.VocabularyItemWhereInput {
  return { userId };
}

/** Whether a user may delete an item. Items that the user typed may be deleted; items that were extracted from entries stay. */
export function canDeleteVocabularyItem(item: Pick<VocabularyItem, 'isUserGenerated'>): boolean {
  return item.isUserGenerated;
}

/** Whether a user may hide an item. Items that were extracted from entries may be hidden; items that the user typed can be deleted. */
export function canHideVocabularyItem(item: Pick<VocabularyItem, 'isUserGenerated'>): boolean {
  return !item.isUserGenerated;
}
